"""The games for people who study them; docs/environments.md is the introduction.

- `encoding`: what a seat sees as a tensor of fixed size, and which moves are legal
- `batch`: thousands of games at once, on all cores
- `vector`: Gymnasium (`pip install subak[gymnasium]`)
- `aec`: PettingZoo (`pip install subak[pettingzoo]`)
- `spiel`: OpenSpiel (`pip install subak[openspiel]`)
"""

from subak.envs.batch import Batch, Played, play_games
from subak.envs.encoding import Encoding, encoding_of

__all__ = ["Batch", "Encoding", "Played", "encoding_of", "play_games"]
