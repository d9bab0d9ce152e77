"""Self-play: games between computer players, kept decision by decision as Parquet files for people who teach machines.

    decisions = read("games")
    decisions.observation, decisions.policy(), decisions.share

A folder holds `meta.json` and files of some games each. The seed and a game's number are all that a game depends on, so
a run that was stopped goes on with the games that are missing, and a longer one begins with those of a shorter one.
"""

import functools
import hashlib
import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import subak
from subak.envs.encoding import Encoding, Mask, Tensor, encoding_of
from subak.errors import BadOption
from subak.game import Game
from subak.games.kind import Value
from subak.players import Player, SearchPlayer
from subak.players.levels import make_player
from subak.study.arena import lineups
from subak.study.files import arrow, parquet, write_whole
from subak.study.workers import do_all

FORMAT = 1
TOGETHER = 20
"""Games in a file. If a worker dies, all games of its file are played again."""
META = "meta.json"
_NAME = re.compile(r"games-(\d{9})-(\d{9})\.parquet")


@dataclass(frozen=True)
class Plan:
    """Who plays what. With its number, everything that a game depends on."""

    game: str
    players: tuple[str, ...]
    seats: int
    options: dict[str, Value]  # all of them
    seed: str

    @property
    def turns(self) -> int:
        """The number of games after which every player has sat at every seat."""
        return len(lineups(len(self.players), self.seats, 0))

    def lineup(self, number: int) -> tuple[int, ...]:
        """The player at each seat. Seats turn as in the arena, but every game has a deal of its own."""
        return lineups(len(self.players), self.seats, number // self.turns)[number % self.turns]

    def seed_of(self, number: int) -> str:
        """As for `subak.new`."""
        return f"{self.seed} {number}"


# --- playing ---------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Decision:
    """What a seat saw, what it might have done, and what it did."""

    seat: int
    seen: Tensor
    legal: Mask
    move: int
    visits: list[float] | None  # of a searching player, for each legal move: its share of the visits


@dataclass(frozen=True)
class Played:
    """A game from the first decision to the end."""

    number: int
    lineup: tuple[int, ...]
    decisions: list[Decision]
    shares: tuple[float, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class File:
    """Some games, ready to be written. Workers on other machines may not see the folder, so they send the content."""

    games: range
    decisions: int
    content: bytes


def play_game(plan: Plan, number: int) -> Played:
    game = subak.new(plan.game, seats=plan.seats, seed=plan.seed_of(number), options=plan.options)
    encoding, lineup = encoding_of(plan.game), plan.lineup(number)
    players = [make_player(plan.players[who], _dice(plan, number, seat)) for seat, who in enumerate(lineup)]
    decisions = []
    while actors := game.actors:
        seat = actors[0]
        seen, legal = encoding.look(game, seat)
        move, visits = _chosen(players[seat], game, seat)
        decisions.append(Decision(seat, seen, legal, move, visits))
        game.push(move, seat)
    return Played(number, lineup, decisions, game.outcome or (), game.scores)


def _dice(plan: Plan, number: int, seat: int) -> int:
    """A seed for the player at a seat that tells nothing of the deal."""
    return int.from_bytes(hashlib.sha256(f"player {seat} {plan.seed_of(number)}".encode()).digest()[:4])


def _chosen(player: Player, game: Game, seat: int) -> tuple[int, list[float] | None]:
    """The move; for a searching player also the visits."""
    if not isinstance(player, SearchPlayer):
        return player.choose(game, seat), None
    codes = game.codes(seat).tolist()
    if len(codes) == 1:
        return codes[0], [1.0]
    judged = player.judge(game, seat)
    weights = {one.code: one.weight for one in judged}  # only one of them where the end is known exactly
    return judged[0].code, [weights.get(code, 0.0) for code in codes]


def play_file(plan: Plan, games: range) -> File:
    """Some games and what they look like as a file."""
    played = [play_game(plan, number) for number in games]
    columns = _columns(plan, played)
    return File(games, len(columns["move"]), parquet(columns, about(plan)))


def _columns(plan: Plan, games: Sequence[Played]) -> dict[str, Any]:
    """One row per decision."""
    pa, encoding = arrow(), encoding_of(plan.game)
    rows = [(game, at, one) for game in games for at, one in enumerate(game.decisions)]
    legal = np.packbits([one.legal for _, _, one in rows], axis=1, bitorder="little")
    return {
        "game": pa.array([game.number for game, _, _ in rows], pa.int64()),
        "seed": pa.array([plan.seed_of(game.number) for game, _, _ in rows], pa.string()),
        "number": pa.array([at for _, at, _ in rows], pa.int32()),
        "seat": pa.array([one.seat for _, _, one in rows], pa.int8()),
        "player": pa.array([game.lineup[one.seat] for game, _, one in rows], pa.int8()),
        "observation": pa.array([one.seen.tobytes() for _, _, one in rows], pa.binary(encoding.size)),
        "legal": pa.array([row.tobytes() for row in legal], pa.binary(legal.shape[1])),
        "move": pa.array([one.move for _, _, one in rows], pa.int32()),
        "visits": pa.array([one.visits for _, _, one in rows], pa.list_(pa.float32())),
        "share": pa.array([game.shares[one.seat] for game, _, one in rows], pa.float32()),
        "points": pa.array([game.points[one.seat] for game, _, one in rows], pa.int32()),
    }


# --- folders ---------------------------------------------------------------------------------------------------------
def about(plan: Plan) -> dict[str, Any]:
    """What a reader of the files needs to know: the content of `meta.json`."""
    encoding = encoding_of(plan.game)
    return {
        "format": FORMAT,
        "game": plan.game,
        "players": list(plan.players),
        "seats": plan.seats,
        "options": plan.options,
        "seed": plan.seed,
        "subak": subak.__version__,
        "rules": encoding.kind.version,
        "components": encoding.kind.load_components(None).digest,
        "encoding": digest_of(encoding),
        "observation": encoding.size,
        "actions": encoding.actions,
    }


def digest_of(encoding: Encoding) -> str:
    """Changes with what the numbers of observations and moves mean."""
    return hashlib.sha256(repr((encoding.fields, encoding.picks)).encode()).hexdigest()


def generate(
    folder: Path,
    plan: Plan,
    games: int,
    after: Callable[[File], None],
    jobs: int | None = None,
    ray: str | None = None,
    together: int = TOGETHER,
) -> None:
    """Play the games that are missing up to `games`, and call `after` with every new file. `jobs` and `ray` say where
    to play (`workers.do_all`)."""
    arrow()  # what cannot work is refused before anything is played
    for player in plan.players:
        make_player(player)
    open_folder(folder, plan)

    def keep(_: int, file: File) -> None:
        write_whole(folder / _name(file.games), file.content)
        after(file)

    do_all(functools.partial(play_file, plan), missing(folder, games, together), keep, jobs, ray)


def open_folder(folder: Path, plan: Plan) -> None:
    """A new folder, or one with games of the same plan."""
    meta = about(plan)
    if (folder / META).exists():
        found = meta_of(folder)
        other = [f"{name} {found.get(name)!r}, not {meta[name]!r}" for name in meta if found.get(name) != meta[name]]
        if other:
            raise BadOption(f"{folder} holds other games: {'; '.join(other)}. Choose another folder", "out")
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise BadOption(f"{folder} is not empty, and holds no self-play; choose another folder", "out")
        write_whole(folder / META, json.dumps(meta, indent=1).encode())
    except OSError as error:
        raise BadOption(f"{folder}: cannot be written ({error.strerror})", "out") from error


def meta_of(folder: Path) -> dict[str, Any]:
    try:
        meta: dict[str, Any] = json.loads((folder / META).read_bytes())
        return {**meta, "format": meta["format"]}
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadOption(f"{folder} holds no self-play ({META}: {error})", "out") from error


def _name(games: range) -> str:
    return f"games-{games[0]:09}-{games[-1]:09}.parquet"


def files_in(folder: Path) -> list[tuple[range, Path]]:
    """The games that are there, and where; none if there is no folder yet."""
    found = []
    for path in sorted(folder.glob("*.parquet")):
        if match := _NAME.fullmatch(path.name):
            found.append((range(int(match[1]), int(match[2]) + 1), path))
    return found


def played_in(folder: Path) -> set[int]:
    """The numbers of the games that are there."""
    return {number for numbers, _ in files_in(folder) for number in numbers}


def missing(folder: Path, games: int, together: int = TOGETHER) -> list[range]:
    """The games that are missing, divided into files."""
    there, found = played_in(folder), list[range]()
    for number in range(games):
        if number in there:
            continue
        if found and found[-1].stop == number and len(found[-1]) < together:
            found[-1] = range(found[-1].start, number + 1)
        else:
            found.append(range(number, number + 1))
    return found


# --- reading ---------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Decisions:
    """Decisions as arrays, one entry (or row) each, in the order of the games."""

    about: dict[str, Any]  # the content of meta.json
    game: NDArray[np.int64]
    seed: NDArray[np.str_]  # `subak.new(game, seats=…, seed=…, options=…)` deals the same game
    number: NDArray[np.int32]  # of the decision in its game, from 0
    seat: NDArray[np.int8]
    player: NDArray[np.int8]  # which of `about["players"]`
    observation: NDArray[np.int8]  # (decisions, size): `encoding_of(game).named(…)` has names for it
    legal: NDArray[np.bool_]  # (decisions, actions)
    move: NDArray[np.int32]
    share: NDArray[np.float32]  # of the win, in the end, for the seat that decided
    points: NDArray[np.int32]  # in the end
    visits: NDArray[np.float32]  # shares of the visits of all legal moves, one decision after the other …
    visited: NDArray[np.int32]  # … and how many of them belong to each: none if the player did not search

    def __len__(self) -> int:
        return len(self.move)

    def policy(self) -> NDArray[np.float32]:
        """(decisions, actions): a searching player's shares of the visits; of others all for the move they made."""
        found = np.zeros(self.legal.shape, np.float32)
        has_searched = self.visited > 0
        found[self.legal & has_searched[:, None]] = self.visits
        plain = np.flatnonzero(~has_searched)
        found[plain, self.move[plain]] = 1
        return found


def read(folder: Path | str) -> Decisions:
    """All decisions of a folder."""
    parts = list(read_files(folder))
    if not parts:
        raise BadOption(f"{folder} holds no games yet", "out")
    names = [name for name in Decisions.__dataclass_fields__ if name != "about"]
    return Decisions(parts[0].about, *(np.concatenate([getattr(part, name) for part in parts]) for name in names))


def read_files(folder: Path | str) -> Iterator[Decisions]:
    """The same file by file, for more than fits into memory. Files may be added meanwhile."""
    meta = meta_of(Path(folder))
    for _, path in files_in(Path(folder)):
        yield _read_file(path, meta)


def _read_file(path: Path, meta: dict[str, Any]) -> Decisions:
    table = arrow().parquet.read_table(path)

    def numbers(name: str) -> NDArray[Any]:
        found: NDArray[Any] = table[name].to_numpy()
        return found

    visits = table["visits"].combine_chunks()
    packed = _bytes_of(table["legal"], np.uint8)
    legal = np.unpackbits(packed, axis=1, count=meta["actions"], bitorder="little").view(np.bool_)
    return Decisions(
        meta, numbers("game"), np.array(table["seed"].to_pylist()), numbers("number"), numbers("seat"),
        numbers("player"), _bytes_of(table["observation"], np.int8), legal, numbers("move"), numbers("share"),
        numbers("points"), visits.flatten().to_numpy(), visits.value_lengths().fill_null(0).to_numpy(),
    )  # fmt: skip


def _bytes_of(column: Any, kind: type[Any]) -> NDArray[Any]:
    """A column of byte strings of the same length as rows of numbers."""
    strings = column.combine_chunks()
    width = strings.type.byte_width
    flat = np.frombuffer(strings.buffers()[1], kind, len(strings) * width, strings.offset * width)
    return flat.reshape(len(strings), width)
