"""Choices that spirits and rain ask for. They wait on a stack; the topmost is owed now (docs/rules/spirits.md)."""

from subak.games.spirits.rules import events
from subak.games.spirits.rules.effects import (
    ACTIVE,
    DISC_FROM_ALL,
    DISC_FROM_ONE,
    DISCS,
    FREE_PIECES,
    HELPERS,
    MAGIC,
    NO_OP,
    ONCE,
    PEST_AWAY,
    PEST_FOR_OTHERS,
    PEST_TO_RICHEST,
    RICE,
    RICE_FROM_RICHER,
    RICE_IF_HARVESTED,
    RICE_PER_PADDY,
    ROCK_AWAY,
    STOLEN_GAIN,
    WEED_AWAY,
    WEED_FOR_OTHERS,
    can_get_pest,
    can_get_weed,
    count_paddies,
    infest,
    passive,
)
from subak.games.spirits.rules.field import find_chain, is_paddy
from subak.games.spirits.rules.state import (
    EMPTY,
    HEX,
    HEXES,
    KEEP,
    MAGIC_WATER,
    NO_TASK,
    NONE,
    OFFER,
    OTHERS_PADDY,
    PADDY,
    PASS,
    PEST,
    PEST_ANY,
    PEST_OWN_RICE,
    PEST_RICHEST,
    REMOVE_PEST,
    REMOVE_ROCK,
    REMOVE_WEED,
    SEAT,
    SPIRITS,
    TAKE_DISC,
    TAKE_RICE,
    USE,
    WEED,
    WEED_NEXT,
    WEED_OR_PEST,
    WEED_OWN,
    WHICH_SPIRIT,
    Player,
    State,
)
from subak.kernel.annotations import Row, int64
from subak.kernel.bits import count_bits, has, lowest_bit
from subak.kernel.log import Log, note
from subak.kernel.rule import rule

IN_ORDER = 1
"""`pick.stage` in the resolve step: the rest is used in order."""


@rule
def push_task(s: State, kind: int, seat: int, about: int, amount: int) -> None:
    task = s.tasks[s.task_count]
    task.kind, task.seat, task.about, task.amount = kind, seat, about, amount
    s.task_count += 1


@rule
def drop_task(s: State) -> None:
    s.task_count -= 1
    task = s.tasks[s.task_count]
    task.kind, task.seat, task.about, task.amount = NO_TASK, 0, 0, 0


@rule
def is_idle(s: State, out: Row[int]) -> bool:
    """Does the task on top leave nothing to choose, or offer a spirit that could do nothing?"""
    top = s.tasks[s.task_count - 1]
    if top.kind == OFFER and not can_use(s, int(top.seat), int(top.about), out):
        return True
    return list_task(s, out) == 0


# --- what may be chosen ----------------------------------------------------------------------------------------
@rule
def list_task(s: State, out: Row[int]) -> int:
    """The moves of the task on top."""
    task = s.tasks[s.task_count - 1]
    kind, seat = int(task.kind), int(task.seat)
    if kind == OFFER:
        out[0], out[1] = USE, PASS
        return 2
    if kind == WHICH_SPIRIT:
        return list_spirits(usable_spirits(s, seat, out), out)
    if kind == WEED_OWN or kind == PEST_OWN_RICE or kind == WEED_OR_PEST:
        return list_own_paddies(s, seat, kind, out)
    if kind == WEED_NEXT or kind == PEST_ANY or kind == PEST_RICHEST:
        return list_others_paddies(s, seat, kind, int(task.about), out)
    if kind == REMOVE_PEST or kind == REMOVE_WEED:
        return list_infested(s, seat, kind, out)
    if kind == REMOVE_ROCK or kind == MAGIC_WATER:
        return list_hexes(s, seat, kind, out)
    return list_victims(s, seat, kind, out)


@rule
def list_spirits(cards: int, out: Row[int]) -> int:
    """Which of these is used next, all of them in order, or none."""
    count = 0
    for card in range(SPIRITS):
        if has(cards, card):
            out[count] = KEEP + card
            count += 1
    out[count], out[count + 1] = USE, PASS
    return count + 2


@rule
def list_own_paddies(s: State, seat: int, kind: int, out: Row[int]) -> int:
    if kind == WEED_OR_PEST:
        return list_weeds_and_pests(s, seat, out)
    count, player = 0, s.players[seat]
    for h in range(HEXES):
        if is_paddy(player, h) and kind == WEED_OWN and can_get_weed(s, seat):
            out[count] = PADDY + h
            count += 1
        if is_paddy(player, h) and kind == PEST_OWN_RICE and player.rice_in[h] != EMPTY and can_get_pest(s, seat):
            out[count] = PADDY + h
            count += 1
    return count


