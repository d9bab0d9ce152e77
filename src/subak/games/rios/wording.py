"""What texts and pages say of the rules: their numbers, so that no text types one itself."""

from subak.games.rios.rules import flow, harvest, state


def amounts() -> dict[str, int]:
    """By the name under which texts and rules pages ask for them."""
    return {
        "rio": 100 * state.RIO_A_FIELD,
        "wood": state.WOOD_A_FIELD,
        "wood_at_start": state.WOOD_AT_START,
        "wood_at_most": state.WOOD_AT_MOST,
        "dams": state.DAMS,
        "finca": 100 * state.FINCA_PRICE,
        "hacienda": 100 * state.HACIENDA_PRICE,
        "fincas": state.FINCAS,
        "buildings_a_turn": state.BUILDINGS_A_TURN,
        "steps": state.STEPS,
        "campesinos": state.CAMPESINOS,
        "placed": state.PLACED,
        "in_city": state.CAMPESINOS - state.PLACED,
        "robbed": harvest.ROBBED_FIELDS,
        "to_win": flow.ALL_BUILDINGS,
        "to_win_wet": flow.FOR_THE_EARLY_WIN,
        "fincas_to_win_wet": flow.FOR_THE_EARLY_WIN - 1,
    }
