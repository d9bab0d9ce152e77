"""Node counts (perft): how many sequences of picks there are from fixed positions, split by the first pick.

`counts/<game>.txt` in the tests holds them; `make counts` writes them anew. A position is a line `position`, its
options, and the moves that lead to it; seats pick in the order of their letters. What is legal is checked independently
elsewhere (see `tests/games/<game>`); the counts guard against unnoticed change.
"""

import shlex
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import subak
from conformance import chosen
from subak.game import Game
from subak.show.choices import SEAT_LETTERS


def file_of(name: str) -> Path:
    return chosen.KEPT / "counts" / f"{name}.txt"


@dataclass
class Position:
    """A fixed position and its counts as written."""

    name: str
    game: str
    options: dict[str, str]
    moves: list[str]
    depth: int
    split: dict[str, int] = field(default_factory=dict)

    def reach(self) -> Game:
        options = dict(self.options)
        seats = int(options.pop("seats")) if "seats" in options else None
        game = subak.new(self.game, seats=seats, seed=options.pop("seed"), options=options)
        for move in self.moves:
            game.push(move, game.actors[0])
        return game

    def counted(self) -> dict[str, int]:
        """The number of leaves behind each pick of the first seat that acts."""
        game = self.reach()
        seat = game.actors[0]
        found = {}
        for move in game.moves(seat):
            game.push(move)
            found[move.text] = leaves(game, self.depth - 1)
            game.pop()
        return found


def leaves(game: Game, depth: int) -> int:
    """How many sequences of `depth` picks there are from here (fewer if the game ends)."""
    if depth == 0 or game.is_over:
        return 1
    seat = game.actors[0]
    codes = game.codes(seat).tolist()
    if depth == 1:
        return len(codes)
    total = 0
    for code in codes:
        game.push(code, seat)
        total += leaves(game, depth - 1)
        game.pop()
    return total


def read_positions(name: str) -> Iterator[Position]:
    position: Position | None = None
    for line in file_of(name).read_text(encoding="utf-8").splitlines():
        words = shlex.split(line.split("#")[0])
        if not words:
            continue
        if words[0] == "position":
            if position:
                yield position
            options = dict(word.split("=", 1) for word in words[2:])
            position = Position(words[1], name, options, [], 1)
        elif position and words[0] == "moves":
            position.moves += words[1:]
        elif position and words[0] == "depth":
            position.depth = int(words[1])
        elif position and words[0] == "split":
            position.split |= {pair.rsplit("=", 1)[0]: int(pair.rsplit("=", 1)[1]) for pair in words[1:]}
    if position:
        yield position


def written(position: Position, split: dict[str, int]) -> str:
    """A position with its counts, as in the file."""
    options = " ".join(f"{key}={shlex.quote(value)}" for key, value in position.options.items())
    lines = [f"position {shlex.quote(position.name)} {options}"]
    lines += [f"moves {' '.join(position.moves[at : at + 6])}" for at in range(0, len(position.moves), 6)]
    lines.append(
        f"depth {position.depth}  # {SEAT_LETTERS[position.reach().actors[0]]} picks, {sum(split.values())} in all"
    )
    pairs = [f"{move}={count}" for move, count in split.items()]
    lines += [f"split {' '.join(pairs[at : at + 8])}" for at in range(0, len(pairs), 8)]
    return "\n".join(lines) + "\n"


def write_all() -> None:
    for name in chosen.game_names():
        if not file_of(name).exists():
            print(f"write {file_of(name)} with some positions first")
            continue
        texts = [written(position, position.counted()) for position in read_positions(name)]
        file_of(name).write_text("\n".join(texts), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:]:
        chosen.choose(*sys.argv[1:])
    write_all()
