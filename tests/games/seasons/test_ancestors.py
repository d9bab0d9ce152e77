"""Ancestors. Each has scenarios with pictures (`scenarios/ancestor-….txt`); here obvious formulas check whole games."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import subak
from games.seasons.positions import COMPONENTS
from subak.game import Game
from subak.games.seasons import components
from subak.games.seasons.rules.state import Tables

Player = dict[str, Any]
SIZE = {1: 2, 2: 3, 3: 5, 4: 8}
FARMERS = {0: 0, 1: 1, 2: 3, 3: 5}


def size_points(size: int) -> int:
    return SIZE.get(size, 11)


def farmer_points(farmers: int) -> int:
    return FARMERS.get(farmers, 8)


def per_field(pays: Callable[[dict[str, int]], int]) -> Callable[[Player, list[int]], int]:
    return lambda player, closed_at_once: sum(pays(field) for field in player["fields"])


def closed(player: Player, feature: str) -> int:
    return sum(field[feature] for field in player["fields"])


def first_dry_parcels(player: Player, closed_at_once: list[int]) -> int:
    """Fields are kept in the order they closed; of several closed at once the largest is the first, of equal ones that
    which pays most."""
    at = 0
    for count in closed_at_once:
        group = [field for field in player["fields"][at : at + count] if field["dry"]]
        if group:
            return int(max(group, key=lambda field: (field["size"], field["parcels"]))["parcels"])
        at += count
    return 0


def different_sizes(player: Player) -> int:
    return len({min(field["size"], 5) for field in player["fields"]})


def encloses_a_gap(player: Player) -> bool:
    covered = set()
    for card in player["cards"]:
        width, height = (3, 2) if card["turn"] % 2 else (2, 3)
        covered |= {(card["x"] + dx, card["y"] + dy) for dx in range(width) for dy in range(height)}
    xs, ys = [x for x, _ in covered], [y for _, y in covered]
    box = {(x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)}
    outside, waiting = {(min(xs) - 1, min(ys) - 1)}, [(min(xs) - 1, min(ys) - 1)]
    while waiting:
        x, y = waiting.pop()
        for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if cell in box and cell not in covered and cell not in outside:
                outside.add(cell)
                waiting.append(cell)
    return box - covered - outside != set()


# What each ancestor should have paid in a whole game of the German edition (Maly and Dara change other sources).
PAYS: dict[str, Callable[[Player, list[int]], int]] = {
    "boran": lambda player, _: len(player["fields"]) if len(player["fields"]) >= 6 else 0,
    "chantrea": lambda player, _: 2 * (player["farmers"] - closed(player, "farmers")),
    "chhean": per_field(lambda field: field["parcels"] - 1 if field["farmers"] == 1 else 0),
    "pally": per_field(
        lambda field: 0 if field["farmers"] + field["houses"] + field["buffalo"] else size_points(field["size"])
    ),
    "rachana": lambda player, _: 3 * min(closed(player, name) for name in ("farmers", "houses", "buffalo")),
    "kosal": per_field(lambda field: 2 if field["parcels"] == 1 else 0),
    "visal": per_field(lambda field: 4 if field["size"] >= 5 else 0),
    "phirun": lambda _, closed_at_once: 5 * sum(count >= 2 for count in closed_at_once),
    "rithy": per_field(lambda field: 2 * field["buffalo"]),
    "tevy": per_field(lambda field: 6 if field["farmers"] and field["buffalo"] else 0),
    "maly": lambda _, __: 0,
    "dara": lambda _, __: 0,
    "veasna": first_dry_parcels,
    "samnang": lambda player, _: 2 * (player["buffalo"] - closed(player, "buffalo")),
    "sokha": lambda player, _: player["houses"],
    "sovann": lambda player, _: max((field["size"] for field in player["fields"]), default=0),
    "nimol": lambda player, _: 0 if encloses_a_gap(player) else 3,
    "arun": lambda player, _: different_sizes(player) + (2 if different_sizes(player) >= 4 else 0),
}


def play_with(ancestor: str, seed: int) -> Game:
    """A game in which A follows this ancestor and both mostly build what scores most."""
    chooser = random.Random(f"{ancestor} {seed}")
    others = [card for card in COMPONENTS.cards if card != ancestor]
    chooser.shuffle(others)
    game = Game(subak.games.find("seasons"), seed=seed, components=COMPONENTS, deal=" ".join([others[0], ancestor]))
    game.push(others[0], 0)
    while actors := game.actors:
        seat = actors[0]
        options = game.choices(seat).options
        best = max(choice.preview.get("points", 0) for choice in options)
        good = [choice for choice in options if choice.preview.get("points", 0) == best]
        game.push(chooser.choice(good if chooser.random() < 0.8 else options).move)
    return game


@pytest.mark.parametrize("ancestor", PAYS)
def test_an_ancestor_pays_what_its_text_says(ancestor: str) -> None:
    paid = 0
    for seed in range(12):
        game = play_with(ancestor, seed)
        player = game.view().to_dict()["players"][0]
        assert player["ancestor"] == ancestor
        expected = PAYS[ancestor](player, closed_at_once(game))
        assert player["earned"].get("ancestor", 0) == expected, game.view().picture(0)
        paid += expected
    assert paid > 0 or ancestor in ("maly", "dara")


def closed_at_once(game: Game) -> list[int]:
    """How many fields each of A's cards closed."""
    counts: list[int] = []
    for event in game.events:
        if event.seat == 0 and event.kind in ("start", "build"):
            counts.append(0)
        elif event.seat == 0 and event.kind == "field":
            counts[-1] += 1
    return [count for count in counts if count]


@pytest.mark.parametrize("ancestor", ["maly", "dara", "boran"])
def test_ancestors_of_the_dry_season_change_size_and_farmers_only_then(ancestor: str) -> None:
    changed = 0
    for seed in range(30):
        player = play_with(ancestor, seed).view().to_dict()["players"][0]
        for field in player["fields"]:
            helped = ancestor == "maly" and field["dry"]
            assert field["size"] == field["parcels"] + field["houses"] * (3 if helped else 1)
            changed += bool(helped and field["houses"])
        extra = [int(bool(ancestor == "dara" and field["dry"] and field["farmers"])) for field in player["fields"]]
        changed += sum(extra)
        due = sum(farmer_points(field["farmers"] + more) for field, more in zip(player["fields"], extra, strict=True))
        assert player["earned"].get("farmers", 0) == due
        assert player["earned"].get("size", 0) == sum(size_points(field["size"]) for field in player["fields"])
    assert (changed > 0) == (ancestor != "boran")


@pytest.mark.parametrize("edition", components.EDITIONS)
def test_the_scenarios_cards_differ_from_ours_in_their_paddy_sides_only(edition: str) -> None:
    """Faces may be redesigned freely; an ancestor (or what sizes pay) that changes needs its tests looked at."""
    ours, theirs = components.Components.ours().tables[edition][0], COMPONENTS.tables[edition][0]
    assert components.Components.ours().cards == COMPONENTS.cards
    for name, _, _ in Tables.described():
        if name != "cards":
            assert getattr(ours, name).tobytes() == getattr(theirs, name).tobytes(), name


def test_every_ancestor_has_a_formula_and_a_timing() -> None:
    assert set(PAYS) == set(COMPONENTS.cards)
    whens = Counter(int(ancestor.effects[0].when) for ancestor in COMPONENTS.tables["de"][0].ancestors)
    assert 0 not in whens
