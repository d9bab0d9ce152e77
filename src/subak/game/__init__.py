"""The Game object: a table, its history, and what each seat may see and do."""

from subak.game.game import Game, Step
from subak.game.view import SPECTATOR, View

__all__ = ["SPECTATOR", "Game", "Step", "View"]
