"""First balance figures of Spirits of the Rice Paddy: wins by seat, by spirit, by setup card.

    python benchmarks/spirits_balance.py GAMES [ITERATIONS] [FIRST_SEED]     prints JSON, to be added up

The players search; 0 iterations: they look one pick ahead.
"""

import json
import sys
from collections import Counter

import subak
from subak.agents.players import GreedyPlayer, SearchPlayer
from subak.game import Game
from subak.games.spirits.components import ours
from subak.games.spirits.notation import card_bits


def play(seed: int, seats: int, iterations: int) -> tuple[Game, list[str]]:
    game = subak.new("spirits", seed=seed, seats=seats)
    dealt = [player["setup"] for player in game.view().to_dict()["players"]]
    player = SearchPlayer(iterations, seed=seed) if iterations else GreedyPlayer(seed)
    while actors := game.actors:
        game.push(player.choose(game, actors[0]), actors[0])
    return game, dealt


def main(games: int, iterations: int, first: int) -> None:
    played, won = Counter[str](), Counter[str]()
    for seed in range(first, first + games):
        seats = 2 + seed % 3
        game, dealt = play(seed, seats, iterations)
        for seat, share in enumerate(game.outcome or ()):
            state = game._states[0].players[seat]
            names = [f"seat {seats} {seat}", f"setup {dealt[seat]}"]
            names += [f"spirit {card + 1} {ours().spirits[card]}" for card in card_bits(state.played)]
            for name in names:
                played[name] += 1
                won[name] += share * seats / 2  # as if among two: fair is one half
            played["rice"] += 1
            won["rice"] += int(state.rice)
            played["paddies"] += 1
            won["paddies"] += sum(1 for hexes in state.paddy_hexes if hexes)
            played["achievements"] += 1
            won["achievements"] += int(state.claimed)
    json.dump({"played": played, "won": won}, sys.stdout)


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:]]
    main(*(numbers + [60, 0][len(numbers) - 1 :]))
