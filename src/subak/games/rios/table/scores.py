"""What each seat has points for."""

from typing import Any

from subak.games.kind import ScoreRows
from subak.games.rios.rules.river import wet_fields
from subak.games.rios.rules.state import State
from subak.kernel.plain import plain
from subak.show.choices import Message

WET_FIELDS = getattr(wet_fields, "py_func", wet_fields)  # on a plain state; compiled rules take records


def score_rows(states: Any) -> ScoreRows:
    """Buildings, those on water, money, wood; and all that was earned, in hundreds of rio."""
    state = plain(State, states)
    players, wet = state.players[: state.seats], WET_FIELDS(state)
    built = [player.fincas | player.hacienda for player in players]
    rows = {
        "buildings": [bits.bit_count() for bits in built],
        "wet": [(bits & wet).bit_count() for bits in built],
        "rio": [100 * player.money for player in players],
        "wood": [player.wood for player in players],
    }
    return [(Message(f"rios-score-{name}"), values) for name, values in rows.items()]
