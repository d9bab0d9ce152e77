"""Information-set Monte Carlo tree search for two to four players. Written once for all games.

Every iteration deals anew what the seat cannot know and walks down one common tree of moves; a move's worth is compared
only with the moves that were possible at the same time. Leaves are judged by learned weights.

Others who pick in secret at the same time pick as well as they can, but they do not see our picks. So their picks hang
where the secret began, beside our own and not below them.
"""

import math

import numpy as np

from subak.kernel.annotations import Grid, Row
from subak.kernel.bits import lowest_bit
from subak.kernel.chance import Chance, below, rekey
from subak.kernel.contract import GameState, actors, is_open, legal, play, redeal, take_back
from subak.kernel.layout import Layout, f32, f64, i8, i16, i32
from subak.kernel.log import Log
from subak.kernel.rule import rule
from subak.players.evaluation import expect, play_on

DEEPEST = 128
NONE = -1
DOUBT = 2.0
"""How little the search trusts the first sight of a move. With 0 it would visit only the move that looks best."""


class Node(Layout):
    """A move that was judged at first sight. There are many of them: 16 bytes each."""

    move: i16
    seat: i8  # who makes it
    judged: f32  # its first sight: the share of the seat that makes it
    sibling: i32  # the next move at the same place; NONE: the last
    tally: i32  # its tally; NONE: it was never made


class Tally(Layout):
    """The results of a move that was made."""

    first: i32  # the first node that follows; NONE: none
    visits: i32
    shares: f64[4]  # of the win, on average


Grown = tuple[Row[Node], Row[Tally], Row[int]]
"""A tree: its nodes, its tallies, and how many of both are in use."""
Work = tuple[
    Row[GameState], Row[int], Row[int], Row[Chance], Row[int], Row[Log], Row[float], Row[float], Row[float], Row[int]
]
"""What the search works in: copies, path, slots, dices, spare moves, logs, room for features, shares, the best shares,
and where each seat's secret began."""


@rule
def new_tally(grown: Grown) -> int:
    _, tallies, used = grown
    number = int(used[1])
    tally = tallies[number]
    tally.first, tally.visits = NONE, 0
    for i in range(4):
        tally.shares[i] = 0.0
    used[1] += 1
    return number


@rule
def has_room(grown: Grown) -> bool:
    nodes, tallies, used = grown
    return used[0] < len(nodes) and used[1] < len(tallies)


@rule
def new_node(grown: Grown, parent: int, seat: int, move: int) -> int:
    nodes, tallies, used = grown
    number = int(used[0])
    node = nodes[number]
    node.move, node.seat, node.tally = move, seat, NONE
    node.sibling = tallies[parent].first
    tallies[parent].first = number
    used[0] += 1
    return number


@rule
def find_children(grown: Grown, parent: int, seat: int, slots: Row[int]) -> None:
    """Note for every move of the seat that has been judged which node it is."""
    nodes, tallies, _ = grown
    child = int(tallies[parent].first)
    while child != NONE:
        if nodes[child].seat == seat:
            slots[nodes[child].move] = child
        child = int(nodes[child].sibling)


@rule
def forget_children(grown: Grown, parent: int, slots: Row[int]) -> None:
    nodes, tallies, _ = grown
    child = int(tallies[parent].first)
    while child != NONE:
        slots[nodes[child].move] = NONE
        child = int(nodes[child].sibling)


@rule
def judge_new_moves(
    grown: Grown, parent: int, actor: int, moves: Row[int], count: int, key: int, weights: Grid[float], work: Work
) -> int:
    """Add a node with its first sight for every move that has none, and return their number. `best` gets the shares of
    all seats after the move that is best for the actor."""
    copies, _, slots, dices, spare, logs, room, shares, best, _ = work
    new, most = 0, -1.0
    for i in range(count):
        if slots[moves[i]] != NONE or not has_room(grown):
            continue
        copies[1] = copies[0]
        s = copies[1]
        play(s, actor, moves[i], logs[0])
        rekey(dices[1], key)  # the same luck for all
        play_on(s, actor, dices[1], spare, logs[0])
        expect(s, weights, room, shares)
        child = new_node(grown, parent, actor, moves[i])
        grown[0][child].judged = shares[actor]
        slots[moves[i]] = child
        new += 1
        if shares[actor] > most:
            most = shares[actor]
            for other in range(s.seats):
                best[other] = shares[other]
    return new


