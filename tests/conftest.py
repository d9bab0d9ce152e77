"""All tests run with bounds checks in the compiled rules: a wrong index must show here, not in a player's process."""

import os

os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")
