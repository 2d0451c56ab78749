"""What a view says of the last act of the person who sits there: all that came after it is new to him."""

from __future__ import annotations

import asyncio
from pathlib import Path

import tallgrass
from tallgrass.kernel.fair import deal_again
from tallgrass.kernel.match import Match
from tallgrass.kernel.record import HUMAN
from tallgrass.kernel.replay import resume
from tallgrass.server.playing import Playing
from tests.server.inside import Worker, new_store

GAME = tallgrass.game("mystic-warriors")


def _playing(*players: str) -> Playing:
    return Playing(Match(GAME, players, GAME.settle({}), dealing=deal_again(5, [""] * len(players))))


def _act(playing: Playing) -> int:
    """The first one that can does the first thing that can be done; returns the seat."""
    seat = _first(playing.match)
    playing.read_on()
    return seat


def _first(match: Match) -> int:
    seat = match.to_move()[0]
    match.play(seat, match.state.legal(seat)[0])
    return seat


def _acted(playing: Playing, seat: int | None) -> int:
    return playing.view(seat, 0).acted


def test_nobody_has_acted_at_first_and_a_spectator_never_has() -> None:
    playing = _playing(HUMAN, HUMAN)
    assert [_acted(playing, seat) for seat in (0, 1, None)] == [0, 0, 0]
    _act(playing)
    assert _acted(playing, None) == 0


def test_an_act_counts_until_the_next_one_whatever_others_do() -> None:
    playing = _playing(HUMAN, HUMAN)
    last = [0, 0]
    for _ in range(40):
        seat = _act(playing)
        last[seat] = playing.version(seat)
        assert [_acted(playing, each) for each in (0, 1)] == last
    assert all(last)
    assert min(playing.version(seat) - version for seat, version in enumerate(last)) == 0
    assert max(playing.version(seat) - version for seat, version in enumerate(last)) > 0


def test_an_undo_is_an_act_of_his_who_made_it_and_of_nobody_else() -> None:
    playing = _playing(HUMAN, HUMAN)
    for _ in range(9):
        _act(playing)
    match = playing.match
    before = [_acted(playing, seat) for seat in (0, 1)]
    match.undo(0, agreed=True)
    playing.read_on()
    assert _acted(playing, 0) == playing.version(0) > before[0]
    assert _acted(playing, 1) == before[1]


def test_what_a_bot_does_for_somebody_is_new_to_him() -> None:
    playing = _playing(HUMAN, "random")
    while not _acted(playing, 0):
        _act(playing)
    last = _acted(playing, 0)
    playing.match.hand_over(0, "random")
    for _ in range(20):
        _act(playing)
    assert (_acted(playing, 0), _acted(playing, 1)) == (last, 0)
    playing.match.hand_over(0, HUMAN)
    playing.read_on()
    assert _acted(playing, 0) == last
    while _act(playing) != 0:
        pass
    assert _acted(playing, 0) == playing.version(0)


def test_it_is_the_same_when_the_log_is_read_anew_or_followed() -> None:
    playing = _playing(HUMAN, HUMAN)
    other = Playing(resume(GAME, playing.match.document(keep_seed=True)))
    for step in range(30):
        _act(playing)
        if step % 7 == 6:
            playing.match.undo(step % 2, agreed=True)
            playing.read_on()
        for entry in playing.match.entries[len(other.match.entries) :]:
            other.match.follow(entry)
        other.read_on()
    anew = Playing(resume(GAME, playing.match.document(keep_seed=True)))
    views = [[_acted(each, seat) for seat in (0, 1)] for each in (playing, other, anew)]
    assert views[0] == views[1] == views[2]
    assert all(views[0])


def test_another_worker_says_the_same(tmp_path: Path) -> None:
    async def work() -> None:
        async with new_store(tmp_path) as store:
            worker = await Worker.at(store)
            live = await worker.table("you", "you")
            for _ in range(3):
                await live.commit(_first)
            here = await live.playing()
            there = await (await (await Worker.at(store)).hub.live(live.id)).playing()
            assert here is not None
            assert there is not None
            for seat in (0, 1):
                assert here.view(seat, 0) == there.view(seat, 0)
            assert max(here.view(seat, 0).acted for seat in (0, 1)) > 0

    asyncio.run(work())