@rule
def first_sight(nodes: Row[Node], moves: Row[int], count: int, slots: Row[int]) -> tuple[float, float]:
    """The best of the moves possible now at first sight, and how much better it seems than their average."""
    most, total, known = -1.0, 0.0, 0
    for i in range(count):
        child = int(slots[moves[i]])
        if child != NONE:
            judged = float(nodes[child].judged)
            most = max(most, judged)
            total += judged
            known += 1
    return most, max(most - total / max(known, 1), 1e-6)


@rule
def best_child(
    grown: Grown, parent: int, moves: Row[int], count: int, slots: Row[int], seat: int, curiosity: float
) -> int:
    """The move to visit next (PUCT): the largest average plus a bonus for a good first sight and few visits.

    Both are scaled by how much the moves differ: in some games a move changes the chances by a tenth, in others by a
    hundredth. Without room only moves that were made before count; NONE means there are none.
    """
    nodes, tallies, _ = grown
    room = has_room(grown)
    most, spread = first_sight(nodes, moves, count, slots)
    total = 0.0
    for i in range(count):
        child = int(slots[moves[i]])
        if child != NONE:
            total += math.exp((nodes[child].judged - most) / (DOUBT * spread))
    best, chosen = -1.0, NONE
    interest = curiosity * spread * math.sqrt(float(tallies[parent].visits)) / max(total, 1e-6)
    for i in range(count):
        child = int(slots[moves[i]])
        if child == NONE or (nodes[child].tally == NONE and not room):
            continue
        judged, visits, worth = float(nodes[child].judged), 0, float(nodes[child].judged)
        tally = int(nodes[child].tally)
        if tally != NONE:
            visits = int(tallies[tally].visits)
            worth += visits * tallies[tally].shares[seat]
        worth = (worth + interest * math.exp((judged - most) / (DOUBT * spread))) / (visits + 1)
        if worth > best:
            best, chosen = worth, child
    return chosen


@rule
def who_picks_next(s: GameState, seat: int, waiting: int) -> int:
    """Secret picks of others come first, so that ours are judged against their likely picks."""
    others = waiting & ~(1 << seat)
    if waiting >> seat & 1 and (others == 0 or is_open(s)):
        return seat
    return lowest_bit(others)


@rule
def walk_down(
    seat: int,
    grown: Grown,
    root: int,
    moves: Row[int],
    key: int,
    weights: Grid[float],
    work: Work,
    curiosity: float,
    asked: int,
) -> int:
    """Walk from the root to a position whose moves are not judged yet; judge them and write the shares after the best.

    At the root the seat makes the given move (NONE: any). Returns the length of the path.
    """
    copies, path, slots, dices, spare, logs, room, shares, best, secret = work
    s, at, depth, epoch = copies[0], root, 1, NONE
    path[0] = root
    while depth < DEEPEST:
        waiting = actors(s)
        if waiting == 0:
            break
        if s.epoch != epoch:  # something was revealed: secret picks from here on know what led here
            epoch = int(s.epoch)
            secret[:] = at
        actor = who_picks_next(s, seat, waiting)
        count = legal(s, actor, moves)
        if count == 1:
            play(s, actor, moves[0], logs[0])
            continue
        is_secret = actor != seat and not is_open(s)
        parent = int(secret[actor]) if is_secret else at
        find_children(grown, parent, actor, slots)
        new = judge_new_moves(grown, parent, actor, moves, count, key, weights, work)
        child = best_child(grown, parent, moves, count, slots, actor, curiosity)
        if at == root and actor == seat and can_be_made(grown, asked, slots):
            child = int(slots[asked])
        forget_children(grown, parent, slots)
        if child == NONE and is_secret:  # no room for more nodes: the others pick at random
            play(s, actor, moves[below(dices[0], count)], logs[0])
            continue
        if child == NONE:  # … and the rest of the line is played at random, too
            play_on(s, actor, dices[0], spare, logs[0])
            break
        if new == count and not is_secret:
            shares[:] = best
            return depth
        child_tally = made(grown, child)
        if is_secret:
            secret[actor] = child_tally
        else:
            at = child_tally
        path[depth] = child_tally
        depth += 1
        play(s, actor, grown[0][child].move, logs[0])
    expect(s, weights, room, shares)
    return depth


