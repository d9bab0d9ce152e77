"""Games that are there already: opened and played over the wire, so that a test begins where it is interesting."""

import random
from collections.abc import Callable
from dataclasses import dataclass

from server.harness import Client, Running


@dataclass(frozen=True)
class Played:
    table: str
    key: str
    path: str
    """Where the person sits who has the key."""


def played(
    server: Running,
    game: str,
    moves: int | None = None,
    seed: str | None = "played",
    level: str = "seedling",
    wise: bool = False,
) -> Played:
    """A game against a computer player after so many of one's own choices (all wait for the next), or to the end."""
    options = {"max_rounds": 20} if game == "rios" else {}
    table, keys = server.open(game, "me", f"computer:{level}", seed=seed, **options)
    chance = random.Random(seed or "drawn")
    with server.join(table, keys[0]) as client:
        choose_for(client, best if wise else lambda client: chance.choice(client.codes), moves)
    return Played(table, keys[0], f"table/{table}/{keys[0]}")


def best(client: Client) -> int:
    """What the server would advise."""
    answer = client.ask(do="hint", seat=0)
    return int(answer["moves"][0]["code"]) if answer["type"] == "hint" else client.codes[0]


def choose_for(client: Client, choice: Callable[[Client], int], moves: int | None = None) -> None:
    made = 0
    while not client.now["over"]:
        is_enough = moves is not None and made >= moves
        if is_enough and client.now["actors"] == [0]:
            return
        if is_enough or 0 not in client.now["actors"]:
            client.receive()
            continue
        number = client.pick(0, choice(client))
        made += 1
        while True:  # the computer may have moved meanwhile: then the choice is refused, and the next one counts
            message = client.receive()
            is_answer = message["type"] == "refused" and message.get("re") == number
            if is_answer or message.get("over") or "choices" in message.get("scene", {}):
                break
