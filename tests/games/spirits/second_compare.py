"""The kernel and the second implementation side by side: the same picks, the same states, the same moves."""

from collections import Counter
from typing import Any

from games.spirits.second import SecondGame, set_up
from games.spirits.second_seen import Seen, note, note_claims, note_end, note_round
from games.spirits.second_table import Farmer, Table
from subak.game import Game
from subak.games.spirits.components import Components
from subak.games.spirits.rules.state import HEXES, NONE, State
from subak.games.spirits.table.description import PHASES, RICE, STEPS
from subak.games.spirits.table.notation import write_move

NAMES = Components.ours()
DECK_CARDS = 20


# --- dealing -----------------------------------------------------------------------------------------------------
def second_of(game: Game) -> SecondGame:
    """The second implementation with the cards a new game has dealt."""
    state: Any = State.plain(game._states[0])
    decks = [state.spirits[:DECK_CARDS], state.spirits[DECK_CARDS:]]
    first, second = ([NAMES.spirits[card] for card in deck if card != NONE] for deck in decks)
    return SecondGame(
        set_up(
            setups=[NAMES.setups[player.setup] for player in state.players[: state.seats]],
            tiles=names(state.open_tiles, NAMES.achievements),
            rains=[NAMES.rains[card] for card in state.rains if card != NONE],
            first=first,
            second=second,
        )
    )


def names(bits: int, known: tuple[str, ...]) -> set[str]:
    """What a number's bits stand for."""
    return {name for at, name in enumerate(known) if int(bits) >> at & 1}


# --- states ------------------------------------------------------------------------------------------------------
Facts = dict[str, Any]


def kernel_facts(game: Game) -> Facts:
    """Everything that matters in the kernel's state, in plain words."""
    state: Any = State.plain(game._states[0])
    phase = PHASES[state.phase]
    players = state.players[: state.seats]
    return {
        "phase": phase,
        "round": state.turn,
        "rain": None if state.rain == NONE else NAMES.rains[state.rain],
        "rain discs": state.rain_discs,
        "order": list(state.order[: state.seats]),
        "tiles": names(state.open_tiles, NAMES.achievements),
        "box": dict(state.supply._asdict()),
        "players": [kernel_player(player, phase) for player in players],
    }


def kernel_player(player: Any, phase: str) -> Facts:
    """One player of the kernel."""
    is_watering = phase == "farm" and STEPS[player.step] in ("water_out", "water_in")
    facts = {
        "setup": NAMES.setups[player.setup],
        "rice": player.rice,
        "labourers": player.labourers,
        "livestock": player.livestock,
        "hired": player.hired,
        "reservoir": player.reservoir + (player.pick.pool if is_watering else 0),
        "hand": names(player.hand, NAMES.spirits),
        "kept": names(player.kept, NAMES.spirits),
        "played": names(player.played, NAMES.spirits),
        "used": names(player.used, NAMES.spirits),
        "claimed": player.claimed,
        "walls": names(player.walls, NAMES.edges),
        "gates": names(player.gates, NAMES.edges),
        "rocks": {h + 1 for h in range(HEXES) if player.rocks >> h & 1},
        "magic": {h + 1 for h in range(HEXES) if player.magic >> h & 1},
        "paddies": [kernel_paddy(player, h) for h in range(HEXES) if player.paddy_hexes[h]],
        "chain": [h + 1 for h in player.chain[: player.chain_length]],
        "harvested before": bool(player.harvested_before),
    }
    if phase in ("resolve", "allocate"):
        facts |= {"free pieces": player.free_pieces, "helpers": player.helpers}
    if phase == "farm":
        facts |= {"step": STEPS[player.step]}
        if STEPS[player.step] == "build":
            facts |= {"moved": names(player.moved, NAMES.edges)}
    if phase in ("farm", "claim"):
        facts |= {
            "harvests": player.harvests_now,
            "harvest rice": player.harvest_rice,
            "best harvest": player.harvest_best,
            "passed on": player.passed_on,
            "received": player.received,
        }
    if phase == "claim":
        facts |= {"claims": player.claimed_now}
    if phase == "market":
        facts |= {"items": player.items_now, "spent": player.spent_now}
    return facts


def kernel_paddy(player: Any, first: int) -> Facts:
    """One paddy of the kernel."""
    return {
        "hexes": [h + 1 for h in range(HEXES) if player.paddy_hexes[first] >> h & 1],
        "discs": player.discs[first],
        "weeds": player.weeds[first],
        "pests": player.pests[first],
        "rice": RICE[player.rice_in[first]],
        "fertilized": bool(player.fertilized[first]),
    }


def second_facts(table: Table) -> Facts:
    """The same of the second implementation."""
    return {
        "phase": table.phase,
        "round": table.round,
        "rain": table.rain,
        "rain discs": table.rain_discs,
        "order": table.order,
        "tiles": table.tiles,
        "box": dict(table.box),
        "players": [second_player(farmer, table.phase) for farmer in table.farmers],
    }


