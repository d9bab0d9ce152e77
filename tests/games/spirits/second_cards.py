"""Other spirits than ours: every word of the vocabulary, in all company. The same cards for both implementations."""

import random
from collections.abc import Iterator
from contextlib import contextmanager

from games.spirits.second_table import SPIRITS, Effect, Spirit
from subak.game import Game
from subak.games.spirits.rules import effects

Cards = dict[str, Spirit]

ACTIVE = """
    discs rice rice_per_paddy rice_if_harvested free_pieces helpers remove_pest remove_weed remove_rock pest_to_richest
    take_disc take_disc_from_all rice_lost_by_a_richer weed_for_all_others pest_for_all_others
"""
ONCE = "remove_pest remove_weed remove_rock magic_water rice"
PASSIVE = """
    extra_claims small_harvest_more tax_less plant_less wall_less more_pests ducks_swim no_rot harvest_less no_weeds
    no_pests harvest_flooded larger_harvest grow_dry better_row harvest_more
"""
END = "end_livestock end_labourers end_large_paddies end_achievements"
WORDS = {"active": ACTIVE.split(), "once": ONCE.split(), "passive": PASSIVE.split(), "end": END.split()}
"""docs/components/spirits.md"""
ONLY_ONE = {
    "pest_to_richest",
    "take_disc",
    "take_disc_from_all",
    "weed_for_all_others",
    "pest_for_all_others",
}
UNCHANGED = 0.3
NOTHING = Effect(effects.OPS[0], 0)


def invented_cards(rng: random.Random) -> Cards:
    """Forty spirits, most of which do something else."""
    return {name: card if rng.random() < UNCHANGED else invented(rng, card) for name, card in SPIRITS.items()}


def invented(rng: random.Random, card: Spirit) -> Spirit:
    """A spirit of this number that does one to three random things."""
    kind = rng.choice(("active", "active", "once", "passive", "passive", "end"))
    words = [rng.choice(WORDS[kind]) for _ in range(rng.choice((1, 1, 2, 3)))]
    done = tuple(Effect(word, 1 if word in ONLY_ONE else rng.randint(1, 3)) for word in words)
    return Spirit(card.number, card.name, kind, done)


@contextmanager
def cards_in_play(cards: Cards) -> Iterator[None]:
    """The second implementation plays with these, for a while."""
    ours = dict(SPIRITS)
    SPIRITS.update(cards)
    try:
        yield
    finally:
        SPIRITS.update(ours)


def teach(game: Game, cards: Cards) -> None:
    """The kernel plays with these."""
    for table, card in zip(game._states[0].tables.spirits, cards.values(), strict=True):
        table.kind = effects.KINDS.index(card.kind)
        for at, op in enumerate(table.ops):
            effect = card.effects[at] if at < len(card.effects) else NOTHING
            op.op, op.amount = effects.OPS.index(effect.do), effect.amount
