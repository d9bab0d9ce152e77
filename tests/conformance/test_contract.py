"""The contract (`subak/kernel/contract.py`), promise by promise, for every registered game and all its options."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import subak
from conformance.chosen import game_names
from conformance.players import play_randomly, table_id, tables, worth_a_look
from subak.errors import CannotUndo, GameOver, NotYourTurn
from subak.game import SPECTATOR, Game
from subak.games import find
from subak.kernel import entry
from subak.kernel.annotations import Row
from subak.kernel.chance import Chance, seed_chance
from subak.kernel.contract import GameState, take_back
from subak.kernel.log import CAPACITY, new_log
from subak.kernel.rule import rule

EVERY_TABLE = pytest.mark.parametrize(("name", "seats", "options"), tables(), ids=table_id)


def games(name: str, seats: int, options: dict[str, Any], count: int) -> Iterator[tuple[Game, random.Random]]:
    for seed in range(count):
        yield subak.new(name, seats=seats, seed=seed, **options), random.Random(seed)


def looks(game: Game, chooser: random.Random) -> Iterator[int]:
    """Random play; stops at the decisions that are looked at closely."""
    for number, _ in enumerate(play_randomly(game, chooser)):
        if worth_a_look(number):
            yield number


def hidden(states: Any, seat: int) -> bytes:
    copy = states.copy()
    entry.hide_from(copy, seat)
    return bytes(copy.tobytes())


def legal(states: Any, seat: int, at_most: int) -> list[int]:
    out = np.zeros(at_most, np.int32)
    found: list[int] = out[: entry.legal_moves(states, seat, out)].tolist()
    return found


@EVERY_TABLE
def test_legal_moves_are_ascending_and_only_for_those_who_act(name: str, seats: int, options: dict[str, Any]) -> None:
    for game, chooser in games(name, seats, options, 4):
        for _ in play_randomly(game, chooser):
            before = game.to_bytes()
            for seat in range(seats):
                codes = game.codes(seat).tolist()
                assert bool(codes) == (seat in game.actors)
                assert codes == sorted(set(codes))
                assert all(0 <= code < game.kind.rules.moves for code in codes)
            assert game.to_bytes() == before
        assert not any(len(game.codes(seat)) for seat in range(seats))


@EVERY_TABLE
def test_seed_and_moves_replay_to_the_same_bytes(name: str, seats: int, options: dict[str, Any]) -> None:
    for game, chooser in games(name, seats, options, 3):
        moves = list(play_randomly(game, chooser))
        again = subak.new(name, seats=seats, seed=game.seed, **options)
        for seat, code in moves:
            again.push(code, seat)
        assert again.to_bytes() == game.to_bytes()
        assert again.events == game.events


@EVERY_TABLE
def test_another_seed_deals_otherwise(name: str, seats: int, options: dict[str, Any]) -> None:
    """What the seats see differs, not only the generator's key; unless the deal leaves nothing to chance."""
    seen, draws = set(), 0
    for seed in range(20):
        game = subak.new(name, seats=seats, seed=seed, **options)
        draws += int(game.state.chance.counter)
        seen.add(repr([game.view(seat).to_dict() for seat in range(seats)]))
    assert (len(seen) > 1) == (draws > 0)


@EVERY_TABLE
def test_hiding_and_redealing_agree(name: str, seats: int, options: dict[str, Any]) -> None:
    """hide(redeal(s)) == hide(s), from the true and from the hidden state, and the seat may do the same."""
    for game, chooser in games(name, seats, options, 3):
        for number in looks(game, chooser):
            for seat in range(SPECTATOR, seats):
                states = game.copy()._states
                view = hidden(states, seat)
                hiding = states.copy()
                entry.hide_from(hiding, seat)
                for source in (states, hiding):
                    made_up = source.copy()
                    entry.redeal_for(made_up, seat, number)
                    assert hidden(made_up, seat) == view
                    if seat >= 0:
                        at_most = game.kind.rules.moves_at_most
                        assert legal(made_up, seat, at_most) == legal(states, seat, at_most)
                        assert legal(hiding, seat, at_most) == legal(states, seat, at_most)
                    assert entry.actors_of(made_up) == entry.actors_of(states) == entry.actors_of(hiding)
                entry.hide_from(hiding, seat)
                assert hiding.tobytes() == view


@rule
def begin_anew(states: Row[GameState], seat: int) -> None:
    take_back(states[0], seat)


def begun_anew(game: Game, seat: int) -> bytes:
    copy = game.copy()._states
    begin_anew(copy, seat)
    return bytes(copy.tobytes())


