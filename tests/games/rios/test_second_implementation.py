"""The kernels of Dos Rios against a second implementation (second.py), on positions from random games.

Random play seldom crowds the board; so in most positions the pieces, buildings and supplies are dealt anew, never
against the rules for what may stand where.
"""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

import subak
from games.rios import second
from games.rios.second import CITY, FIELDS, NEIGHBOURS, ROADS, SEATS, Position
from subak.game import Game
from subak.games.rios.rules import state as numbers
from subak.games.rios.rules.walking import put, take
from subak.show.choices import Event

pytestmark = pytest.mark.long

POSITIONS_PER_CHUNK = 200
CHUNKS = 10  # 2,000 positions at the start of a turn
TIGHT_POSITIONS = 600
MIDDLES = 260  # turns played pick by pick
ENDS_TRIED = 5  # ways in which a turn with unsettled campesinos is played to its end
RIVER_GAMES = 15
DAM_GAMES, DAM_TURNS = 15, 16  # games in which many dams are built
HARVESTS = 900
SHORTAGE_GAMES = 30
ENDS_OF_TURN = {"done", "resolve", "push"}


# --- positions -------------------------------------------------------------------------------------------------
def new_game(rng: random.Random, seats: int) -> Game:
    laying = rng.choice(("in_turn", "start_player", "one_each"))
    return subak.new("rios", seats=seats, seed=rng.randrange(1 << 30), options={"river_laying": laying})


def play_on(rng: random.Random, game: Game) -> None:
    """One random pick of whoever is to decide."""
    seat = game.actors[0]
    game.push(rng.choice(game.codes(seat).tolist()), seat)


def take_back(game: Game) -> None:
    """The last pick; like `pop`, which also finds words for it and so is slower."""
    game.rewind(len(game) - 1)


def look(game: Game) -> Position:
    return Position.of(game.view().to_dict())


def is_turn_start(game: Game) -> bool:
    state = game._states[0]
    return bool(
        state.phase == numbers.TURN and state.stage == numbers.FREE and state.steps == numbers.STEPS and not state.built
    )


def turn_starts(rng: random.Random, count: int, natural: float = 0.3, rounds: int = 12) -> Iterator[Game]:
    """Games in which a turn begins, at different rounds; the others than `natural` are dealt anew."""
    found = 0
    while found < count:
        game = new_game(rng, 2 + found % 3)
        while not game.is_over and game._states[0].lap <= rounds and found < count:
            if is_turn_start(game) and rng.random() < 0.5:
                found += 1
                yield game.copy() if rng.random() < natural else dealt_anew(rng, game)
            play_on(rng, game)


def number_of(place: str) -> int:
    """The number the state uses for a place."""
    if place in ROADS:
        return numbers.ROADS[list(ROADS).index(place)]
    cell = second.CITY_HEX if place == CITY else place
    return "abcdefg".index(cell[0]) * numbers.HEIGHT + int(cell[1]) - 1


NAMES = {number_of(place): place for place in second.PLACES}


def around(rng: random.Random) -> list[str]:
    """Some fields that lie together."""
    fields = [rng.choice(FIELDS)]
    size = rng.choice((rng.randint(5, 9), rng.randint(10, 25)))
    while len(fields) < size:
        near = [field for field in NEIGHBOURS[rng.choice(fields)] if field in FIELDS and field not in fields]
        fields += near[:1] if rng.random() < 0.5 else near[-1:]
    return fields


def dealt_anew(rng: random.Random, original: Game) -> Game:
    """The same table with campesinos, buildings, money and wood somewhere else; nobody has won yet."""
    game = original.copy()
    state = game._states[0]
    crowded = around(rng)
    owners: dict[str, int] = {}
    for seat in range(game.seats):
        clear(state.players[seat])
    if state.lap > 1:  # nobody can pay for a building in the first round
        for seat in range(game.seats):
            build(rng, state.players[seat], crowded, owners, seat)
            state.players[seat].money = rng.choice((0, 5, 10, 20))
    for seat in rng.sample(range(game.seats), game.seats):
        settle(rng, state.players[seat], crowded, owners, seat)
    share_wood(rng, game)
    game._forget_moves()
    return game


