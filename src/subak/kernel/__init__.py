"""The kernel toolkit: what all games are written with. See `docs/writing-a-game.md`."""
