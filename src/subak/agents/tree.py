"""Information-set Monte Carlo tree search for two to four players. Written once for all games.

Every iteration deals anew what the seat cannot know and walks down one common tree of moves; a move's worth is compared
only with the moves that were possible at the same time. Hidden simultaneous picks of others are left to chance, so that
nobody answers what they cannot see. Leaves are judged by learned weights.
"""

import math

from subak.agents.judging import expect, play_on
from subak.kernel.chance import below, rekey
from subak.kernel.contract import actors, is_open, legal, play, redeal
from subak.kernel.layout import Layout, f64, i8, i16, i32
from subak.kernel.rules import lowest_bit, rule

DEEPEST = 64
NONE = -1


class Node(Layout):
    """A move in the tree, and what came of it."""

    move: i16
    seat: i8  # who made it
    first: i32  # its first child; NONE: none
    sibling: i32  # the next child of the same parent; NONE: the last
    visits: i32
    chances: i32  # how often it could have been chosen
    shares: f64[4]  # sums of the shares of the win


@rule
def new_node(nodes, count, parent, seat, move):
    node = nodes[count]
    node.move, node.seat = move, seat
    node.first = NONE
    node.visits = node.chances = 0
    for i in range(4):
        node.shares[i] = 0.0
    node.sibling = NONE
    if parent != NONE:
        node.sibling = nodes[parent].first
        nodes[parent].first = count
    return count


@rule
def find_children(nodes, parent, seat, slots):
    """Note for every move of the seat that has been tried which node it is."""
    child = int(nodes[parent].first)
    while child != NONE:
        if nodes[child].seat == seat:
            slots[nodes[child].move] = child
        child = int(nodes[child].sibling)


@rule
def forget_children(nodes, parent, slots):
    child = int(nodes[parent].first)
    while child != NONE:
        slots[nodes[child].move] = NONE
        child = int(nodes[child].sibling)


@rule
def add_children(nodes, used, parent, actor, out, count, slots, key, weights, work):
    """Try every move that has no node yet once: each begins with what it seems to be worth. Returns the number of nodes
    in use, and how many are new."""
    copies, _, _, dices, second, logs, room, shares = work
    new = 0
    for i in range(count):
        if slots[out[i]] != NONE or used >= len(nodes):
            continue
        copies[1] = copies[0]
        s = copies[1]
        play(s, actor, out[i], logs[0])
        rekey(dices[1], key)  # the same luck for all
        play_on(s, actor, dices[1], second, logs[0])
        expect(s, weights, room, shares)
        child = new_node(nodes, used, parent, actor, out[i])
        node = nodes[child]
        node.visits = node.chances = 1
        for other in range(s.seats):
            node.shares[other] = shares[other]
        slots[out[i]] = child
        used += 1
        new += 1
    return used, new


@rule
def best_child(nodes, out, count, slots, seat, curiosity):
    """The upper confidence bound, over the moves possible now."""
    best, chosen = -1.0, NONE
    for i in range(count):
        child = int(slots[out[i]])
        if child == NONE:
            continue
        node = nodes[child]
        node.chances += 1
        worth = node.shares[seat] / node.visits
        worth += curiosity * math.sqrt(math.log(node.chances + 1.0) / node.visits)
        if worth > best:
            best, chosen = worth, child
    return chosen


@rule
def walk_down(seat, nodes, used, root, moves, key, weights, work, curiosity):
    """From the root to a node whose moves have not been tried; try them and write the expected shares of the best.
    Returns the length of the path and the number of nodes in use."""
    copies, path, slots, dices, _, logs, room, shares = work
    s, node, depth = copies[0], root, 1
    path[0] = root
    while depth < DEEPEST:
        waiting = actors(s)
        if waiting == 0:
            break
        actor = seat if waiting >> seat & 1 else lowest_bit(waiting)
        count = legal(s, actor, moves)
        if actor != seat and not is_open(s):  # hidden from us: left to chance
            play(s, actor, moves[below(dices[0], count)], logs[0])
            continue
        if count == 1:
            play(s, actor, moves[0], logs[0])
            continue
        find_children(nodes, node, actor, slots)
        used, new = add_children(nodes, used, node, actor, moves, count, slots, key, weights, work)
        child = best_child(nodes, moves, count, slots, actor, 0.0 if new == count else curiosity)
        forget_children(nodes, node, slots)
        if child == NONE:  # no room for new nodes
            break
        if new == count:
            for other in range(s.seats):
                shares[other] = nodes[child].shares[other]
            return depth, used
        node = child
        path[depth] = node
        depth += 1
        play(s, actor, nodes[node].move, logs[0])
    expect(s, weights, room, shares)
    return depth, used


@rule
def has_node(states, seat, actor, moves):
    """Whether a decision of `actor` has nodes in the tree of `seat`."""
    s = states[0]
    return legal(s, actor, moves) > 1 and (actor == seat or is_open(s))


@rule
def search(states, seat, iterations, first, key, nodes, used, root, weights, moves, work, curiosity):
    """Some more iterations; `states` holds what the seat knows. Returns the number of nodes in use."""
    copies, path, _, dices, _, _, _, shares = work
    if used == 0:
        used = new_node(nodes, 0, NONE, seat, 0) + 1
    for n in range(first, first + iterations):
        copies[0] = states[0]
        redeal(copies[0], seat, key + n)
        rekey(dices[0], key + n)
        depth, used = walk_down(seat, nodes, used, root, moves, key + n, weights, work, curiosity)
        for i in range(depth):
            node = nodes[path[i]]
            node.visits += 1
            for other in range(copies[0].seats):
                node.shares[other] += shares[other]
    return used