def share_wood(rng: random.Random, game: Game) -> None:
    """Some of the wood that does not lie on the board for each player, the rest for the box."""
    state = game._states[0]
    state.supply = numbers.DAMS - len(game.view().to_dict()["dams"])
    for player in state.players[: game.seats]:
        player.wood = min(rng.randint(0, numbers.WOOD_AT_MOST), int(state.supply))
        state.supply -= player.wood


def clear(player: Any) -> None:
    for cell in NAMES:
        while player.at[cell]:
            take(player, cell)
    player.fincas = player.hacienda = 0


def build(rng: random.Random, player: Any, crowded: list[str], owners: dict[str, int], seat: int) -> None:
    """Some buildings, two fincas at most next to a hacienda: more could have won already."""
    has_hacienda = rng.random() < 0.6
    for number in range(rng.randint(0, 2 if has_hacienda else 4) + has_hacienda):
        field = rng.choice(crowded if rng.random() < 0.5 else FIELDS)
        if field not in owners:
            owners[field] = seat
            bit = 1 << number_of(field)
            if has_hacienda and number == 0:
                player.hacienda = bit
            else:
                player.fincas |= bit


def settle(rng: random.Random, player: Any, crowded: list[str], owners: dict[str, int], seat: int) -> None:
    """Six campesinos, most of them among the crowd."""
    for _ in range(numbers.CAMPESINOS):
        place = rng.choices(
            (rng.choice(crowded), rng.choice(FIELDS), rng.choice(list(ROADS)), CITY), weights=(13, 3, 1, 3)
        )[0]
        if place in FIELDS and owners.setdefault(place, seat) != seat:
            place = CITY
        if place in FIELDS and player.at[number_of(place)] == second.FIELD_HOLDS:
            place = CITY
        put(player, number_of(place))


# --- what the kernels offer --------------------------------------------------------------------------------------
def offered(game: Game) -> set[str]:
    return {move.text for move in game.moves()}


def kernel_walks(game: Game, start: str) -> dict[str, int]:
    """Where a campesino may go, and the steps that are taken away for it."""
    game.push(start)
    found, seat, steps = {}, game.actors[0], game._states["steps"]
    before = int(steps[0])
    for code in game.codes(seat).tolist():
        game.push(code, seat)
        found[NAMES[code - numbers.TO]] = before - int(steps[0])
        take_back(game)
    take_back(game)
    return found


def shown_walks(game: Game, start: str) -> dict[str, int]:
    """Where a campesino may go, and the steps a face shows beforehand."""
    choices = game.choices(game.actors[0], after=[start])
    return {choice.move.text.removeprefix("to:"): choice.preview["steps"] for choice in choices}


def kernel_drives(game: Game, field: str) -> dict[str, dict[str, int]]:
    """The first place named when two clear a field, then the second, then the steps.

    Where the kernel needs to ask for neither, the first is what it says it took.
    """
    game.push(f"drive:{field}")
    found: dict[str, dict[str, int]] = {}
    if joined(game):
        first, other, steps = joined_from(game, field)
        found = {"at once": {f"{first} {other}": steps}}
    else:
        for move in game.moves():
            found[move.text] = kernel_partners(game, field, move.text)
    take_back(game)
    return found


def kernel_partners(game: Game, field: str, first: str) -> dict[str, int]:
    """Who may come along with the campesino named first, and the steps; `at once …` where there is no choice."""
    game.push(first)
    found = {}
    if joined(game):
        pair_first, other, steps = joined_from(game, field)
        partner = other if pair_first == first else pair_first
        found[f"at once {partner}"] = steps
    else:
        for move in game.moves():
            game.push(move)
            found[move.text] = joined_from(game, field)[2]
            take_back(game)
    take_back(game)
    return found


def joined(game: Game) -> list[Event]:
    return [event for event in game.last_events if event.kind == "joined"]


