"""Positions of Dos Rios built by hand: everything is said with the names of cells and seats."""

from itertools import pairwise
from typing import Any

import subak
from subak.game import Game
from subak.games.rios.components import KIND_NAMES
from subak.games.rios.rules.geometry import NAMES, below
from subak.games.rios.rules.river import drain
from subak.games.rios.rules.state import CAMPESINOS, CELLS, DIRECTIONS, FREE, NONE, ROADS, STEPS, TURN
from subak.games.rios.rules.walking import put, take
from subak.kernel.bits import bits_of
from subak.show.choices import SEAT_LETTERS

VERDE = "a1 a2 a3 a4 a5 a6 a7 a8"
MORENO = "g1 g2 g3 g4 g5 g6 g7 g8"


def cell(name: str) -> int:
    """A cell by its name; the city and the roads too."""
    return {"city": NAMES.index("d8"), "west": ROADS[0], "east": ROADS[1]}.get(name) or NAMES.index(name)


def bits(names: str) -> int:
    return sum(1 << cell(name) for name in names.split())


def names(mask: int) -> set[str]:
    return {NAMES[at] for at in bits_of(int(mask))}


class Table:
    """A game in the middle of it: A's turn in round 2 with six steps, all campesinos in the city, every loose field
    wheat, the rivers straight down both sides, no money, no wood, wheat next to be harvested."""

    def __init__(self, seats: int = 2, kinds: dict[str, str] | None = None, **options: Any) -> None:
        self.game: Game = subak.new("rios", seats=seats, seed="by hand", **options)
        self.state = self.game._states[0]
        self.players = [self.state.players[seat] for seat in range(seats)]
        s = self.state
        s.phase, s.stage, s.turn, s.lap, s.steps, s.head, s.built = TURN, FREE, 0, 2, STEPS, NONE, 0
        for player in self.players:
            player.wood, player.money = 0, 0
            while player.at[cell("city")] < CAMPESINOS:
                put(player, cell("city"))
        s.supply = 40
        loose = [NAMES[at] for at in bits_of(s.tables.map.fields) if s.tables.map.fixed[at] == NONE]
        self.terrain(wheat=" ".join(loose))
        self.terrain(**(kinds or {}))
        self.rivers(VERDE, MORENO)
        self.row("wheat", "corn", "tobacco", "verde", "moreno")

    # --- setting things up ---------------------------------------------------------------------------------------
    def terrain(self, **kinds: str) -> "Table":
        """`hill="b3 c4"`"""
        for kind, where in kinds.items():
            for name in where.split():
                self.state.terrain[cell(name)] = KIND_NAMES.index(kind)
        for at in range(len(KIND_NAMES)):
            fields = bits_of(int(self.state.tables.map.fields))
            self.state.kinds[at] = sum(1 << field for field in fields if self.state.terrain[field] == at)
        return self

    def rivers(self, verde: str, moreno: str) -> "Table":
        """Both courses, from the spring to where they end (or meet the other)."""
        self.state.flow[:] = 0
        for course in (verde.split(), moreno.split()):
            for upper, lower in pairwise(course):
                self.state.flow[direction(upper, lower)] |= 1 << cell(upper)
        drain(self.state)
        return self

    def put(self, seat: str, *places: str) -> "Table":
        """Campesinos leave the city for these places."""
        player = self.players[SEAT_LETTERS.index(seat)]
        for name in places:
            take(player, cell("city"))
            put(player, cell(name))
        return self

    def dam(self, *borders: str) -> "Table":
        """`"b3-b4"`: lies there already."""
        for border in borders:
            upper, lower = border.split("-")
            self.state.open[direction(upper, lower)] &= ~(1 << cell(upper))
            self.state.supply -= 1
        return self

    def finca(self, seat: str, *places: str) -> "Table":
        self.players[SEAT_LETTERS.index(seat)].fincas |= bits(" ".join(places))
        return self

    def hacienda(self, seat: str, place: str) -> "Table":
        self.players[SEAT_LETTERS.index(seat)].hacienda = bits(place)
        return self

    def stock(self, seat: str, rio: int = 0, wood: int = 0) -> "Table":
        player = self.players[SEAT_LETTERS.index(seat)]
        self.state.supply -= wood - int(player.wood)
        player.money, player.wood = rio // 100, wood
        return self

    def row(self, *cards: str) -> "Table":
        """The harvest row (as many as belong there); the other cards are the deck, nothing is discarded."""
        left = list(range(len(self.game.components.cards)))
        row = [self._take_card(left, name) for name in cards[: int(self.state.seats) + 1]]
        self.state.row[:] = NONE
        self.state.row[: len(row)] = row
        self.state.row_count, self.state.discard = len(row), 0
        self._set_deck(left)
        return self

    def deck(self, *cards: str) -> "Table":
        """The whole deck, the next card first; what is left of the box is discarded."""
        row = self.state.row[: self.state.row_count].tolist()
        left = [card for card in range(len(self.game.components.cards)) if card not in row]
        drawn = [self._take_card(left, name) for name in cards]
        self.state.discard = sum(1 << card for card in left)
        self._set_deck(drawn[::-1])
        return self

    def _set_deck(self, cards: list[int]) -> None:
        self.state.deck[:] = NONE
        self.state.deck[: len(cards)] = cards
        self.state.deck_count = len(cards)

    def _take_card(self, left: list[int], name: str) -> int:
        card = next(card for card in left if self.game.components.cards[card] == name)
        left.remove(card)
        return card

    # --- playing and looking ---------------------------------------------------------------------------------------
    def play(self, moves: str) -> "Table":
        self.game._forget_moves()  # things may have been set up differently meanwhile
        for move in moves.split():
            self.game.push(move)
        return self

    def moves(self, after: str = "") -> set[str]:
        """What the active player may pick (after some picks)."""
        game = self.game.copy()
        for move in after.split():
            game.push(move)
        return {move.text for move in game.moves()}

    def refused(self, moves: str) -> bool:
        """Whether the last of these moves is not possible."""
        *before, last = moves.split()
        return last not in self.moves(" ".join(before))

    @property
    def view(self) -> dict[str, Any]:
        return self.game.view().to_dict()

    def course(self, river: str) -> str:
        found: list[str] = self.view["rivers"][river]
        return " ".join(found)

    def at(self, seat: str) -> dict[str, int]:
        """Where a seat's campesinos are, without the city."""
        found: dict[str, int] = self.view["players"][SEAT_LETTERS.index(seat)]["campesinos"]
        return {name: count for name, count in found.items() if name != "city"}

    def in_city(self, seat: str) -> int:
        return int(self.players[SEAT_LETTERS.index(seat)].at[cell("city")])

    def rio(self) -> list[int]:
        return [player["rio"] for player in self.view["players"]]

    def wood(self) -> list[int]:
        return [player["wood"] for player in self.view["players"]]

    @property
    def steps(self) -> int:
        return int(self.state.steps)

    def events(self, kind: str) -> list[Any]:
        return [event for event in self.game.events if event.kind == kind]


def direction(upper: str, lower: str) -> int:
    for way in range(DIRECTIONS):
        if int(below(cell(upper), way)) == cell(lower):
            return way
    raise AssertionError(f"{lower} is not below {upper}")


def check_pieces(table: Table) -> None:
    """Nobody has more or fewer than six campesinos."""
    for player in table.players:
        assert sum(int(player.at[at]) for at in range(CELLS)) == CAMPESINOS
