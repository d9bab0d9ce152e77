"""Computer players. They see only what their seat may know."""

from subak.players.levels import LEVELS, make_player
from subak.players.player import Judge, Judged, Player
from subak.players.quick import ForgetfulPlayer, GreedyPlayer, RandomPlayer
from subak.players.search import SearchPlayer

__all__ = [
    "LEVELS",
    "ForgetfulPlayer",
    "GreedyPlayer",
    "Judge",
    "Judged",
    "Player",
    "RandomPlayer",
    "SearchPlayer",
    "make_player",
]