def joined_from(game: Game, field: str) -> tuple[str, str, int]:
    """The two places, in alphabetical order, and the steps of a drive that was just carried out."""
    (event,) = joined(game)
    one, other, target, steps = event.numbers[:4]
    assert NAMES[target] == field
    first, second_place = sorted((NAMES[one], NAMES[other]))
    return first, second_place, steps


def expected_drives(pairs: dict[second.Pair, int]) -> dict[str, dict[str, int]]:
    """The same picks as `kernel_drives`, from the possible pairs of places."""
    if len(pairs) == 1:
        return {"at once": {" ".join(pair): steps for pair, steps in pairs.items()}}
    found: dict[str, dict[str, int]] = {}
    for (one, other), steps in pairs.items():
        found.setdefault(one, {})[other] = steps
        found.setdefault(other, {})[one] = steps
    for first, partners in found.items():
        if len(partners) == 1:
            found[first] = {f"at once {partner}": steps for partner, steps in partners.items()}
    return found


# --- comparing -----------------------------------------------------------------------------------------------------
def compare_walking(game: Game, position: Position, seen: Counter[str]) -> None:
    """All walks and all ways of driving out, when everybody stands where they may stay."""
    seat, picks = position.turn, offered(game)
    walks = {start: second.destinations(position, seat, start) for start, n in position.people[seat].items() if n}
    drives = second.joint_drives(position, seat)
    assert {pick for pick in picks if pick in second.PLACES} == {start for start, goals in walks.items() if goals}
    assert {pick for pick in picks if pick.startswith("drive:")} == {f"drive:{field}" for field in drives}
    for start, goals in walks.items():
        if goals:
            assert kernel_walks(game, start) == goals, (start, game.view().to_dict())
    if seen["positions"] % 4 == 0:  # faces are slow
        start = max(walks, key=lambda start: len(walks[start]))
        assert not walks[start] or shown_walks(game, start) == walks[start]
    for field, pairs in drives.items():
        assert kernel_drives(game, field) == expected_drives(pairs), (field, game.view().to_dict())
    count(position, walks, drives, seen)


def count(
    position: Position, walks: dict[str, dict[str, int]], drives: dict[str, dict[second.Pair, int]], seen: Counter[str]
) -> None:
    """What was compared, so that a test can insist on having seen enough of it."""
    seat = position.turn
    goals = [(start, goal) for start, goals in walks.items() for goal in goals]
    seen["positions"] += 1
    seen["first round"] += position.round == 1
    seen["goals"] += len(goals)
    seen["lone drives"] += sum(second.number_to_drive_out(position, seat, goal) == 1 for _, goal in goals)
    for _, goal in goals:
        if not second.may_stay(position, seat, goal):
            seen["stops on a finca" if position.foreign_building(seat, goal) else "stops on a full field"] += 1
    for field, pairs in drives.items():
        number = second.number_to_drive_out(position, seat, field)
        seen[f"drives of {number} by two"] += 1
        seen["pairs"] += len(pairs)
        seen["pairs from one place"] += sum(one == other for one, other in pairs)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_walking_and_driving_out_at_the_start_of_a_turn(chunk: int) -> None:
    rng, seen = random.Random(chunk), Counter[str]()
    for game in turn_starts(rng, POSITIONS_PER_CHUNK):
        compare_walking(game, look(game), seen)
    assert seen["positions"] == POSITIONS_PER_CHUNK
    for what in ("first round", "lone drives", "drives of 1 by two", "drives of 2 by two", "pairs from one place"):
        assert seen[what] >= 5, what
    for what in ("stops on a finca", "stops on a full field"):
        assert seen[what] >= 50, what


def test_walking_and_driving_out_with_few_steps_left() -> None:
    rng, seen = random.Random(CHUNKS), Counter[str]()
    for game in turn_starts(rng, TIGHT_POSITIONS, natural=0):
        game._states[0].steps = rng.randint(1, 3)  # somebody went and came back
        compare_walking(game, look(game), seen)
    assert min(seen[what] for what in ("stops on a finca", "stops on a full field")) >= 50


