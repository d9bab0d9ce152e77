"""How long a player thinks about a decision."""

import time


class Budget:
    """A number of iterations for a decision, or of milliseconds from now on."""

    def __init__(self, iterations: int, milliseconds: int) -> None:
        self.iterations, self.seconds, self.begun = iterations, milliseconds / 1000, time.perf_counter()

    def is_spent(self, done: int, part: float = 1.0) -> bool:
        """Whether `part` of the budget is used up after this number of iterations."""
        if self.seconds:
            return time.perf_counter() - self.begun >= part * self.seconds
        return done >= part * self.iterations

    def in_all(self, done: int) -> int:
        """The iterations that the budget allows at the pace so far."""
        return int(done * self.seconds / (time.perf_counter() - self.begun)) if self.seconds else self.iterations
