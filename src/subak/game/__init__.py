"""The Game object: a table, its history, and what each seat may see and do."""

from subak.game.game import SPECTATOR, Game, Step, View

__all__ = ["SPECTATOR", "Game", "Step", "View"]