def second_player(farmer: Farmer, phase: str) -> Facts:
    """One player of the second implementation."""
    field = farmer.field
    facts = {
        "setup": farmer.setup,
        "rice": farmer.rice,
        "labourers": farmer.labourers,
        "livestock": farmer.livestock,
        "hired": farmer.hired,
        "reservoir": farmer.reservoir + farmer.on_the_way,
        "hand": farmer.hand,
        "kept": farmer.kept,
        "played": farmer.played,
        "used": farmer.used,
        "claimed": farmer.claimed,
        "walls": {edge for edge, kind in field.pieces.items() if kind == "wall"},
        "gates": {edge for edge, kind in field.pieces.items() if kind == "gate"},
        "rocks": field.rocks,
        "magic": field.magic,
        "paddies": [
            {
                "hexes": sorted(paddy.hexes),
                "discs": paddy.discs,
                "weeds": paddy.weeds,
                "pests": paddy.pests,
                "rice": paddy.rice,
                "fertilized": paddy.fertilized,
            }
            for paddy in field.paddies
        ],
        "chain": [paddy.first for paddy in field.chain()],
        "harvested before": farmer.harvested_before,
    }
    if phase in ("resolve", "allocate"):
        facts |= {"free pieces": farmer.free_pieces, "helpers": farmer.helpers}
    if phase == "farm":
        facts |= {"step": farmer.step}
        if farmer.step == "build":
            facts |= {"moved": field.moved}
    if phase in ("farm", "claim"):
        facts |= {
            "harvests": len(farmer.harvests),
            "harvest rice": sum(farmer.harvests),
            "best harvest": max(farmer.harvests, default=0),
            "passed on": farmer.passed_on,
            "received": farmer.received,
        }
    if phase == "claim":
        facts |= {"claims": farmer.claims}
    if phase == "market":
        facts |= {"items": farmer.items, "spent": farmer.spent}
    return facts


# --- moves -------------------------------------------------------------------------------------------------------
def kernel_moves(game: Game) -> dict[int, list[str]]:
    """What every seat that owes a decision may pick, as it is written."""
    return {seat: [write_move(NAMES, int(code)) for code in game.codes(seat)] for seat in game.actors}


# --- the comparison ----------------------------------------------------------------------------------------------
def differences(ours: Any, theirs: Any, where: str = "") -> list[str]:
    """Where two collections of facts differ: `players 0 rice: kernel 3, second 4`."""
    if ours == theirs:
        return []
    if isinstance(ours, dict) and isinstance(theirs, dict):
        keys = [*ours, *(key for key in theirs if key not in ours)]
        return [line for key in keys for line in differences(ours.get(key), theirs.get(key), f"{where} {key}")]
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        pairs = zip(ours, theirs, strict=True)
        return [line for at, (one, other) in enumerate(pairs) for line in differences(one, other, f"{where} {at}")]
    return [f"{where.strip()}: kernel {ours}, second {theirs}"]


class Match:
    """One game, played by both at once."""

    def __init__(self, game: Game, seen: Seen | None = None) -> None:
        self.game = game
        self.second = second_of(game)
        self.seen = Counter() if seen is None else seen
        self.notes: list[str] = []
        self.compare()

    @property
    def table(self) -> Table:
        """The second implementation's table."""
        return self.second.table

    def compare(self) -> None:
        """States and moves are the same."""
        moves = kernel_moves(self.game)
        found = [f"offered twice: {picks}" for picks in moves.values() if len(picks) != len(set(picks))]
        if self.table.phase != "first_gate":  # before, the kernel keeps the first pieces as it likes
            found += differences(kernel_facts(self.game), second_facts(self.table))
        self.options = self.second.moves()
        found += differences(in_order(moves), in_order(self.options), "moves")
        assert not found, "\n".join([*found, self.story()])

    def push(self, seat: int, pick: str) -> None:
        """A pick for both."""
        before = self.table.round, self.table.phase
        note(self.seen, self.table, self.table.farmers[seat], pick, self.options[seat])
        self.game.push(pick, seat)
        self.second.push(seat, pick)
        self.compare()
        if self.table.round != before[0]:
            note_round(self.seen, self.table)
        if self.table.phase != before[1] == "farm":
            note_claims(self.seen, self.table)

    def compare_end(self) -> None:
        """Scores and the winner are the same."""
        assert self.game.is_over, self.story()
        assert list(self.game.scores) == [farmer.rice for farmer in self.table.farmers], self.story()
        assert self.game.winners == (self.second.winner,), self.story()
        note_end(self.seen, self.table)

    def story(self, last: int = 25) -> str:
        """How to get there."""
        picks = [f"{'ABCD'[move.seat]} {move.text}" for move in self.game.history]
        begins = f"{self.game.seats} seats, seed {self.game.seed!r}, {dict(self.game.options)}"
        return " | ".join([f"{begins}, {len(picks)} picks:", *self.notes, "…", *picks[-last:]])


def in_order(moves: dict[int, list[str]]) -> dict[int, list[str]]:
    """The order of moves does not matter."""
    return {seat: sorted(picks) for seat, picks in moves.items()}
