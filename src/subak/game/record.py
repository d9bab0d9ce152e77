"""The text record: headers, then numbered lines, each with a seat and its moves.

    [Subak "1"]
    [Game "terraces"]
    [Rules "1"]
    [Seats "2"]
    [Seed "7"]
    [edition "de"]
    …

    1. A boran v0,0
    2. B tevy h0,0
    3. A kosal v2,-1 dry:dara

`#` starts a comment. Small headers are the game's options. `docs/records.md` describes every header.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from subak.errors import BadOption, RecordError, SubakError, one_of
from subak.game.game import Game
from subak.games import find
from subak.games.kind import option_text
from subak.show.choices import SEAT_LETTERS

FORMAT = "1"
LINE_MOVES = 6
"""The most moves on a line."""

REQUIRED = ("Subak", "Game", "Rules", "Seats", "Seed")
OPTIONAL = ("Components", "Deal", "Result")

_HEADER = re.compile(r'\[([A-Za-z_]+)\s+"(.*)"\]\s*(?:#.*)?')
_MOVES = re.compile(r"([0-9]{1,6})\.\s*([A-D])((?:\s+\S+)+)")


# --- writing ---------------------------------------------------------------------------------------------------
def write_record(game: Game) -> str:
    """The game as text; `read_record` gives back the same bytes."""
    headers = {
        "Subak": FORMAT,
        "Game": game.kind.name,
        "Rules": str(game.kind.version),
        "Seats": str(game.seats),
        "Seed": _seed_text(game.seed),
        "Components": _components_text(game.components),
    }
    if game.deal is not None:
        headers["Deal"] = game.deal
    headers |= {name: option_text(value) for name, value in game.options.items()}
    if game.is_over:
        headers["Result"] = result_text(game)
    lines = [f'[{name} "{value}"]' for name, value in headers.items()]
    return "\n".join([*lines, "", *_move_lines(game)]) + "\n"


def _seed_text(seed: int | str) -> str:
    return str(seed)


def _components_text(components: Any) -> str:
    name = "subak" if components.is_ours else Path(components.file).name
    return f"{name} {components.digest}"


def result_text(game: Game) -> str:
    """Points and winner: `A 41, B 38: A wins`."""
    points = ", ".join(f"{SEAT_LETTERS[seat]} {score}" for seat, score in enumerate(game.scores))
    winners = [SEAT_LETTERS[seat] for seat in game.winners]
    return f"{points}: {winners[0]} wins" if len(winners) == 1 else f"{points}: {' and '.join(winners)} share the win"


def _move_lines(game: Game) -> Iterator[str]:
    number, seat, texts = 0, -1, list[str]()
    for move in game.history:
        if texts and (move.seat != seat or len(texts) == LINE_MOVES):
            number += 1
            yield f"{number}. {SEAT_LETTERS[seat]} {' '.join(texts)}"
            texts = []
        seat = move.seat
        texts.append(move.text)
    if texts:
        yield f"{number + 1}. {SEAT_LETTERS[seat]} {' '.join(texts)}"


# --- reading ---------------------------------------------------------------------------------------------------
@dataclass
class _Headers:
    """The headers read so far and the lines they stand on."""

    values: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)

    def add(self, name: str, value: str, line: int) -> None:
        if name in self.values:
            raise RecordError(f"header {name} stands already on line {self.lines[name]}; expected it once", line)
        self.values[name], self.lines[name] = value, line


def content_lines(text: str) -> Iterator[tuple[int, str]]:
    """Line numbers and lines, without comments and blank ones."""
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        line = line.split("#", 1)[0].strip() if not line.startswith("[") else line.strip()  # a seed may contain #
        if line:
            yield number, line


def read_record(text: str, components: Path | None = None) -> Game:
    """Replay a record; refuses with line number and reason."""
    headers, game, expected = _Headers(), None, 1
    last = 0
    for last, line in content_lines(text):
        header = _HEADER.fullmatch(line)
        if header and game is None:
            headers.add(header[1], header[2], last)
            continue
        if line.startswith("["):
            problem = "headers stand before the first move" if header else 'expected a header such as [Seed "7"]'
            raise RecordError(f"{line[:40]!r}: {problem}", last, game)
        if game is None:
            game = start_game(headers, last, components)
        play_line(game, line, last, expected)
        expected += 1
    game = game or start_game(headers, last + 1, components)
    _check_result(game, headers, last)
    return game


def start_game(headers: _Headers, line: int, components: Path | None) -> Game:
    """The game the headers describe, before its first move. `line` is where the headers end."""
    values = headers.values
    for name in REQUIRED:
        if name not in values:
            raise RecordError(f'header {name} is missing; expected [{name} "…"] before the first move', line)
    at = headers.lines
    if values["Subak"] != FORMAT:
        raise RecordError(f"format {values['Subak']!r} is unknown; expected {FORMAT!r}", at["Subak"])
    try:
        kind = find(values["Game"])
    except SubakError as error:
        raise RecordError(str(error), at["Game"]) from error
    if values["Rules"] != str(kind.version):
        raise RecordError(
            f"rules version {values['Rules']!r} cannot be replayed; expected {str(kind.version)!r}", at["Rules"]
        )
    if not re.fullmatch("[0-9]", values["Seats"]):
        raise RecordError(f"{values['Seats']!r} is no number of seats", at["Seats"])
    options = {name: value for name, value in values.items() if name not in REQUIRED + OPTIONAL}
    known = [option.name for option in kind.options]
    for name in options:
        if name not in known:
            raise RecordError(f"unknown header {name}; {one_of(name, [*REQUIRED, *OPTIONAL, *known])}", at[name])
    try:
        loaded = kind.load_components(components)
        _check_components(values, at, loaded)
        return Game(
            kind,
            seats=int(values["Seats"]),
            seed=values["Seed"],
            components=loaded,
            deal=values.get("Deal"),
            options=options,
        )
    except BadOption as error:
        raise RecordError(str(error), at.get(error.option, line)) from error


def _check_components(values: dict[str, str], at: dict[str, int], loaded: Any) -> None:
    text = values.get("Components")
    if text is not None and text.split()[-1:] != [loaded.digest]:
        raise RecordError(
            f"played with the components {text!r}, these are {_components_text(loaded)!r}; "
            "give the file it was played with (components=…, --components)",
            at["Components"],
        )


def play_line(game: Game, line: str, number: int, expected: int) -> None:
    """Make the moves of one numbered line."""
    match = _MOVES.fullmatch(line)
    if match is None:
        raise RecordError(f"{line!r} is no line of moves; expected '{expected}. A move move …'", number, game)
    if int(match[1]) != expected:
        raise RecordError(f"line of moves {match[1]}, but {expected} comes next", number, game)
    seat = SEAT_LETTERS.index(match[2])
    for text in match[3].split():
        try:
            game.push(text, seat)
        except SubakError as error:
            raise RecordError(str(error), number, game) from error


def _check_result(game: Game, headers: _Headers, last: int) -> None:
    stated = headers.values.get("Result")
    if stated is None:
        return
    if not game.is_over:
        raise RecordError("the record ends before the game does, though it states a result; is it cut off?", last, game)
    if stated != result_text(game):
        raise RecordError(
            f"the result {stated!r} is wrong; these moves end {result_text(game)!r}", headers.lines["Result"], game
        )


def load_record(path: Path, components: Path | None = None) -> Game:
    """Replay a record from a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(f"{path} cannot be read ({error.strerror}); expected a record") from error
    except UnicodeDecodeError as error:
        raise RecordError(f"{path} is no text in UTF-8; expected a record") from error
    return read_record(text, components)
