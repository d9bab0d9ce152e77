"""`python -m subak.guides [GAME …]`: goes through the lessons and names every step that does not work."""

import sys

from subak import games
from subak.guides.lessons import lesson_steps, problems
from subak.guides.lessons import read_lesson as read


def main(names: list[str]) -> int:
    found = 0
    for name in names or [kind.name for kind in games.shelf() if kind.brings("lesson")]:
        wrong = problems(name)
        for line in wrong:
            print(line)
        if not wrong:
            scenes, steps = len(read(name).scene), len(list(lesson_steps(name)))
            print(f"{name}: {steps} steps in {scenes} scenes, all fine")
        found += len(wrong)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