@EVERY_TABLE
def test_secret_picks_can_be_begun_anew(name: str, seats: int, options: dict[str, Any]) -> None:
    """Whatever a seat picks in secret: begun anew, nothing of it is left (players ask for it)."""
    if not find(name).brings("players"):
        pytest.skip("without features for computer players nobody begins picks anew")
    finished = 0
    for game, chooser in games(name, seats, options, 3):
        for _ in looks(game, chooser):
            for seat in game.actors:
                other = game.copy()
                epoch = other.epoch
                while seat in other.actors and other.epoch == epoch:
                    other.push(int(chooser.choice(other.codes(seat).tolist())), seat)
                if other.epoch == epoch:  # the others have not picked yet: it is a secret
                    finished += 1
                    assert begun_anew(other, seat) == begun_anew(game, seat)
                    assert begun_anew(other, seat) != other.to_bytes()
                else:  # what was picked has shown: there is nothing to begin anew
                    assert all(begun_anew(other, next_one) == other.to_bytes() for next_one in other.actors)
    assert bool(finished) == game.kind.rules.has_secrets


@EVERY_TABLE
def test_a_redealt_table_plays_on_to_the_end(name: str, seats: int, options: dict[str, Any]) -> None:
    for game, chooser in games(name, seats, options, 3):
        for number in looks(game, chooser):
            seat = number % (seats + 1) - 1
            for source in (game, blanked(game, seat)):
                other = source.copy()
                entry.redeal_for(other._states, seat, number)
                dice, out = Chance.zeros(), np.zeros(game.kind.rules.moves_at_most, np.int32)
                seed_chance(dice[0], number)
                assert entry.random_games(other._states, dice, out, new_log(on=False)) > 0
                assert other.outcome is not None


def blanked(game: Game, seat: int) -> Game:
    """A game that holds only what a seat may know."""
    other = game.copy()
    entry.hide_from(other._states, seat)
    return other


@EVERY_TABLE
def test_hiding_hides_and_redealing_invents(name: str, seats: int, options: dict[str, Any]) -> None:
    """A game whose `hide` or `redeal` did nothing would pass every comparison of the two with each other. Where all is
    open but the generator, there is nothing to hide and nothing to invent."""
    hides, invents = 0, 0
    for game, chooser in games(name, seats, options, 3):
        for number in looks(game, chooser):
            for seat in range(SPECTATOR, seats):
                states = blanked(game, seat)._states
                assert not states["chance"]["key"].any()
                without_key = game.copy()._states
                without_key["chance"] = states["chance"]
                hides += without_key.tobytes() != states.tobytes()
                made_up = [states.copy(), states.copy()]
                for key, other in enumerate(made_up):
                    entry.redeal_for(other, seat, 2 * number + key)
                    other["chance"] = states["chance"]
                invents += made_up[0].tobytes() != made_up[1].tobytes()
    assert hides > 0 or not game.kind.rules.has_secrets
    assert (invents > 0) == (hides > 0)


@pytest.mark.long
@EVERY_TABLE
def test_no_view_shows_more_than_a_seat_may_know(name: str, seats: int, options: dict[str, Any]) -> None:
    """Tables that differ only in what a seat cannot know look and read the same to it: view, choices, pictures."""
    for game, chooser in games(name, seats, options, 2):
        for number in looks(game, chooser):
            seat = number % seats
            shown = _everything_shown(game, seat)
            for key in range(2):
                other = game.copy()
                entry.redeal_for(other._states, seat, 1000 * number + key)
                assert _everything_shown(other, seat) == shown


def _everything_shown(game: Game, seat: int) -> list[object]:
    view = game.view(seat)
    choices = game.choices(seat)
    pictures = [view.picture(of) for of in range(game.seats)] if game.kind.brings("terminal") else []
    return [view.to_dict(), view.to_bytes(), choices, pictures, game.scores, [str(move) for move in game.moves(seat)]]


@EVERY_TABLE
def test_what_can_be_taken_back_tells_nothing_hidden(name: str, seats: int, options: dict[str, Any]) -> None:
    """Hidden picks leave no trace in the log. Only a seat that decides alone and in the open is told of at once, and
    then the same is told whatever is hidden."""
    for game, chooser in games(name, seats, options, 4):
        for number, (seat, code) in enumerate(play_randomly(game, chooser)):
            if not worth_a_look(number):
                continue
            tried, other = game.copy(), game.copy()
            tried.push(code, seat)
            assert tried.epoch >= game.epoch
            assert len(tried.last_events) < CAPACITY
            if tried.epoch > game.epoch or not tried.last_events:
                continue
            assert game.actors == tried.actors == (seat,)
            assert tried.view().to_bytes() != game.view().to_bytes()
            entry.redeal_for(other._states, SPECTATOR, number)
            other.push(code, seat)
            assert other.last_events == tried.last_events


@EVERY_TABLE
def test_undo_is_exact(name: str, seats: int, options: dict[str, Any]) -> None:
    """After taking back one's pick the table is as if it had not been made, whatever others picked meanwhile."""
    for game, chooser in games(name, seats, options, 3):
        for number, (seat, code) in enumerate(play_randomly(game, chooser)):
            if not worth_a_look(number):
                continue
            tried = game.copy()
            tried.push(code, seat)
            if tried.epoch != game.epoch:
                with pytest.raises(CannotUndo):
                    tried.undo(seat)
                continue
            for other in [actor for actor in tried.actors if actor != seat]:
                expected = game.copy()
                pick = int(tried.codes(other)[0])
                expected.push(pick, other)
                if expected.epoch == game.epoch:
                    both = tried.copy()
                    both.push(pick, other)
                    if both.epoch == game.epoch:
                        assert both.undo(seat).code == code
                        assert both.to_bytes() == expected.to_bytes()
            assert tried.undo(seat).code == code
            assert tried.to_bytes() == game.to_bytes()
            assert len(tried) == len(game)


