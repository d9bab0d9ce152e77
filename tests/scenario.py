"""Scenario tests: records with expectations, which a person can read and check by eye.

A scenario is a record whose lines may be mixed with

    ? choices A flow:a3 flow:b2   the seat's moves, all of them (nothing behind it: none)
    ? offers A v0,0 h2,1          these moves are among the seat's
    ? lacks A v0,0                … and these are not
    ? refuse A v0,0 covered       this move is refused, and the reason contains these words
    ? points A 5                  the seat's points now
    ? actors A B                  who owes a decision (nothing behind it: the game is over)
    ? winner A                    (winner A B: shared)
    ? event field A 2 0 1 0       an event of the last move, with its first numbers
    ? noevent field               nothing of the kind happened in the last move
    ? phase dry                   what the table shows, by the name it has in `view().to_dict()`
    ? rivers.verde a1 a2          … also further in; lists are written with spaces, dictionaries as `city:3 b3:1`
    ? A rice 7                    … of a seat
    ? paddy A 2 discs 1 weeds 0   Spirits: what is in the paddy that begins at hex 2
    ? earned A size 5             Seasons: where points came from
    ? fields A 2h1 1              Seasons: closed fields, see `field_text`
    ? farm A                      Seasons: followed by the picture, each line behind `|`

`cards.toml` in a game's folder is the set of components that its scenarios are written for: redesigning ours must not
touch them.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from subak.errors import MoveError
from subak.game import Game
from subak.game.record import _HEADER, _Headers, play_line, start_game
from subak.games import find
from subak.show.choices import SEAT_LETTERS

Check = Callable[[Game, int, list[str]], tuple[object, object]]
"""What was found and what was expected."""


class Scenario:
    """Plays a scenario file and checks its expectations as it goes."""

    def __init__(self, path: Path, components: Path | None = None) -> None:
        self.path, self.components = path, components
        self.lines = list(enumerate(path.read_text(encoding="utf-8").splitlines(), 1))
        self.headers, self.expected = _Headers(), 1
        self.game: Game | None = None
        self.checks = 0

    def run(self) -> Game:
        lines = iter(self.lines)
        for number, line in lines:
            text = line.split("#", 1)[0].strip() if not line.startswith("[") else line.strip()
            if not text or text.startswith("|"):
                continue
            if match := _HEADER.fullmatch(text):
                self.headers.add(match[1], match[2], number)
            elif text.startswith("?"):
                self._check(number, text.removeprefix("?").split())
            else:
                play_line(self._started(number), text, number, self.expected)
                self.expected += 1
        assert self.checks, f"{self.path.name} expects nothing"
        return self._started(0)

    def _started(self, number: int) -> Game:
        if self.game is None:
            self.headers.values.setdefault("Subak", "1")
            version = str(find(self.headers.values["Game"]).version)
            for name, value in (("Rules", version), ("Seats", "2"), ("Seed", "0")):
                self.headers.values.setdefault(name, value)
            self.game = start_game(self.headers, number, self.components)
        return self.game

    def _check(self, number: int, words: list[str]) -> None:
        self.checks += 1
        where = f"{self.path.name}, line {number}: ? {' '.join(words)}"
        check: Check | None = getattr(self, f"_{words[0]}", None)
        game = self._started(number)
        found, expected = check(game, number, words[1:]) if check else shown(game, words)
        assert found == expected, f"{where}\nfound    {found}\nexpected {expected}\n{self._pictures()}"

    def _pictures(self) -> str:
        game = self._started(0)
        return "\n".join(game.view().picture(seat) for seat in range(game.seats))

    # --- expectations ------------------------------------------------------------------------------------------
    def _points(self, game: Game, number: int, words: list[str]) -> tuple[object, object]:
        return game.scores[_seat(words)], int(words[1])

    def _earned(self, game: Game, number: int, words: list[str]) -> tuple[object, object]:
        return _player(game, words)["earned"].get(words[1], 0), int(words[2])

    def _fields(self, game: Game, number: int, words: list[str]) -> tuple[object, object]:
        return sorted(map(field_text, _player(game, words)["fields"])), sorted(words[1:])

    def _actors(self, game: Game, number: int, words: list[str]) -> tuple[object, object]:
        return [SEAT_LETTERS[seat] for seat in game.actors], words

    def _winner(self, game: Game, number: int, words: list[str]) -> tuple[object, object]:
        return [SEAT_LETTERS[seat] for seat, share in enumerate(game.outcome or ()) if share], words

    def _event(self, game: Game, number: int, words: list[str]) -> tuple[object, object]:
        kind, seat, numbers = words[0], -1 if words[1] == "-" else _seat(words[1:]), tuple(map(int, words[2:]))
        events = [(event.kind, event.seat, event.numbers[: len(numbers)]) for event in game.last_events]
        return (kind, seat, numbers) in events, True

    def _noevent(self, game: Game, number: int, words: list[str]) -> tuple[object, object]:
        return [event for event in game.last_events if event.kind == words[0]], []

    def _refuse(self, game: Game, number: int, words: list[str]) -> tuple[object, object]:
        before = game.to_bytes()
        try:
            game.push(words[1], _seat(words))
        except MoveError as error:
            assert game.to_bytes() == before
            return " ".join(words[2:]) in str(error) or str(error), True
        return "accepted", "refused"

    def _choices(self, game: Game, number: int, words: list[str]) -> tuple[object, object]:
        return sorted(move.text for move in game.moves(_seat(words))), sorted(words[1:])

    def _lacks(self, game: Game, number: int, words: list[str]) -> tuple[object, object]:
        return sorted(set(words[1:]) & {move.text for move in game.moves(_seat(words))}), []

    def _offers(self, game: Game, number: int, words: list[str]) -> tuple[object, object]:
        offered = {move.text for move in game.moves(_seat(words))}
        return sorted(set(words[1:]) - offered), []

    def _paddy(self, game: Game, number: int, words: list[str]) -> tuple[object, object]:
        paddies = _player(game, words)["paddies"]
        paddy: dict[str, Any] = next((paddy for paddy in paddies if paddy["hex"] == int(words[1])), {})
        wanted = dict(zip(words[2::2], words[3::2], strict=True))
        return {name: _text(paddy.get(name)) for name in wanted}, {name: [value] for name, value in wanted.items()}

    def _farm(self, game: Game, number: int, words: list[str]) -> tuple[object, object]:
        drawn = list(self._picture_below(number))
        return game.view().picture(_seat(words)).splitlines(), drawn

    def _picture_below(self, number: int) -> Iterator[str]:
        for _, line in self.lines[number:]:
            if not line.startswith("|"):
                return
            yield line.removeprefix("|").rstrip()


def shown(game: Game, words: list[str]) -> tuple[object, object]:
    """What the table shows under a name, or (with a letter before it) of a seat."""
    found: Any = game.view().to_dict()
    if words[0] in SEAT_LETTERS:
        found, words = _player(game, words), words[1:]
    for name in words[0].split("."):
        found = found[name]
    return _text(found), sorted(words[1:]) if isinstance(found, dict) else words[1:]


def _text(value: Any) -> list[str]:
    """As scenarios write it; nothing is `-`. A dictionary has no order."""
    if isinstance(value, dict):
        return sorted(f"{name}:{part}" for name, part in value.items())
    if isinstance(value, list | tuple):
        return list(map(str, value))
    return ["-" if value is None else str(value).lower()]


def field_text(field: dict[str, int]) -> str:
    """`3` parcels, then `f`armers, `h`ouses and `b`uffalo with their numbers: 3f1h2."""
    parts = [str(field["parcels"])]
    for letter, name in (("f", "farmers"), ("h", "houses"), ("b", "buffalo")):
        if field[name]:
            parts.append(f"{letter}{field[name]}")
    return "".join(parts)


def _seat(words: list[str]) -> int:
    return SEAT_LETTERS.index(words[0])


def _player(game: Game, words: list[str]) -> dict[str, Any]:
    player: dict[str, Any] = game.view().to_dict()["players"][_seat(words)]
    return player
