"""Makes the sprites of a table: where everything lies, what it is called and what it means."""

from typing import Any

from subak.games.spirits.components import Components
from subak.games.spirits.rules.field import WASTE, behind, exit_gate, find_paddies, region_of, verdict, ways
from subak.games.spirits.rules.labour import LAST_ROUND
from subak.games.spirits.rules.state import (
    BUILDERS,
    DUCKS,
    EMPTY,
    GROWN,
    HARVESTERS,
    MARKET_LABOUR,
    MARKET_LIVESTOCK,
    NONE,
    OXEN_BUILD,
    OXEN_ROCKS,
    PLANTED,
    PLANTERS,
    WEEDERS,
    Player,
)
from subak.games.spirits.table.drawings import (
    CARD_H,
    CARD_W,
    GATE_H,
    GATE_W,
    HEX,
    ITEM_H,
    ITEM_W,
    ROW_H,
    ROW_W,
    SIDE,
    STALLS_H,
    STALLS_W,
    STATIONS,
    SUPPLY,
    SUPPLY_ART,
    TILE_H,
    TILE_W,
    WALL_H,
    WALL_W,
    WORK_H,
    WORK_WIDTHS,
    YIELDS_H,
    YIELDS_W,
    edge_places,
    field_size,
    hex_places,
    item_x,
    worker_x,
)
from subak.games.spirits.table.log_lines import edge_name
from subak.kernel.bits import bits_of
from subak.show.choices import Message
from subak.show.remember import SpriteMaker, once
from subak.show.scene import Sprite, Zone

SIXTH_ROUND = 6

# --- where things lie: a field's zone ----------------------------------------------------------------------------
LEFT, TOP = -2.1, -0.75
FIELD_ROOM = 8.0
"""Fields are given the width of ours at least."""
COLUMN_X = -1.3
MARKET_TOP = 2.2
"""Below the field, behind the stations."""
FARM_BELOW = 4.25

# --- the common zones ----------------------------------------------------------------------------------------------
TABLE_W, TABLE_H = 15.6, 4.75
TILES_X, TILES_IN_ROW = 4.9, 5
ROUNDS_STEP, BOX_X, BOX_STEP, BOTTOM = 0.74, 5.4, 1.45, 4.28
"""Below rain and achievements: the rounds, then what is left in the box."""
CELL_W, CELL_H = 10.9, 2.4
SMALL_W, SMALL_H = 1.5, 2.125
"""A spirit on the table."""
ON_TABLE = 6
HAND_W, HAND_H = 16.0, 3.7

# --- layers ----------------------------------------------------------------------------------------------------------
GROUND, LAND, PIECES, THINGS, TOKENS, MARKS = range(6)
DEEDS = {"harvest": "spirits-harvest-here", "grow": "spirits-grow-here", "plant": "spirits-plant-here"}
"""What can be done with a whole paddy, as things on the table."""

LANDS = {
    (False, EMPTY): "spirits-dry",
    (False, PLANTED): "spirits-dry-young",
    (False, GROWN): "spirits-dry-ripe",
    (True, EMPTY): "spirits-wet",
    (True, PLANTED): "spirits-wet-young",
    (True, GROWN): "spirits-wet-ripe",
}
WORKERS = (
    (("labour", BUILDERS), ("animals", OXEN_BUILD)),
    (("animals", OXEN_ROCKS),),
    (),
    (("labour", WEEDERS),),
    (("animals", DUCKS),),
    (("labour", HARVESTERS),),
    (),
    (("labour", PLANTERS),),
)
TINY = 0.4
ROUND_HELP = {SIXTH_ROUND: Message("spirits-round.sixth"), LAST_ROUND: Message("spirits-round.last")}
"""Rounds that are different."""


