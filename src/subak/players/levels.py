"""The four levels at every table, from gentle to very strong. Their names and characters are in the catalogues."""

import re
from collections.abc import Sequence

from subak.errors import BadOption, one_of
from subak.players.player import Player
from subak.players.quick import ForgetfulPlayer, GreedyPlayer, RandomPlayer
from subak.players.search import SearchPlayer

LEVELS = ("seedling", "buffalo", "heron", "dragon")
STRONG_MILLISECONDS, STRONGEST_MILLISECONDS = 300, 2_000
_SEARCH = re.compile(r"search:([1-9][0-9]{0,6})(ms)?")


def make_player(name: str, seed: int = 0) -> Player:
    """A computer player by name: a level, `random`, `greedy`, or `search:2000` (iterations), `search:300ms`."""
    if name == "seedling":
        return ForgetfulPlayer(seed)
    if name in ("buffalo", "greedy"):
        return GreedyPlayer(seed)
    if name == "heron":
        return SearchPlayer(milliseconds=STRONG_MILLISECONDS, seed=seed)
    if name == "dragon":
        return SearchPlayer(milliseconds=STRONGEST_MILLISECONDS, seed=seed)
    if name == "random":
        return RandomPlayer(seed)
    match = _SEARCH.fullmatch(name)
    if match:
        amount = int(match[1])
        return SearchPlayer(milliseconds=amount, seed=seed) if match[2] else SearchPlayer(amount, seed=seed)
    known = (*LEVELS, "random", "greedy", "search:2000", "search:300ms")
    raise BadOption(f"there is no computer player {name!r}; {one_of(name, known)}", "player")


def with_budget(names: Sequence[str], budget: str | None) -> tuple[str, ...]:
    """The same players; those called `search` think for this budget: `2000` iterations or `300ms` a decision."""
    if budget is None:
        return tuple(names)
    if not _SEARCH.fullmatch(f"search:{budget}"):
        raise BadOption(f"{budget!r} is no budget; expected iterations (2000) or milliseconds (300ms)", "budget")
    if "search" not in names:
        raise BadOption("a budget is for players called search, and there is none; add one", "budget")
    return tuple(f"search:{budget}" if name == "search" else name for name in names)
