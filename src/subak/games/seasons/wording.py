"""What an ancestor does, put together from its effects: message ids and numbers, so that no text says another number.

A text is made of fragments, "2 points more" + "for each house" + "in a closed field" + "without buffalo"; the
catalogues hold the fragments. Small words tell them which form is wanted.
"""

from typing import Any, NamedTuple

from subak.games.seasons.rules import effects
from subak.games.seasons.rules.state import (
    FIELD_AT_END,
    HOUSE_GROWS,
    LAST_SIZE,
    RIVER_BUFFALO,
    RIVER_FEATURE,
    STRANDED_AT_END,
)
from subak.show.choices import Args, Message

TIMES = {effects.ON_END: "end", effects.ON_FIELD: "both", effects.ON_CARD: "both"}
FORMS = {effects.EQUAL: "exactly", effects.AT_LEAST: "least", effects.AT_MOST: "most"}
TIMES_IT = ("size", "size_points", "largest_size")
"""Quantities that are not counted one by one: the amount is so many times the whole."""
IN_FIELD = ("parcels", "farmers", "houses", "buffalo", "features")
HOLDS = getattr(effects.holds, "py_func", effects.holds)  # not worth compiling
WITH = ("size_points", "farmers", "houses", "buffalo", "features")
"""What a field has or has not: conditions on two of them are said in one breath."""


def amounts() -> dict[str, int]:
    """Numbers that no components file changes, by the name under which the rules page asks for them."""
    return {
        "house_grows": HOUSE_GROWS,
        "field_at_end": FIELD_AT_END,
        "stranded_costs": -STRANDED_AT_END,
        "river_feature": RIVER_FEATURE,
        "river_buffalo": RIVER_BUFFALO,
        "last_size": LAST_SIZE,
    }


def ability(ancestor: Any) -> Message:
    """All that an ancestor does."""
    said = [(_time(effect), _effect(effect)) for effect in ancestor.effects if effect.when]
    (time, first), *more = said
    if not more:
        return Message("seasons-ability", {"time": time, "effect": first})
    ((other_time, second),) = more
    if time == other_time:
        return Message("seasons-ability-both", {"time": time, "first": first, "second": second})
    parts = (Message("seasons-ability", {"time": at, "effect": effect}) for at, effect in said)
    return Message("seasons-ability-each", dict(zip(("first", "second"), parts, strict=True)))


def _time(effect: Any) -> Message:
    is_dry = effect.when != effects.ON_END and effect.season == effects.DRY_ONLY
    return Message(f"seasons-when-{'dry' if is_dry else TIMES[int(effect.when)]}")


class Condition(NamedTuple):
    """What a quantity must be."""

    quantity: str
    relation: int
    number: int

    @property
    def is_none(self) -> bool:
        """Whether there must be nothing of it."""
        return self.number == 0 and self.relation in (effects.EQUAL, effects.AT_MOST)

    @property
    def form(self) -> str:
        return FORMS[self.relation]

    @property
    def is_always(self) -> bool:
        """Nothing is counted below zero, and `once` is always one."""
        if self.quantity == "once":
            return bool(HOLDS(1, self.relation, self.number))
        return self.relation == effects.AT_LEAST and self.number <= 0


def _effect(effect: Any) -> Message:
    conditions = [
        Condition(effects.QUANTITIES[condition.quantity], int(condition.relation), int(condition.number))
        for condition in effect.conditions
        if condition.relation
    ]
    conditions = [condition for condition in conditions if not condition.is_always]
    if any(condition.quantity == "once" for condition in conditions):
        return Message("seasons-effect-never")
    say = {effects.ON_FIELD: _on_field, effects.ON_CARD: _on_card, effects.ON_END: _on_end}
    return say[int(effect.when)](effect, conditions)


# --- when a field closes -----------------------------------------------------------------------------------------
def _on_field(effect: Any, conditions: list[Condition]) -> Message:
    per, target, amount = effects.QUANTITIES[effect.per], int(effect.target), int(effect.amount)
    times = per in TIMES_IT and target != effects.TO_FARMERS
    said = _times(amount, per, target == effects.TO_POINTS) if times else _joined(_what(amount, target), _per(per))
    link = "in" if per in IN_FIELD or target == effects.TO_FARMERS else "for"
    field = _field(conditions, link, bool(effect.season))
    apart = per in (*TIMES_IT, "nth_dry_field")
    said = Message("seasons-effect-apart" if apart else "seasons-effect", {"what": said, "where": field})
    if target == effects.TO_FARMER_POINTS:
        return Message("seasons-effect-replaces", {"effect": said})
    if target == effects.TO_SIZE and per in ("houses", "parcels"):
        usual = HOUSE_GROWS if per == "houses" else 1
        return Message("seasons-effect-in-all", {"effect": said, "usual": usual, "total": usual + amount})
    return said


def _what(amount: int, target: int) -> Message:
    """The amount: size, farmers or points."""
    if target == effects.TO_SIZE:
        return Message("seasons-size", _signed(amount))
    if target == effects.TO_FARMERS:
        return Message("seasons-farmers", _signed(amount))
    return _points(amount, is_extra=target == effects.TO_POINTS)


def _times(amount: int, per: str, is_extra: bool) -> Message:
    return Message(f"seasons-times-{_id(per)}", {**_signed(amount), "extra": "yes" if is_extra else "no"})