# --- the lie of a field ----------------------------------------------------------------------------------------------
class Land:
    """What pieces and rocks make of a field: its paddies, its waste land, the way of the water. The rules say so."""

    def __init__(self, components: Components, walls: int, gates: int, rocks: int) -> None:
        field, player = components.tables[0].map, Player.zeros()[0]
        player.walls, player.gates, player.rocks = walls, gates, rocks
        find_paddies(field, player)
        self.paddy: list[int] = player.paddy.tolist()
        self.paddies = {h: bits_of(hexes) for h, hexes in enumerate(player.paddy_hexes.tolist()) if hexes}
        next_to = ways(field, walls | gates)
        self.waste = {
            h
            for h in range(len(components.places))
            if gates  # before the first gate nothing is finished yet
            and self.paddy[h] == NONE
            and verdict(field, region_of(next_to, h), walls, gates) == WASTE
        }
        self.flows = self._flows(components, field, player)

    def _flows(self, components: Components, field: Any, player: Any) -> dict[int, tuple[int, int, int]]:
        """Which way water goes through a gate, from which paddy, and into which one (NONE: out of the field)."""
        found, entry = dict[int, tuple[int, int, int]](), NONE
        chain = player.chain[: player.chain_length].tolist()
        for paddy in chain:
            gate = int(exit_gate(field, player, paddy, entry))
            behind_it = int(behind(field, player, paddy, gate))
            across = edge_places(components)[gate].across
            turn = across if self.paddy[int(field.ends[gate, 0])] == paddy else (across + 180) % 360
            found[gate] = (turn, paddy, behind_it if behind_it in chain else NONE)
            entry = gate
        return found


# --- what the components decide --------------------------------------------------------------------------------------
@once
def sprites_of(components: Components) -> "Sprites":
    return Sprites(components)