def test_a_full_field_has_room_again_for_the_one_that_left_it() -> None:
    """Around d4, an empty foreign finca, all is held by two foreigners each, but for e4 with two of one's own."""
    games = turn_starts(random.Random(0), 1000)
    game = next(game for game in games if game.seats == 4 and game._states[0].lap > 1)
    state, seat = game._states[0], game.actors[0]
    for player in state.players:
        clear(player)
    held = {seat: ["e4"], (seat + 1) % 4: ["c4", "c5"], (seat + 2) % 4: ["d3", "d5"], (seat + 3) % 4: ["e5"]}
    for holder, fields in held.items():
        places = fields * 2 + [CITY] * (numbers.CAMPESINOS - 2 * len(fields))
        for place in places:
            put(state.players[holder], number_of(place))
    state.players[(seat + 1) % 4].fincas = 1 << number_of("d4")
    for steps, may_stop in ((2, True), (1, False)):
        state.steps = steps
        assert (kernel_walks(game, "e4").get("d4") == 1) == may_stop
        compare_walking(game, look(game), Counter())


# --- in the middle of a turn ---------------------------------------------------------------------------------------
def restless_pick(rng: random.Random, game: Game) -> str:
    """A random pick, more often one that leaves a campesino where it may not stay, or a single step."""
    view, picks = game.view().to_dict(), sorted(offered(game))
    position = Position.of(view)
    goals = [pick for pick in picks if pick.startswith("to:")]
    restless = [pick for pick in goals if not second.may_stay(position, position.turn, pick.removeprefix("to:"))]
    if restless and rng.random() < 0.5:
        return rng.choice(restless)
    near = [pick for pick in goals if pick.removeprefix("to:") in NEIGHBOURS[view["picked"]]]
    if near and rng.random() < 0.7:
        return rng.choice(near)
    on = [pick for pick in picks if pick not in ENDS_OF_TURN]
    return rng.choice(on if on and rng.random() < 0.9 else picks)


def finish_turn(rng: random.Random, game: Game) -> None:
    """Random picks until the turn is over: none may lead to a dead end."""
    seat, picks = game.actors[0], 0
    while not game.is_over and game._states[0].turn == seat:
        assert offered(game), game.view().to_dict()
        if ENDS_OF_TURN & offered(game):
            return
        game.push(rng.choice(sorted(offered(game))))
        picks += 1
        assert picks < 100


def compare_walks_of_the_unsettled(game: Game, position: Position, seen: Counter[str]) -> None:
    """Walks, when somebody may not stay where it is; only those after which at most one has to go on."""
    if game._states[0].stage != numbers.FREE:
        return
    seat, picks = position.turn, offered(game)
    seen["unsettled"] += 1
    seen["several unsettled"] += len(second.must_leave(position, seat)) > 1
    for start in [place for place, number in position.people[seat].items() if number]:
        unclear = second.undecided(position, seat, start)
        found = kernel_walks(game, start) if start in picks else {}
        decided = {goal: steps for goal, steps in found.items() if goal not in unclear}
        assert decided == second.destinations(position, seat, start), (start, game.view().to_dict())
        seen["goals of the unsettled"] += len(decided)


def compare_middle(rng: random.Random, game: Game, seen: Counter[str]) -> None:
    """One moment in the middle of a turn."""
    position = look(game)
    if game._states[0].stage == numbers.FREE:
        compare_borders(game, position)
    if second.must_leave(position, position.turn):
        assert offered(game)
        assert not ENDS_OF_TURN & offered(game)
        compare_walks_of_the_unsettled(game, position, seen)
        for _ in range(ENDS_TRIED):
            finish_turn(rng, game.copy())
    elif game._states[0].stage == numbers.FREE:
        ends = {"done"} if position.round == 1 else {"resolve", "push"}
        assert ENDS_OF_TURN & offered(game) == ends
        compare_walking(game, position, seen)
        seen[f"{position.steps} steps"] += 1
    else:
        assert offered(game)
        assert not ENDS_OF_TURN & offered(game)


