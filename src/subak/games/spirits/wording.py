"""What a card or tile does or asks for, in words: a sentence for each word of the components file, with its numbers.

So a text cannot promise anything else than the rules do, and somebody's own cards have full texts, too.
"""

from functools import reduce
from typing import Any

from subak.games.spirits.rules import effects
from subak.games.spirits.rules.state import LABOURERS
from subak.show.choices import Args, Message

MORE_NUMBERS: dict[int, Args] = {
    effects.SMALL_HARVEST_MORE: {"size": effects.SMALL_PADDY},
    effects.RICE_FROM_RICHER: {"gain": effects.STOLEN_GAIN},
    effects.LARGER_HARVEST: {"most": effects.LARGEST_YIELD},
    effects.END_LABOURERS: {"first": LABOURERS},
    effects.END_LARGE_PADDIES: {"size": effects.LARGE_PADDY},
}
"""Numbers that belong to a word itself."""


def spirit_text(spirit: Any) -> Message:
    sentences = [_effect(int(op.op), int(op.amount)) for op in spirit.ops if op.op != effects.NO_OP]
    what = reduce(lambda first, then: Message("spirits-two-effects", {"first": first, "then": then}), sentences)
    return Message(f"spirits-acts-{effects.KINDS[spirit.kind]}", {"what": what})


def _effect(op: int, amount: int) -> Message:
    return Message(f"spirits-does-{_word(effects.OPS[op])}", {"amount": amount, **MORE_NUMBERS.get(op, {})})


def rain_text(rain: Any) -> Message:
    two, three, four = rain.water.tolist()
    size: Args = {"size": effects.DRY_PADDY} if rain.effect == effects.WEED_IN_DRY_OF_TWO else {}
    brings = Message(f"spirits-brings-{_word(effects.RAIN_EFFECTS[rain.effect])}", size)
    return Message("spirits-rain-falls", {"two": two, "three": three, "four": four, "brings": brings})


def tile_text(tile: Any) -> Message:
    return Message(f"spirits-asks-{_word(effects.TESTS[tile.test])}", {"number": int(tile.number)})


def _word(name: str) -> str:
    return name.replace("_", "-")