class Sprites(SpriteMaker):
    """Makes the sprites of a table with these components; what was made once is kept."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.hexes = hex_places(components)
        self.edges = edge_places(components)
        self.edge_numbers = {name: edge for edge, name in enumerate(components.edges)}
        self.width, self.height = field_size(components)
        self.room = max(self.width, FIELD_ROOM)
        self.stalls = (round(LEFT + 0.1 + STALLS_W / 2, 3), round(self.height + MARKET_TOP + STALLS_H / 2, 3))
        self.table_zone = Zone("table", "row", Message("spirits-zone-table"), 0, 0, TABLE_W, TABLE_H)
        where = (0, 0, YIELDS_W + 0.2, YIELDS_H + 0.2)
        self.yields_zone = Zone("yields", "row", Message("spirits-zone-yields"), *where)
        self.remember_all()

    # --- zones -------------------------------------------------------------------------------------------------------
    def farm_zone(self, of: int, own: bool) -> Zone:
        title = Message("spirits-zone-own-farm") if own else Message("spirits-zone-farm", {"seat": (of,)})
        height = self.height - TOP + FARM_BELOW
        return Zone(f"farm:{of}", "board", title, LEFT, TOP, self.room - LEFT + 0.7, round(height, 3), of)

    def spirits_zone(self, seats: int) -> Zone:
        (x, _), (_, y) = _cell(seats - 1), _cell(1)
        return Zone("spirits", "row", Message("spirits-zone-spirits"), 0, 0, round(x + CELL_W, 3), y + CELL_H)

    def hand_zone(self, seat: int) -> Zone:
        return Zone(f"hand:{seat}", "hand", Message("spirits-hand"), 0, 0, HAND_W, HAND_H, seat)

    # --- the field ---------------------------------------------------------------------------------------------------
    def ground(self, of: int) -> tuple[Sprite, ...]:
        """What never changes: bamboo, the numbers of the hexes, the stalls of the market, whose field it is."""
        zone, x, y = f"farm:{of}", self.width / 2, round(self.height / 2, 3)
        start_x = self.hexes[0][0]
        channel = round((start_x - HEX / 2 + 0.3) / 2, 3)
        return (
            Sprite(f"bamboo:{of}", zone, "spirits-rim", x, y, self.width + 1, round(self.height + 1, 3)),
            Sprite(f"channel:{of}", zone, "spirits-channel", channel, 0.85, start_x - HEX / 2 + 0.05, 0.42, 0, GROUND),
            Sprite(f"numbers:{of}", zone, "spirits-numbers", x, y, self.width, round(self.height, 3), 0, PIECES),
            Sprite(
                f"stalls:{of}",
                zone,
                "spirits-stalls",
                *self.stalls,
                STALLS_W,
                STALLS_H,
                0,
                GROUND,
                "",
                "",
                Message("spirits-market", {"seat": (of,)}),
                Message("spirits-market.help"),
            ),
            Sprite(
                f"mark:{of}",
                zone,
                f"seat-mark-{of}",
                COLUMN_X,
                round(self.height - 0.12, 3),
                0.7,
                0.7,
                0,
                THINGS,
                f"seat-{of}",
                "",
                Message("spirits-owner", {"seat": (of,)}),
            ),
            Sprite(f"inflow:{of}", zone, "spirits-flow", channel, 0.85, TINY, TINY, 0, THINGS),
        )

    def field(
        self,
        of: int,
        walls: int,
        gates: int,
        rocks: int,
        magic: int,
        discs: tuple[int, ...],
        weeds: tuple[int, ...],
        pests: tuple[int, ...],
        rice: tuple[int, ...],
        fertilized: tuple[int, ...],
    ) -> tuple[Sprite, ...]:
        """Land, pieces and everything that lies in the hexes."""
        land = Land(self.components, walls, gates, rocks)
        sprites: list[Sprite] = []
        for first, hexes in land.paddies.items():
            count = (discs[first], weeds[first], pests[first], rice[first], fertilized[first])
            self._add_paddy(sprites, of, first, hexes, magic, *count)
        for h in range(len(self.hexes)):
            if land.paddy[h] == NONE:
                sprites.append(self._wild_hex(of, h, h in land.waste))
            if rocks >> h & 1:
                sprites.append(self._on_hex("rock", "rock", of, h, 0, 0.08, 1.3, "spirits-rock-on"))
            if magic >> h & 1:
                sprites.append(self.magic(of, h))
        for edge in range(len(self.edges)):
            if walls >> edge & 1:
                sprites.append(self.wall(of, edge))
            elif gates >> edge & 1:
                sprites += self._gate(of, edge, land.flows.get(edge))
        return tuple(sprites)

    def _add_paddy(
        self,
        sprites: list[Sprite],
        of: int,
        first: int,
        hexes: tuple[int, ...],
        magic: int,
        discs: int,
        weeds: int,
        pests: int,
        rice: int,
        fertilized: int,
    ) -> None:
        """Discs lie in the first hexes of a paddy that have no magic water. Where magic water came into a full paddy
        there are more than these; the paddy's line counts them all."""
        zone, left = f"farm:{of}", discs
        room = max(discs, sum(1 for h in hexes if not magic >> h & 1))
        facts = {"hex": first + 1, "size": len(hexes), "discs": discs, "room": room, "rice": rice}
        line = Message("spirits-paddy-line", {**facts, "weeds": weeds, "pests": pests, "fertilized": fertilized})
        for h in hexes:
            has_magic = bool(magic >> h & 1)
            has_disc = left > 0 and not has_magic
            left -= has_disc
            x, y = self.hexes[h]
            art = LANDS[has_magic or has_disc, rice]
            label = Message("spirits-paddy-hex", {"hex": h + 1, "paddy": first + 1})
            size = 2 * SIDE
            sprites.append(Sprite(f"hex:{of}:{h + 1}", zone, art, x, y, size, size, 0, LAND, "", "", label, line))
        sprites.extend(self.token("weed", of, first, hexes, at) for at in range(weeds))
        sprites.extend(self.token("pest", of, first, hexes, at) for at in range(pests))
        if fertilized:
            sprites.append(self.fertilizer(of, first))

    def _wild_hex(self, of: int, h: int, waste: bool) -> Sprite:
        x, y = self.hexes[h]
        name = "spirits-waste-land" if waste else "spirits-open-land"
        label, size = Message(name, {"hex": h + 1}), 2 * SIDE
        art = "spirits-waste" if waste else "spirits-open"
        help_text = Message(f"{name}.help")
        return Sprite(f"hex:{of}:{h + 1}", f"farm:{of}", art, x, y, size, size, 0, LAND, "", "", label, help_text)

    def _on_hex(self, kind: str, art: str, of: int, h: int, dx: float, dy: float, size: float, name: str) -> Sprite:
        x, y = self.hexes[h]
        label, help_text = Message(name, {"hex": h + 1}), Message(f"{name}.help")
        place = (round(x + dx, 3), round(y + dy, 3), size, size, 0, TOKENS)
        return Sprite(f"{kind}:{of}:{h + 1}", f"farm:{of}", art, *place, "", "", label, help_text)

    def token(self, kind: str, of: int, first: int, hexes: tuple[int, ...], at: int) -> Sprite:
        """The weeds of a paddy stand on the left of its hexes, pests on the right; more of them higher up."""
        x, y = self.hexes[hexes[at % len(hexes)]]
        up = 0.36 * (at // len(hexes))
        dx, name = (-0.48, "spirits-weed-here") if kind == "weed" else (0.48, "spirits-pest-here")
        label = Message(name, {"hex": first + 1})
        place = (round(x + dx, 3), round(y + 0.42 - up, 3), 0.68, 0.68, 0, TOKENS)
        return Sprite(
            f"{kind}:{of}:{first + 1}:{at}",
            f"farm:{of}",
            f"spirits-{kind}",
            *place,
            "",
            "",
            label,
            Message(f"{name}.help"),
        )

    def magic(self, of: int, h: int) -> Sprite:
        return self._on_hex("magic", "spirits-magic", of, h, -0.46, -0.4, 0.7, "spirits-magic-on")

    def deed(self, kind: str, of: int, first: int, hexes: tuple[int, ...]) -> Sprite:
        """What could be done with a whole paddy: one of `DEEDS`."""
        label = Message(DEEDS[kind], {"hex": first + 1})
        where = (*self.middle(hexes), 1.2, 1.2, 0, MARKS)
        return Sprite(f"{kind}:{of}:{first + 1}", f"farm:{of}", f"spirits-deed-{kind}", *where, "", "", label)

    def fertilizer(self, of: int, first: int) -> Sprite:
        return self._on_hex("fertilizer", "spirits-fertilizer", of, first, 0.5, -0.44, 0.56, "spirits-fertilizer-on")

    def wall(self, of: int, edge: int) -> Sprite:
        place, name = self.edges[edge], self.components.edges[edge]
        label = Message("spirits-wall-on", {"edge": edge_name(self.components, edge)})
        help_text = Message("spirits-wall-on.help")
        where = (place.x, place.y, WALL_W, WALL_H, place.turn, PIECES)
        return Sprite(f"wall:{of}:{name}", f"farm:{of}", "spirits-wall", *where, "", "", label, help_text)

    def gate(self, of: int, edge: int, flows: bool) -> Sprite:
        place, name = self.edges[edge], self.components.edges[edge]
        label = Message("spirits-gate-on", {"edge": edge_name(self.components, edge)})
        help_text = Message("spirits-gate-on.help" if flows else "spirits-gate-on.dry")
        art = "spirits-gate-open" if flows else "spirits-gate"
        where = (place.x, place.y, GATE_W, GATE_H, place.turn, THINGS)
        return Sprite(f"gate:{of}:{name}", f"farm:{of}", art, *where, "", "", label, help_text)

    def _gate(self, of: int, edge: int, flow: "tuple[int, int, int] | None") -> list[Sprite]:
        """A gate; where the chain runs through it, an arrow shows which way."""
        gate = self.gate(of, edge, flow is not None)
        if flow is None:
            return [gate]
        turn, source, target = flow
        place, name = self.edges[edge], self.components.edges[edge]
        words = {"from": source + 1, "to": target + 1}
        label = (
            Message("spirits-flows-on", words) if target != NONE else Message("spirits-flows-out", {"from": source + 1})
        )
        arrow = Sprite(
            f"flow:{of}:{name}",
            f"farm:{of}",
            "spirits-flow",
            place.x,
            place.y,
            TINY,
            TINY,
            turn,
            TOKENS,
            "",
            "",
            label,
            Message("spirits-flows-on.help"),
        )
        return [gate, arrow]

    # --- beside the field --------------------------------------------------------------------------------------------
    def reservoir(self, of: int, discs: int) -> tuple[Sprite, ...]:
        zone, label = f"farm:{of}", Message("spirits-reservoir", {"discs": discs})
        shown = min(discs, 12)
        help_text = Message("spirits-reservoir.help")
        art = "spirits-reservoir" if discs else "spirits-reservoir-empty"
        pond = Sprite(f"reservoir:{of}", zone, art, -0.85, 0.3, 2.3, 1.8, 0, LAND, "", "", label, help_text)
        found = [pond]
        for at in range(shown):
            x, y = -1.45 + 0.4 * (at % 4), 0.3 + 0.36 * (at // 4 - (shown - 1) // 4 / 2)
            found.append(
                Sprite(f"disc:{of}:{at}", zone, "spirits-disc", round(x, 3), round(y, 3), 0.46, 0.46, 0, THINGS)
            )
        if discs:
            found.append(
                Sprite(f"level:{of}", zone, "spirits-tag", -0.06, -0.36, 0.56, 0.44, 0, TOKENS, "", str(discs))
            )
        return tuple(found)

    def stock(self, of: int, rice: int, labourers: int, livestock: int) -> tuple[Sprite, ...]:
        """Rice, labourers and livestock, with their numbers."""
        found = []
        rows = (("store", "spirits-store", rice), ("hands", "farmer", labourers), ("herd", "buffalo", livestock))
        for at, (kind, art, number) in enumerate(rows):
            y = 1.95 + 1.22 * at
            label = Message(f"spirits-stock-{kind}", {"number": number})
            help_text = Message(f"spirits-stock-{kind}.help")
            where = (COLUMN_X - 0.32, round(y, 3), 0.96, 0.96, 0, THINGS)
            found.append(Sprite(f"{kind}:{of}", f"farm:{of}", art, *where, f"seat-{of}", "", label, help_text))
            where = (COLUMN_X + 0.44, round(y, 3), 0.66, 0.56, 0, TOKENS)
            found.append(Sprite(f"{kind}-count:{of}", f"farm:{of}", "spirits-tag", *where, "", str(number)))
        return tuple(found)

    def market(self, of: int, hired: int, bought: int) -> tuple[Sprite, ...]:
        """What can still be hired and bought, the cheapest first."""
        prices = (self.components.tables[0].labour_price, self.components.tables[0].livestock_price)
        rows = (
            ("labourer", "spirits-labourer", hired, MARKET_LABOUR),
            ("animal", "spirits-animal", bought, MARKET_LIVESTOCK),
        )
        found = []
        for row, (kind, name, gone, count) in enumerate(rows):
            for at in range(gone, count):
                label = Message(name, {"price": int(prices[row][at])})
                x, y = round(self.stalls[0] + item_x(at), 3), round(self.stalls[1] - 0.5 + row, 3)
                where = (x, y, ITEM_W, ITEM_H, 0, LAND)
                art, help_text = f"{name}-{at}", Message(f"{name}.help")
                found.append(Sprite(f"{kind}:{of}:{at}", f"farm:{of}", art, *where, f"seat-{of}", "", label, help_text))
        return tuple(found)

    def bill(self, of: int, items: int, spent: int) -> Sprite:
        """What the seat has bought so far, and paid for it, tax included."""
        label = Message("spirits-bill", {"items": items, "rice": spent})
        x, y = round(self.stalls[0] + item_x(8), 3), round(self.stalls[1] + 0.5, 3)
        where = (x, y, 2.2, 0.8, 0, LAND)
        help_text = Message("spirits-bill.help")
        return Sprite(f"bill:{of}", f"farm:{of}", "spirits-tag", *where, "", f"−{spent}", label, help_text)

    def setup(self, of: int, card: int) -> Sprite:
        name = self.components.setups[card]
        x = round(self.room + 0.7 - 0.72, 3)
        return Sprite(f"setup:{of}", f"farm:{of}", f"spirits-setup-{name}", x, 0.28, 1.34, 1.9, 0, THINGS)

    def stations(self, of: int, now: int) -> tuple[Sprite, ...]:
        found = []
        for at, name in enumerate(STATIONS):
            x, y = self._station_place(at)
            art = f"spirits-station-now-{name}" if at == now else f"spirits-station-{name}"
            label, help_text = Message(f"spirits-work-{name}"), Message(f"spirits-work-{name}.help")
            where = (x, y, WORK_WIDTHS[at], WORK_H, 0, LAND)
            found.append(Sprite(f"work:{of}:{name}", f"farm:{of}", art, *where, f"seat-{of}", "", label, help_text))
        return tuple(found)

    def _station_place(self, at: int) -> tuple[float, float]:
        before = sum(WORK_WIDTHS[:at])
        return round(LEFT + 0.1 + before + WORK_WIDTHS[at] / 2, 3), round(self.height + 1.28, 3)

    def workers(self, of: int, secret: bool, labour: tuple[int, ...], animals: tuple[int, ...]) -> tuple[Sprite, ...]:
        """How many work where."""
        given, found = {"labour": labour, "animals": animals}, []
        for at, kinds in enumerate(WORKERS):
            x, y = self._station_place(at)
            for i, (kind, which) in enumerate(kinds):
                number = given[kind][which]
                label = Message(
                    "spirits-secret" if secret else f"spirits-working-{kind}", {} if secret else {"n": number}
                )
                where = (round(x + worker_x(at, i) + 0.22, 3), round(y + 0.46, 3), 0.44, 0.56, 0, TOKENS)
                text, id_ = "?" if secret else str(number), f"workers:{of}:{STATIONS[at]}:{i}"
                found.append(Sprite(id_, f"farm:{of}", "", *where, "", text, label))
        return tuple(found)

    # --- questions ---------------------------------------------------------------------------------------------------
    def asked_paddy(self, of: int, hexes: int) -> tuple[Sprite, ...]:
        return tuple(
            Sprite(f"asked:{of}:{h + 1}", f"farm:{of}", "spirits-asked", *self.hexes[h], 2 * SIDE, 2 * SIDE, 0, PIECES)
            for h in bits_of(hexes)
        )

    def asked_gate(self, of: int, edge: int) -> Sprite:
        place = self.edges[edge]
        return Sprite(f"asked:{of}:gate", f"farm:{of}", "spirits-asked", place.x, place.y, 1.3, 1.3, 0, PIECES)

    def pool(self, of: int, hexes: int, discs: int) -> Sprite:
        """The discs that have come down the chain to this paddy."""
        x, y = self.middle(bits_of(hexes))
        label = Message("spirits-pool", {"discs": discs})
        where = (x, round(y - 0.1, 3), 0.9, 0.9, 0, MARKS)
        help_text = Message("spirits-pool.help")
        return Sprite(f"pool:{of}", f"farm:{of}", "spirits-disc-plain", *where, "", str(discs), label, help_text)

    def middle(self, hexes: tuple[int, ...]) -> tuple[float, float]:
        """The hex of a paddy that is nearest to its middle (which may lie in another paddy)."""
        x = sum(self.hexes[h][0] for h in hexes) / len(hexes)
        y = sum(self.hexes[h][1] for h in hexes) / len(hexes)
        return min((self.hexes[h] for h in hexes), key=lambda place: (place[0] - x) ** 2 + (place[1] - y) ** 2)

    # --- the middle of the table -------------------------------------------------------------------------------------
    def rain(self, card: int) -> Sprite:
        name = self.components.rains[card]
        return Sprite(f"rain:{name}", "table", f"spirits-rain-{name}", 1.3, 1.85, CARD_W, CARD_H, 0, LAND)

    def rain_discs(self, discs: int) -> Sprite:
        """What waits on the card until the first seat takes it."""
        label, help_text = Message("spirits-rained", {"discs": discs}), Message("spirits-rained.help")
        where = (2.2, 0.7, 1.0, 1.0, 0, TOKENS)
        return Sprite("rain-discs", "table", "spirits-disc-plain", *where, "", str(discs), label, help_text)

    def rain_deck(self, left: int) -> tuple[Sprite, Sprite]:
        label, help_text = Message("spirits-deck", {"left": left}), Message("spirits-deck.help")
        return (
            Sprite("rain-deck", "table", "deck", 3.65, 1.5, 1.6, 1.6, 0, LAND, "", "", label, help_text),
            Sprite("rain-left", "table", "spirits-tag", 3.65, 2.7, 0.7, 0.5, 0, LAND, "", str(left)),
        )

    def board(self, turn: int) -> tuple[Sprite, ...]:
        """The places of rain and achievements, and the rounds."""
        found = [Sprite("rain-place", "table", "spirits-slot", 1.3, 1.85, CARD_W, CARD_H, 0, GROUND)]
        for number in range(1, LAST_ROUND + 1):
            art = "spirits-round-now" if number == turn else "spirits-round-past" if number < turn else "spirits-round"
            label = Message("spirits-round", {"number": number})
            help_text = ROUND_HELP.get(number, Message("spirits-round.help"))
            where = (round(0.4 + ROUNDS_STEP * (number - 1), 3), BOTTOM, 0.7, 0.7, 0, LAND)
            found.append(Sprite(f"round:{number}", "table", art, *where, "", str(number), label, help_text))
        return tuple(found)

    def yields(self, last: bool) -> Sprite:
        """What the harvest pays in this round."""
        art, where = (
            f"spirits-yields{'-last' if last else ''}",
            (YIELDS_W / 2 + 0.1, YIELDS_H / 2 + 0.1, YIELDS_W, YIELDS_H),
        )
        return Sprite("yields", "yields", art, *where, 0, LAND)

    def tile(self, tile: int, at: int) -> Sprite:
        name = self.components.achievements[tile]
        x, y = TILES_X + 1.05 + 2.12 * (at % TILES_IN_ROW), 0.95 + 1.8 * (at // TILES_IN_ROW)
        where = (round(x, 3), round(y, 3), TILE_W, TILE_H, 0, LAND)
        return Sprite(f"tile:{name}", "table", f"spirits-tile-{name}", *where)

    def box(self, *numbers: int) -> tuple[Sprite, ...]:
        """What is left of everything."""
        found = []
        for at, (name, art, number) in enumerate(zip(SUPPLY, SUPPLY_ART, numbers, strict=True)):
            x, y = round(BOX_X + 0.4 + BOX_STEP * at, 3), BOTTOM
            label, help_text = Message(f"spirits-box-{name}", {"number": number}), Message("spirits-box-walls.help")
            where = (x, y, 0.8, 0.8, 0, LAND)
            found.append(Sprite(f"box:{name}", "table", art, *where, "", "", label, help_text))
            where = (round(x + 0.66, 3), round(y + 0.14, 3), 0.6, 0.5, 0, LAND)
            found.append(Sprite(f"box-count:{name}", "table", "spirits-tag", *where, "", str(number)))
        return tuple(found)

    # --- spirits -----------------------------------------------------------------------------------------------------
    def row(self, of: int, place: int) -> tuple[Sprite, ...]:
        x, y = _cell(place)
        ground = (round(x + CELL_W / 2, 3), round(y + CELL_H / 2, 3), ROW_W, ROW_H, 0, GROUND)
        label = Message("spirits-row", {"seat": (of,)})
        order = Message("spirits-order", {"seat": (of,), "place": place + 1})
        return (
            Sprite(f"row:{of}", "spirits", "spirits-row", *ground, "", "", label, Message("spirits-row.help")),
            Sprite(
                f"place:{of}",
                "spirits",
                "spirits-place",
                x + 0.55,
                y + 0.65,
                0.76,
                0.76,
                0,
                LAND,
                "",
                str(place + 1),
                order,
                Message("spirits-order.help"),
            ),
            Sprite(
                f"row-mark:{of}", "spirits", f"seat-mark-{of}", x + 0.55, y + 1.6, 0.76, 0.76, 0, LAND, f"seat-{of}"
            ),
        )

    def called(self, of: int, place: int, card: int, at: int, pitch: float, used: bool) -> Sprite:
        """A spirit on the table; one that has done all it can is pale."""
        name = self.components.spirits[card]
        x, y = _cell(place)
        where = (round(x + 1.85 + pitch * at, 3), round(y + CELL_H / 2, 3), SMALL_W, SMALL_H, 0, LAND + at)
        return Sprite(f"card:{name}", "spirits", f"spirits-spirit-{name}", *where, "faint" if used else "")

    def held(self, of: int, place: int, card: int, at: int, pitch: float) -> Sprite:
        """A spirit in another seat's hand: known from the draft, or a back."""
        x, y = _cell(place)
        where = (round(x + 1.85 + pitch * at, 3), round(y + CELL_H / 2, 3), 0.8 * SMALL_W, 0.8 * SMALL_H, 0, LAND + at)
        if card >= 0:
            name = self.components.spirits[card]
            return Sprite(f"card:{name}", "spirits", f"spirits-spirit-{name}", *where, "faint")
        label = Message("spirits-back", {"seat": (of,)})
        help_text = Message("spirits-back.help")
        return Sprite(f"back:{of}:{-1 - card}", "spirits", "card-back", *where, "", "", label, help_text)

    def ready(self, of: int, place: int) -> Sprite:
        x, y = _cell(place)
        label = Message("spirits-ready", {"seat": (of,)})
        return Sprite(
            f"ready:{of}", "spirits", "spirits-chosen", x + 0.85, y + 1.9, 0.5, 0.5, 0, MARKS + ON_TABLE, "", "", label
        )

    def in_hand(self, seat: int, card: int, at: int) -> Sprite:
        name = self.components.spirits[card]
        where = (round(1.35 + 2.65 * at, 3), HAND_H / 2, CARD_W, CARD_H, 0, LAND)
        return Sprite(f"card:{name}", f"hand:{seat}", f"spirits-spirit-{name}", *where)

    def tick(self, seat: int, id_: str, at: int, label: str) -> Sprite:
        where = (round(2.3 + 2.65 * at, 3), 0.4, 0.7, 0.7, 0, TOKENS)
        return Sprite(id_, f"hand:{seat}", "spirits-chosen", *where, "", "", Message(label))


def _cell(place: int) -> tuple[float, float]:
    """The upper left corner of a seat's row of spirits: two stand below each other, the others beside them."""
    return (place // 2) * (CELL_W + 0.2), (place % 2) * CELL_H