def test_walking_and_driving_out_in_the_middle_of_a_turn() -> None:
    rng, seen = random.Random(0), Counter[str]()
    for game in turn_starts(rng, MIDDLES, natural=0.1):
        seat = game.actors[0]
        while not game.is_over and game._states[0].turn == seat:
            compare_middle(rng, game, seen)
            game.push(restless_pick(rng, game))
    assert seen["unsettled"] >= 100
    assert seen["several unsettled"] >= 3
    assert all(seen[f"{steps} steps"] >= 10 for steps in range(7))


# --- rivers ----------------------------------------------------------------------------------------------------------
def compare_rivers(game: Game) -> None:
    """The rivers as they lie, or the ways to lead them on."""
    view = game.view().to_dict()
    position = Position.of(view)
    if view["head"] is not None:
        assert offered(game) == {f"flow:{lower}" for lower in second.ways_on(position, view["head"])}
        return
    assert second.course_errors(position) == []
    outflow = second.outflow_of(position)
    for field in view["fields"]:
        crossed = [river for river in second.SPRINGS if field["cell"] in second.course_of(outflow, river)]
        assert field["rivers"] == crossed


def test_rivers_follow_heights_and_dams_after_every_decision() -> None:
    rng, dams = random.Random(1), 0
    for number in range(RIVER_GAMES):
        game = new_game(rng, 2 + number % 3)
        for _ in range(400):
            if game.is_over:
                break
            compare_rivers(game)
            play_on(rng, game)
        dams += len(game.view().to_dict()["dams"])
    assert dams >= 5 * RIVER_GAMES


def kernel_courses(game: Game) -> Iterator[tuple[tuple[str, ...], ...]]:
    """The courses at the end of every sequence of flow picks."""
    view = game.view().to_dict()
    if view["head"] is None:
        yield tuple(tuple(course) for course in view["rivers"].values())
        return
    for move in game.moves():
        game.push(move)
        yield from kernel_courses(game)
        take_back(game)


def compare_borders(game: Game, position: Position) -> list[second.Border]:
    """The borders offered for a dam."""
    borders = second.dam_borders(position, position.turn) if position.wood[position.turn] else set()
    assert ("dam" in offered(game)) == bool(borders)
    if borders:
        game.push("dam")
        assert offered(game) == {f"{upper}-{lower}" for upper, lower in borders}
        take_back(game)
    return sorted(borders)


def compare_dams(game: Game, seen: Counter[str]) -> None:
    """Which borders are offered, and what becomes of the rivers behind each of them."""
    position = look(game)
    borders = compare_borders(game, position)
    if borders:
        game.push("dam")
        for border in borders:
            compare_courses(game, position, border, seen)
        take_back(game)


def compare_courses(game: Game, position: Position, border: second.Border, seen: Counter[str]) -> None:
    """The courses both rivers may take behind one dam."""
    upper, lower = border
    game.push(f"{upper}-{lower}")
    courses = list(kernel_courses(game))
    take_back(game)
    assert len(courses) == len(set(courses))
    assert set(courses) == second.new_courses(position, border), (border, game.view().to_dict())
    crossed = [border in pairwise(course) for course in position.courses.values()]
    seen["borders"] += 1
    seen["diverting"] += any(crossed)
    seen["diverting both rivers"] += all(crossed)
    seen["with a choice"] += len(courses) > 1
    seen["below a spring"] += upper in second.SPRINGS.values()
    seen["at a lake"] += lower in second.LAKES
    seen["at the city"] += lower == second.CITY_HEX


def build_dam(rng: random.Random, game: Game) -> None:
    """A random dam; the water is led somewhere."""
    game.push("dam")
    game.push(rng.choice(game.moves()))
    while game.view().to_dict()["head"] is not None:
        game.push(rng.choice(game.moves()))