@rule
def can_be_made(grown: Grown, move: int, slots: Row[int]) -> bool:
    """Whether a move has a node, and the tree has room for its results."""
    if move == NONE or slots[move] == NONE:
        return False
    return grown[0][slots[move]].tally != NONE or has_room(grown)


@rule
def made(grown: Grown, child: int) -> int:
    """The tally of a move; a new one if it is made for the first time."""
    node = grown[0][child]
    if node.tally == NONE:
        node.tally = new_tally(grown)
    return int(node.tally)


@rule
def has_node(states: Row[GameState], seat: int, actor: int, moves: Row[int]) -> bool:
    """Whether a decision of `actor` leads on in the tree of `seat`."""
    s = states[0]
    return legal(s, actor, moves) > 1 and (actor == seat or is_open(s))


@rule
def mark(grown: Grown, root: int, node_at: Row[int], tally_at: Row[int]) -> None:
    """Write 0 for every node that the root leads to, and NONE for the rest."""
    nodes, tallies, used = grown
    node_at[:], tally_at[:] = NONE, NONE
    waiting = np.empty(used[1], np.int32)
    waiting[0], tally_at[root], begun, ended = root, 0, 0, 1
    while begun < ended:
        child = int(tallies[waiting[begun]].first)
        begun += 1
        while child != NONE:
            node_at[child] = 0
            tally = int(nodes[child].tally)
            if tally != NONE:
                tally_at[tally] = 0
                waiting[ended] = tally
                ended += 1
            child = int(nodes[child].sibling)


@rule
def renumber(places: Row[int]) -> int:
    """Move all marked entries up, in the same order, and return their number."""
    count = 0
    for i in range(len(places)):
        if places[i] != NONE:
            places[i] = count
            count += 1
    return count


@rule
def moved(places: Row[int], number: int) -> int:
    return NONE if number == NONE else places[number]


@rule
def prune(grown: Grown, root: int) -> int:
    """Drop everything that does not follow the root, to free its room. Returns the new root."""
    nodes, tallies, used = grown
    node_at, tally_at = np.empty(used[0], np.int32), np.empty(used[1], np.int32)
    mark(grown, root, node_at, tally_at)
    kept_nodes, kept_tallies = renumber(node_at), renumber(tally_at)
    for i in range(used[0]):
        if node_at[i] != NONE:
            nodes[i].sibling = moved(node_at, int(nodes[i].sibling))
            nodes[i].tally = moved(tally_at, int(nodes[i].tally))
            nodes[node_at[i]] = nodes[i]
    for i in range(used[1]):
        if tally_at[i] != NONE:
            tallies[i].first = moved(node_at, int(tallies[i].first))
            tallies[tally_at[i]] = tallies[i]
    used[0], used[1] = kept_nodes, kept_tallies
    return int(tally_at[root])


@rule
def deal_anew(s: GameState, seat: int, key: int) -> None:
    """Deal at random what the seat cannot know. Others make their secret picks again, in the tree."""
    redeal(s, seat, key)
    if not is_open(s):
        for other in range(s.seats):
            if other != seat:
                take_back(s, other)


@rule
def search(
    states: Row[GameState],
    seat: int,
    iterations: int,
    first: int,
    key: int,
    grown: Grown,
    root: int,
    weights: Grid[float],
    moves: Row[int],
    work: Work,
    curiosity: float,
    asked: int,
) -> None:
    """Run more iterations; `states` holds what the seat knows. All of them begin with the given move of the seat, or
    with the one that PUCT chooses (NONE)."""
    copies, path, _, dices, _, _, _, shares, _, _ = work
    tallies = grown[1]
    if grown[2][1] == 0:
        new_tally(grown)
    for n in range(first, first + iterations):
        copies[0] = states[0]
        deal_anew(copies[0], seat, key + n)
        rekey(dices[0], key + n)
        depth = walk_down(seat, grown, root, moves, key + n, weights, work, curiosity, asked)
        for i in range(depth):
            tally = tallies[path[i]]
            tally.visits += 1
            for other in range(copies[0].seats):
                tally.shares[other] += (shares[other] - tally.shares[other]) / tally.visits
