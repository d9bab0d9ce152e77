"""What is still being got ready: games are played at once, with uncompiled rules until the compiled ones are there."""

from subak.server.wire.messages import Preparing

STAND_INS = {"heron": "buffalo", "dragon": "buffalo"}
"""Levels that search would take too long with uncompiled rules: until these are compiled they play like another one."""


class Preparation:
    """How far each game is. By itself it compiles nothing: everything is ready, or as it was last said to be."""

    def __init__(self, games: tuple[Preparing, ...] = ()) -> None:
        self.games = games

    def state(self) -> tuple[Preparing, ...]:
        """Only games whose rules are not ready."""
        return self.games