def dammed_turns(rng: random.Random, count: int) -> Iterator[Game]:
    """Turns of games in which nearly all wood ends up in dams; yields before and after each dam."""
    for start in turn_starts(rng, count):
        game = start
        for _ in range(DAM_TURNS):
            game = dealt_anew(rng, game)
            yield game
            while not game.is_over and "dam" in offered(game):
                build_dam(rng, game)
                if not game.is_over:
                    yield game
            if game.is_over:
                break
            game.push("done" if "done" in offered(game) else "push")


def test_dams_and_the_courses_behind_them() -> None:
    rng, seen = random.Random(2), Counter[str]()
    for game in dammed_turns(rng, DAM_GAMES):
        compare_rivers(game)
        compare_dams(game, seen)
        seen["positions"] += 1
        seen["30 dams or more"] += len(look(game).dams) >= 30
    assert seen["diverting"] >= 300
    assert min(seen.values()) >= 10


# --- harvest ---------------------------------------------------------------------------------------------------------
def compare_harvest(game: Game, seen: Counter[str]) -> None:
    """What the present card would bring, as shown; then what it brings when it is resolved."""
    view = game.view().to_dict()
    position, card = Position.of(view), view["row"][0]
    brings = second.harvest(position, card)
    shown = {seat: (gain["rio"], gain["wood"]) for seat, gain in zip(SEATS, view["harvest"], strict=False)}
    assert shown == brings, view
    if "resolve" not in offered(game):
        return
    game.push("resolve")
    paid = game.view().to_dict()["players"]
    for seat, before, after in zip(SEATS, view["players"], paid, strict=False):
        assert (after["rio"] - before["rio"], after["wood"] - before["wood"]) == brings[seat], view
    compare_robberies(game, position, seen)
    seen[card] += 1
    unlimited = second.harvest(replace(position, wood_left=numbers.DAMS), card)
    seen["stock full"] += any(
        wood and position.wood[seat] + wood == second.WOOD_HELD for seat, (_, wood) in brings.items()
    )
    seen["wood short"] += brings != unlimited
    seen["wood short for one of several"] += brings != unlimited and sum(wood > 0 for _, wood in unlimited.values()) > 1
    take_back(game)


def bring_wood_forward(game: Game) -> None:
    """Make a card that brings wood the present one, if there is one in the row: others may have been pushed."""
    row = game._states[0].row[: game._states[0].row_count]
    cards = sorted(row.tolist(), key=lambda card: game.components.cards[card] not in ("wood", "verde", "moreno"))
    row[:] = cards


def compare_robberies(game: Game, position: Position, seen: Counter[str]) -> None:
    """Desperados that came when a card was resolved, one band after the other."""
    robbed: list[tuple[str, str]] = []
    expected: list[tuple[str, str]] = []
    for event in game.last_events:
        if event.kind == "desperados":
            river = game.components.cards[event.numbers[0]].removeprefix("desperados_")
            victims, position = second.desperados(position, river)
            expected += victims
            seen["desperados"] += 1
            seen[f"{len(victims)} robbed"] += 1
        elif event.kind == "robbed":
            robbed.append((SEATS[event.seat], NAMES[event.numbers[0]]))
    assert robbed == expected
    after = look(game)
    for seat in position.people:
        assert {place: n for place, n in position.people[seat].items() if n} == after.people[seat]


def test_harvests_and_desperados() -> None:
    rng, seen = random.Random(3), Counter[str]()
    for game in turn_starts(rng, HARVESTS, rounds=25):
        compare_harvest(game, seen)
    for what in ("wheat", "corn", "tobacco", "wood", "verde", "moreno", "stock full", "desperados", "3 robbed"):
        assert seen[what] >= 5, what


def test_harvests_while_the_last_wood_is_given_out() -> None:
    rng, seen = random.Random(4), Counter[str]()
    for game in dammed_turns(rng, SHORTAGE_GAMES):
        if game._states[0].supply <= 4:
            bring_wood_forward(game)
            compare_harvest(game, seen)
    assert seen["wood short"] >= 20
    assert seen["wood short for one of several"] >= 3