@EVERY_TABLE
def test_pop_goes_back_to_the_deal(name: str, seats: int, options: dict[str, Any]) -> None:
    for game, chooser in games(name, seats, options, 2):
        states = [game.to_bytes()]
        for _ in play_randomly(game, chooser):
            states.append(game.to_bytes())
        states.pop(0)
        while len(game):
            game.pop()
            assert game.to_bytes() == states.pop()
        with pytest.raises(CannotUndo):
            game.pop()


@EVERY_TABLE
def test_copies_share_nothing(name: str, seats: int, options: dict[str, Any]) -> None:
    game, chooser = next(games(name, seats, options, 1))
    before, copy = game.to_bytes(), game.copy()
    for _ in play_randomly(copy, chooser):
        pass
    assert game.to_bytes() == before
    assert len(game) == 0


@EVERY_TABLE
def test_games_end_and_shares_add_up(name: str, seats: int, options: dict[str, Any]) -> None:
    for game, chooser in games(name, seats, options, 5):
        shares = np.zeros(seats)
        for _ in play_randomly(game, chooser):
            assert game.outcome is None
            entry.outcome_of(game._states, shares)
            assert not shares.any()
        assert game.outcome is not None
        assert sum(game.outcome) == pytest.approx(1)
        with pytest.raises(GameOver):
            game.push(0, 0)


@EVERY_TABLE
def test_moves_read_back_as_they_are_written(name: str, seats: int, options: dict[str, Any]) -> None:
    for game, chooser in games(name, seats, options, 2):
        for _ in looks(game, chooser):
            for seat in game.actors:
                moves = game.moves(seat)
                assert len({move.text for move in moves}) == len(moves)
                for move in moves:
                    assert " " not in move.text
                    assert game.kind.notation.read_move(game._states, game.components, seat, move.text) == move.code


@EVERY_TABLE
def test_records_read_back_at_every_moment(name: str, seats: int, options: dict[str, Any]) -> None:
    game, chooser = next(games(name, seats, options, 1))
    for _ in looks(game, chooser):
        assert subak.read(game.record()).to_bytes() == game.to_bytes()
    assert subak.read(game.record()).record() == game.record()


@EVERY_TABLE
def test_choices_are_the_legal_moves_and_every_text_exists(name: str, seats: int, options: dict[str, Any]) -> None:
    from subak.show.texts import LANGUAGES, Catalogue

    catalogues = [Catalogue(language) for language in LANGUAGES]
    for game, chooser in games(name, seats, options, 2):
        for _ in looks(game, chooser):
            for seat in range(seats):
                choices = game.choices(seat)
                assert [choice.move.code for choice in choices] == game.codes(seat).tolist()
                assert len({choice.target for choice in choices}) == len(choices)
                for catalogue in catalogues:
                    texts = [catalogue.text(choices.prompt), *(catalogue.text(choice.label) for choice in choices)]
                    assert all(texts)
        for event in game.events:
            assert all(catalogue.text(game.kind.table.log_line(event, game.components)) for catalogue in catalogues)


@EVERY_TABLE
def test_looking_ahead_shows_what_comes(name: str, seats: int, options: dict[str, Any]) -> None:
    """`choices(seat, after=[move])` is what `choices(seat)` will be then, or nothing if the move ends the sequence."""
    for game, chooser in games(name, seats, options, 2):
        for number, (seat, code) in enumerate(play_randomly(game, chooser)):
            if not worth_a_look(number):
                continue
            ahead = game.choices(seat, after=[code])
            tried = game.copy()
            tried.push(code, seat)
            if tried.epoch == game.epoch:
                assert ahead == tried.choices(seat)
            else:
                assert len(ahead) == 0


@EVERY_TABLE
def test_out_of_turn_and_impossible_moves_change_nothing(name: str, seats: int, options: dict[str, Any]) -> None:
    for game, chooser in games(name, seats, options, 1):
        for _ in looks(game, chooser):
            before, history = game.to_bytes(), len(game)
            for seat in set(range(seats)) - set(game.actors):
                with pytest.raises(NotYourTurn):
                    game.push(0, seat)
            for seat in game.actors:
                illegal = sorted(set(range(game.kind.rules.moves)) - set(game.codes(seat).tolist()))
                for code in (*chooser.sample(illegal, min(5, len(illegal))), -1, game.kind.rules.moves, 10**9):
                    with pytest.raises(subak.SubakError):
                        game.push(code, seat)
            assert (game.to_bytes(), len(game)) == (before, history)


@pytest.mark.parametrize("name", game_names())
def test_a_state_is_small(name: str) -> None:
    """Search clones states all the time."""
    assert subak.new(name).kind.rules.layout.dtype.itemsize <= 8192