def _points(amount: int, is_extra: bool) -> Message:
    """ "2 points", or "2 points more" than there would be anyway."""
    return Message("seasons-points", {**_signed(amount), "extra": "yes" if is_extra else "no"})


def _signed(amount: int) -> Args:
    return {"amount": abs(amount), "sign": "less" if amount < 0 else "more"}


def _per(per: str) -> Message | None:
    return None if per == "once" else Message(f"seasons-per-{_id(per)}", PER_ARGS.get(per, {}))


PER_ARGS: dict[str, Args] = {"open_buffalo": {"cost": -STRANDED_AT_END}, "different_sizes": {"last": LAST_SIZE}}
"""What else some of them say."""


def _field(conditions: list[Condition], link: str, is_dry: bool) -> Message:
    """Which field: "for a closed field without buffalo", "in your first field"."""
    season = "dry" if is_dry else "both"
    numbered = [condition for condition in conditions if _names_the_field(condition)][:1]
    if numbered:
        args: Args = {"link": link, "number": numbered[0].number, "season": season}
        field = Message("seasons-field-numbered", args)
    else:
        field = Message("seasons-field", {"link": link})
    which = _which([condition for condition in conditions if condition not in numbered], season)
    return Message("seasons-field-such", {"field": field, "which": which}) if which else field


def _names_the_field(condition: Condition) -> bool:
    return condition.quantity == "nth_dry_field" and condition.relation == effects.EQUAL and condition.number != 0


def _which(conditions: list[Condition], season: str) -> Message | None:
    has = [condition for condition in conditions if condition.quantity in WITH and not condition.is_none]
    if len(has) == 2:
        first, second = (_amount(condition, _of(condition)) for condition in has)
        return Message("seasons-with-both", {"first": first, "second": second})
    return _all_of([_condition_of_field(condition, season) for condition in conditions])


def _all_of(said: list[Message]) -> Message | None:
    """One condition, or both; None for none."""
    if len(said) == 2:
        return Message("seasons-and", {"first": said[0], "second": said[1]})
    return said[0] if said else None


def _condition_of_field(condition: Condition, season: str) -> Message:
    quantity, number = condition.quantity, condition.number
    if quantity in WITH:
        if condition.is_none:
            return Message("seasons-without", {"what": _of(condition)})
        return Message("seasons-with", {"what": _amount(condition, _of(condition))})
    if quantity == "parcels":
        return Message("seasons-of", {"what": _amount(condition, _of(condition))})
    if quantity == "size":
        return Message("seasons-of-size", {"form": condition.form, "number": number})
    if condition.is_none:
        return Message("seasons-of-wet")
    return Message("seasons-of-number", {"form": condition.form, "number": number, "season": season})


def _amount(condition: Condition, what: Message) -> Message:
    """ "at least 2 farmers"."""
    return Message("seasons-amount", {"form": condition.form, "what": what})


def _of(condition: Condition) -> Message:
    """ "2 farmers", as it stands behind "of" and "with" (in some languages a form of its own)."""
    return Message(f"seasons-of-{_noun(condition)}", {"number": condition.number})


def _has(condition: Condition) -> Message:
    """ "2 farmers", as it stands behind "you have"."""
    return Message(f"seasons-has-{_noun(condition)}", {"number": condition.number})


def _noun(condition: Condition) -> str:
    """farmers, open_farmers and all_farmers are farmers."""
    return _id(condition.quantity if condition.quantity == "size_points" else condition.quantity.rpartition("_")[2])


# --- when a card has closed fields --------------------------------------------------------------------------------
def _on_card(effect: Any, conditions: list[Condition]) -> Message:
    amount, per = int(effect.amount), effects.QUANTITIES[effect.per]
    wanted = conditions or [Condition("fields_closed", effects.AT_LEAST, 1)]
    closes = _all_of([_amount(one, Message("seasons-new-fields", {"number": one.number})) for one in wanted])
    card = Message("seasons-closing-card", {"link": "for" if per == "once" else "in", "what": closes or ""})
    return Message("seasons-effect", {"what": _points(amount, is_extra=True), "where": card})


# --- at the end ----------------------------------------------------------------------------------------------------
def _on_end(effect: Any, conditions: list[Condition]) -> Message:
    amount, per = int(effect.amount), effects.QUANTITIES[effect.per]
    if per in TIMES_IT:
        what = _times(amount, per, is_extra=False)
    else:
        what = _joined(_points(amount, is_extra=False), _per(per))
    condition = _all_of([_condition_of_farm(condition) for condition in conditions])
    return Message("seasons-effect-if", {"what": what, "condition": condition}) if condition else what


def _condition_of_farm(condition: Condition) -> Message:
    quantity, number = condition.quantity, condition.number
    if quantity == "largest_size":
        return Message("seasons-if-largest-size", {"form": condition.form, "number": number})
    if quantity == "different_sizes":
        return Message("seasons-if-different-sizes", {"what": _amount(condition, _of(condition))})
    where = quantity.partition("_")[0]  # open, all; others stand for themselves
    what = _has(condition) if condition.is_none else _amount(condition, _has(condition))
    return Message(f"seasons-if-{where if where in ('open', 'all') else _id(quantity)}", {"what": what})


def _joined(what: Message, per: Message | None) -> Message:
    return Message("seasons-effect", {"what": what, "where": per}) if per else what


def _id(name: str) -> str:
    return name.replace("_", "-")
