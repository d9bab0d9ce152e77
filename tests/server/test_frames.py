"""Frames hide what is hidden, and updates are exactly their difference."""

import json
import random

import pytest
from msgspec import structs

import subak
from conformance.players import play_randomly
from server.harness import merged
from subak.game import SPECTATOR, Game
from subak.kernel import entry
from subak.server.wire.frames import lines_since, make_frame, may_undo, show
from subak.server.wire.messages import Frame, LogLine, SeatInfo, encode, update_between

EVERY_GAME = pytest.mark.parametrize(("name", "seats"), [("seasons", 2), ("spirits", 2), ("spirits", 4), ("rios", 3)])


def redealt(game: Game, seat: int, key: int) -> Game:
    """The same table with everything else that the seat cannot know."""
    other = game.copy()
    entry.redeal_for(other._states, seat, key)
    return other


@EVERY_GAME
def test_what_a_seat_cannot_know_changes_not_a_byte_of_its_frames(name: str, seats: int) -> None:
    game, different = subak.new(name, seats=seats, seed=11), 0
    for number, _ in enumerate(play_randomly(game, random.Random(3))):
        if number > 12 and number % 9:
            continue
        log = lines_since(game)
        for seat in (SPECTATOR, *range(seats)):
            shown = encode(make_frame(game, seat, log))
            for key in (1, 2):
                other = redealt(game, seat, key)
                different += other.to_bytes() != game.to_bytes()
                assert encode(make_frame(other, seat, log)) == shown
    assert different > 10


@EVERY_GAME
def test_an_update_turns_the_old_frame_into_the_new_one(name: str, seats: int) -> None:
    game, log = subak.new(name, seats=seats, seed=12), list[LogLine]()
    here = (SeatInfo("me", None, None, True),)
    old = [make_frame(game, seat, log, here, (0,)) for seat in range(-1, seats)]
    known = [as_json(frame) for frame in old]
    for number, (mover, code) in enumerate(play_randomly(game, random.Random(4))):
        log = log + (lines_since(game, len(game) - 1) if number else [])
        if number < 40 or number % 16 == 0:  # an update may also stand for several moves
            infos = (SeatInfo("me", "Sri" if number % 5 == 0 else None, None, number % 3 == 0),)
            for at, seat in enumerate(range(-1, seats)):
                new = make_frame(game, seat, log, infos, (0,))
                update = structs.replace(update_between(old[at], new), log=new.log[len(old[at].log) :])
                known[at] = merged(known[at], as_json(update))
                assert known[at] == as_json(new), (number, mover, code)
                old[at] = new
    assert log == lines_since(game)[: len(log)]


def as_json(message: object) -> dict[str, object]:
    found: dict[str, object] = json.loads(encode(message))
    return found


def test_an_update_says_nothing_about_what_is_the_same() -> None:
    frame = make_frame(subak.new("seasons", seed=1), 0, [])
    assert as_json(update_between(frame, frame)) == {"type": "update", "version": 0, "seq": 0, "seat": 0, "scene": {}}


def test_sprites_that_change_places_in_the_list_come_with_an_order() -> None:
    frame = make_frame(subak.new("seasons", seed=1), 0, [])
    turned = with_sprites(frame, frame.scene.sprites[::-1])
    update = as_json(update_between(frame, turned))
    assert update["scene"] == {"order": [sprite.id for sprite in frame.scene.sprites[::-1]]}
    fewer = with_sprites(frame, frame.scene.sprites[1:])
    assert as_json(update_between(frame, fewer))["scene"] == {"gone": [frame.scene.sprites[0].id]}
    assert merged(as_json(frame), as_json(update_between(frame, fewer))) == as_json(fewer)
    assert merged(as_json(fewer), as_json(update_between(fewer, frame))) == as_json(frame)


def with_sprites(frame: Frame, sprites: object) -> Frame:
    import msgspec

    scene = msgspec.structs.replace(frame.scene, sprites=sprites)
    return msgspec.structs.replace(frame, scene=scene)


def test_what_is_no_data_does_not_travel() -> None:
    with pytest.raises(NotImplementedError, match="object"):
        encode(object())


def test_what_is_over_cannot_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its record may have been read, whatever the rules would allow."""
    monkeypatch.setattr(Game, "can_undo", lambda game, seat: True)
    game = subak.new("seasons", seed=1)
    assert may_undo(game, 0)
    assert not may_undo(game, SPECTATOR)
    for _ in play_randomly(game, random.Random(1)):
        pass
    assert not may_undo(game, 0)


@EVERY_GAME
def test_a_picture_is_shown_again_only_where_it_would_be_drawn_the_same(name: str, seats: int) -> None:
    game = subak.new(name, seats=seats, seed=4)
    last = {seat: show(game, seat, None, version=0, seq=0, log=(), seats=()) for seat in (SPECTATOR, *range(seats))}
    kept = drawn = 0
    for _ in play_randomly(game, random.Random(8)):
        for seat, before in last.items():
            now = last[seat] = show(game, seat, before, version=0, seq=0, log=(), seats=())
            kept += now.frame.scene is before.frame.scene
            drawn += now.frame.scene is not before.frame.scene
            assert encode(now.frame) == encode(structs.replace(make_frame(game, seat), seq=0))
    assert drawn > 50
    assert kept > 20 or name == "rios"  # where nobody ever picks in secret
