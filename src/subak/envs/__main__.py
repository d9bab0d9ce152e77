"""`python -m subak.envs docs/environments.md` writes the tables of a page anew, from the games' declarations."""

import sys
from pathlib import Path

from subak.envs.tables import with_tables

for path in map(Path, sys.argv[1:]):
    path.write_text(with_tables(path.read_text(encoding="utf-8")), encoding="utf-8")