@rule
def list_weeds_and_pests(s: State, seat: int, out: Row[int]) -> int:
    """Whoever a spirit protects may name what it keeps away; there is no question if it keeps everything away."""
    if not can_get_weed(s, seat) and not can_get_pest(s, seat):
        return 0
    count, player = 0, s.players[seat]
    for base, left in ((WEED, s.supply.weeds), (PEST, s.supply.pests)):
        for h in range(HEXES):
            if left > 0 and is_paddy(player, h):
                out[count] = base + h
                count += 1
    return count


@rule
def list_others_paddies(s: State, seat: int, kind: int, about: int, out: Row[int]) -> int:
    count = 0
    for other in range(s.seats):
        if other == seat or not is_target(s, seat, other, kind, about):
            continue
        for h in range(HEXES):
            if is_paddy(s.players[other], h):
                out[count] = OTHERS_PADDY + HEXES * other + h
                count += 1
    return count


@rule
def is_target(s: State, seat: int, other: int, kind: int, about: int) -> bool:
    if kind == WEED_NEXT:
        return other == about and can_get_weed(s, other)
    if kind == PEST_ANY:
        return can_get_pest(s, other)
    for rival in range(s.seats):  # PEST_RICHEST
        if rival != seat and s.players[rival].rice > s.players[other].rice:
            return False
    return can_get_pest(s, other)


@rule
def list_infested(s: State, seat: int, kind: int, out: Row[int]) -> int:
    count, player = 0, s.players[seat]
    for h in range(HEXES):
        if is_paddy(player, h) and (player.pests[h] if kind == REMOVE_PEST else player.weeds[h]) > 0:
            out[count] = PADDY + h
            count += 1
    return count


@rule
def list_hexes(s: State, seat: int, kind: int, out: Row[int]) -> int:
    count, player = 0, s.players[seat]
    for h in range(s.tables.map.hexes):
        free = not has(player.magic, h) and not has(player.rocks, h) and s.supply.magic > 0
        if has(player.rocks, h) if kind == REMOVE_ROCK else free:
            out[count] = HEX + h
            count += 1
    return count


@rule
def list_victims(s: State, seat: int, kind: int, out: Row[int]) -> int:
    count = 0
    for other in range(s.seats):
        rich = s.players[other].rice > s.players[seat].rice
        if other != seat and (s.players[other].reservoir > 0 if kind == TAKE_DISC else rich):
            out[count] = SEAT + other
            count += 1
    return count


