"""Which parcels belong to closed fields (for pictures; the rules themselves only keep what a field counted)."""

import numpy as np

from subak.games.seasons.rules.farm import has_path_inside, walk_field
from subak.games.seasons.rules.geometry import PART_AT
from subak.games.seasons.rules.state import GRID, Player
from subak.kernel.annotations import Row
from subak.kernel.rule import rule


@rule
def closed_parcels(player: Player, rows: Row[int]) -> None:
    """Set bit x of row y for every parcel (x, y) in a closed field."""
    for i in range(player.placed_count):
        placed = player.placed[i]
        for part in range(6):
            x, y = placed.x + PART_AT[placed.turn, part, 0], placed.y + PART_AT[placed.turn, part, 1]
            inside = np.zeros(GRID, np.int64)
            parcels = np.empty(64, np.int64)
            count = walk_field(player, x, y, inside, parcels)
            if count > 0 and not has_path_inside(player, inside, parcels, count):
                for row in range(GRID):
                    rows[row] |= inside[row]