# --- carrying it out -------------------------------------------------------------------------------------------
@rule
def play_task(s: State, move: int, log: Log) -> None:
    """Carry out what was chosen for the task on top."""
    top = s.tasks[s.task_count - 1]
    kind, seat, about, amount = int(top.kind), int(top.seat), int(top.about), int(top.amount)
    drop_task(s)
    if kind == OFFER:
        if move == USE:
            use_spirit(s, seat, about, log)
    elif kind == WHICH_SPIRIT:
        choose_spirits(s, seat, move, log)
    elif kind == WEED_OR_PEST:
        name_weed_or_pest(s, seat, (move - WEED) % HEXES, move < PEST, log)
    elif kind == WEED_OWN or kind == PEST_OWN_RICE:
        infest(s, seat, move - PADDY, kind == WEED_OWN, about, log)
    elif kind == WEED_NEXT or kind == PEST_ANY or kind == PEST_RICHEST:
        where = move - OTHERS_PADDY
        infest(s, where // HEXES, where % HEXES, kind == WEED_NEXT, seat, log)
    elif kind == REMOVE_PEST or kind == REMOVE_WEED:
        clear_one(s, seat, move - PADDY, kind == REMOVE_WEED, log)
    elif kind == REMOVE_ROCK:
        remove_rock(s, seat, move - HEX, log)
    elif kind == MAGIC_WATER:
        put_magic_water(s, seat, move - HEX, log)
    else:
        take_from(s, seat, move - SEAT, kind == TAKE_DISC, amount, log)


@rule
def name_weed_or_pest(s: State, seat: int, paddy: int, weed: bool, log: Log) -> None:
    if can_get_weed(s, seat) if weed else can_get_pest(s, seat):
        infest(s, seat, paddy, weed, NONE, log)
    else:
        note(log, events.KEPT_AWAY, seat, paddy, 1 if weed else 0, 0, 0)


@rule
def clear_one(s: State, seat: int, paddy: int, weed: bool, log: Log) -> None:
    """A spirit takes a weed or a pest away, wet or dry."""
    player = s.players[seat]
    if weed:
        player.weeds[paddy] -= 1
        s.supply.weeds += 1
        note(log, events.WEED_GONE, seat, paddy, 1, 0, 0)
    else:
        player.pests[paddy] -= 1
        s.supply.pests += 1
        note(log, events.PEST_GONE, seat, paddy, 1, 0, 0)


@rule
def remove_rock(s: State, seat: int, h: int, log: Log) -> None:
    player = s.players[seat]
    player.rocks = int64(player.rocks) & ~(1 << h)
    find_chain(s.tables.map, player)  # water may now flow on
    note(log, events.ROCK_GONE, seat, h, 0, 0, 0)


@rule
def put_magic_water(s: State, seat: int, h: int, log: Log) -> None:
    s.supply.magic -= 1
    s.players[seat].magic = int64(s.players[seat].magic) | 1 << h
    note(log, events.MAGIC_WATER, seat, h, 0, 0, 0)


@rule
def take_from(s: State, seat: int, other: int, disc: bool, amount: int, log: Log) -> None:
    player, victim = s.players[seat], s.players[other]
    if disc:
        victim.reservoir -= 1
        player.reservoir += 1
        note(log, events.TAKES_DISC, seat, other, 0, 0, 0)
    else:
        victim.rice -= min(amount, int(victim.rice))
        player.rice += STOLEN_GAIN
        note(log, events.TAKES_RICE, seat, other, STOLEN_GAIN, 0, 0)


# --- spirits ---------------------------------------------------------------------------------------------------
@rule
def call_spirits(s: State, seat: int) -> None:
    """All spirits of a seat that act in the resolve step."""
    player, cards = s.players[seat], int64(0)
    for card in range(SPIRITS):
        kind = s.tables.spirits[card].kind
        if has(player.played, card) and (kind == ACTIVE or (kind == ONCE and not has(player.used, card))):
            cards |= int64(1) << card
    player.waiting = cards


@rule
def use_next_spirit(s: State, seat: int, out: Row[int], log: Log) -> bool:
    """Use the next spirit of a seat, or ask about it; false if none is left. Their order is their owner's business, so
    there is a question as soon as two are left, unless both can only help."""
    player = s.players[seat]
    cards = usable_spirits(s, seat, out)
    if cards == 0:
        player.waiting = 0
        return False
    asking = asking_spirits(s, seat, cards)
    in_order = player.pick.stage == IN_ORDER
    if asking != 0 and not in_order and count_bits(cards) > 1:
        push_task(s, WHICH_SPIRIT, seat, NONE, 0)
        return True
    card = lowest_bit(cards)
    player.waiting = int64(player.waiting) & ~(int64(1) << card)
    if asking != 0 and not in_order:
        push_task(s, OFFER, seat, card, 0)
    else:
        use_spirit(s, seat, card, log)
    return True


@rule
def choose_spirits(s: State, seat: int, move: int, log: Log) -> None:
    """The answer to which spirit acts next. What can only help acts in any case."""
    player = s.players[seat]
    if move == USE:
        player.pick.stage = IN_ORDER
    elif move == PASS:
        player.waiting = int64(player.waiting) & ~asking_spirits(s, seat, int64(player.waiting))
    else:
        player.waiting = int64(player.waiting) & ~(int64(1) << (move - KEEP))
        use_spirit(s, seat, move - KEEP, log)


@rule
def usable_spirits(s: State, seat: int, out: Row[int]) -> int:
    """Those that are left and would do something now; `out` is written over."""
    cards = int64(0)
    for card in range(SPIRITS):
        if has(s.players[seat].waiting, card) and can_use(s, seat, card, out):
            cards |= int64(1) << card
    return cards


@rule
def asking_spirits(s: State, seat: int, cards: int) -> int:
    """Those of them that somebody might decline."""
    asking = int64(0)
    for card in range(SPIRITS):
        if has(cards, card) and asks(s, seat, card):
            asking |= int64(1) << card
    return asking


@rule
def asks(s: State, seat: int, card: int) -> bool:
    """Is there anything to decide about using this spirit? Helping hands and free pieces nobody declines, and rice only
    where somebody takes it from the rich."""
    for i in range(3):
        op = s.tables.spirits[card].ops[i].op
        if op == DISCS or op >= PEST_AWAY:
            return True
        if (op == RICE or op == RICE_PER_PADDY or op == RICE_IF_HARVESTED) and is_envied(s, seat):
            return True
    return False


@rule
def is_envied(s: State, seat: int) -> bool:
    """Has another player a spirit that looks at who has most rice?"""
    for other in range(s.seats):
        player = s.players[other]
        envy = passive(s.tables, player, RICE_FROM_RICHER) + passive(s.tables, player, PEST_TO_RICHEST)
        if other != seat and envy > 0:
            return True
    return False


@rule
def can_use(s: State, seat: int, card: int, out: Row[int]) -> bool:
    """Would using this spirit do anything now?"""
    for i in range(3):
        op = int(s.tables.spirits[card].ops[i].op)
        if op != NO_OP and is_possible(s, seat, op, out):
            return True
    return False


@rule
def is_possible(s: State, seat: int, op: int, out: Row[int]) -> bool:
    if op == DISCS:
        return s.supply.water > 0
    if op == PEST_AWAY or op == WEED_AWAY:
        return list_infested(s, seat, REMOVE_PEST if op == PEST_AWAY else REMOVE_WEED, out) > 0
    if op == ROCK_AWAY or op == MAGIC:
        return list_hexes(s, seat, REMOVE_ROCK if op == ROCK_AWAY else MAGIC_WATER, out) > 0
    if op == DISC_FROM_ONE or op == DISC_FROM_ALL or op == RICE_FROM_RICHER:
        return list_victims(s, seat, TAKE_RICE if op == RICE_FROM_RICHER else TAKE_DISC, out) > 0
    if op == PEST_TO_RICHEST:
        return list_others_paddies(s, seat, PEST_RICHEST, NONE, out) > 0
    if op == WEED_FOR_OTHERS or op == PEST_FOR_OTHERS:
        for other in range(s.seats):
            kind = WEED_OWN if op == WEED_FOR_OTHERS else PEST_OWN_RICE
            if other != seat and list_own_paddies(s, other, kind, out) > 0:
                return True
        return False
    return op != RICE_IF_HARVESTED or s.players[seat].harvested_before > 0


@rule
def use_spirit(s: State, seat: int, card: int, log: Log) -> None:
    """A spirit is used as a whole. Its choices are pushed last to first, so that the first comes first."""
    player = s.players[seat]
    rice, discs = int(player.rice), int(player.reservoir)
    if s.tables.spirits[card].kind == ONCE:
        player.used = int64(player.used) | 1 << card
    for i in range(2, -1, -1):
        op, amount = int(s.tables.spirits[card].ops[i].op), int(s.tables.spirits[card].ops[i].amount)
        gain(s, player, op, amount)
        ask_for(s, seat, op, amount)
    note(log, events.SPIRIT, seat, card, int(player.rice) - rice, int(player.reservoir) - discs, 0)


@rule
def gain(s: State, player: Player, op: int, amount: int) -> None:
    """Effects without a choice."""
    if op == DISCS:
        taken = min(amount, int(s.supply.water))
        s.supply.water -= taken
        player.reservoir += taken
    elif op == RICE or (op == RICE_IF_HARVESTED and player.harvested_before):
        player.rice += amount
    elif op == RICE_PER_PADDY:
        player.rice += amount * count_paddies(player, 1)
    elif op == FREE_PIECES:
        player.free_pieces += amount
    elif op == HELPERS:
        player.helpers += amount


@rule
def ask_for(s: State, seat: int, op: int, amount: int) -> None:
    """Effects that somebody has to choose something for."""
    if op == PEST_TO_RICHEST:
        push_task(s, PEST_RICHEST, seat, NONE, amount)
    elif op == DISC_FROM_ONE:
        push_task(s, TAKE_DISC, seat, NONE, amount)
    elif op == RICE_FROM_RICHER:
        push_task(s, TAKE_RICE, seat, NONE, amount)
    elif op == PEST_AWAY or op == WEED_AWAY or op == ROCK_AWAY or op == MAGIC:
        kind = REMOVE_PEST if op == PEST_AWAY else REMOVE_WEED
        kind = REMOVE_ROCK if op == ROCK_AWAY else kind
        for _ in range(amount):
            push_task(s, MAGIC_WATER if op == MAGIC else kind, seat, NONE, 1)
    elif op == WEED_FOR_OTHERS or op == PEST_FOR_OTHERS:
        for place in range(s.seats - 1, -1, -1):
            other = int(s.order[place])
            if other != seat:
                push_task(s, WEED_OWN if op == WEED_FOR_OTHERS else PEST_OWN_RICE, other, seat, 1)
    elif op == DISC_FROM_ALL:
        for other in range(s.seats):
            if other != seat and s.players[other].reservoir > 0:
                s.players[other].reservoir -= 1
                s.players[seat].reservoir += 1
