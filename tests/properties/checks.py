"""What must hold of any position, used for positions on random walks and for those built on purpose."""

from __future__ import annotations

import random

import msgspec

from tallgrass.bots.registry import bot, bots
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.events import Event
from tallgrass.kernel.game import Game, State
from tests.properties.subjects import Subject, subjects
from tests.properties.walks import hears, knows, play_out, stride


def conserved(subject: Subject, state: State) -> None:
    """Every piece is in exactly one place."""
    places = subject.census(state)
    assert sorted(piece for place in places.values() for piece in place) == subject.pieces, places


def hidden_does_not_show(game: Game, state: State, viewer: int | None, choices: random.Random) -> None:
    """All that the viewer is told is the same when what it can't see is permuted."""
    subject = subjects()[game.name]
    told = knows(game, state, viewer)
    chosen = choices_of_bots(game, state, viewer)
    for _ in range(3):
        other = subject.permuted(state, viewer, choices, ())
        conserved(subject, other)
        assert knows(game, other, viewer) == told
        assert choices_of_bots(game, other, viewer) == chosen


def choices_of_bots(game: Game, state: State, seat: int | None) -> list[int]:
    """What each kind of bot would do in a seat, if it is asked."""
    if seat is None or seat not in state.to_move():
        return []
    return [
        bot(kind.name, game).choose(state.view(seat), state.legal(seat), FastChance(3))
        for kind in bots(game.name)
    ]


def hidden_does_not_show_in_acts(game: Game, state: State, seat: int, choices: random.Random) -> None:
    """Each act that reveals nothing tells the same, with the same draws, whatever is hidden."""
    subject = subjects()[game.name]
    for action in state.legal(seat):
        base = state.copy()
        events: list[Event] = []
        base.play(seat, action, FastChance(1), events)
        if any(event.bars_undo() for event in events):
            continue
        drawn = subject.drawn(events, seat)
        other = subject.permuted(state, seat, choices, drawn)
        events_of_other: list[Event] = []
        other.play(seat, action, subject.drawing(other, drawn, FastChance(2)), events_of_other)
        assert hears(game, events_of_other, seat) == hears(game, events, seat)
        every = stride(game)
        assert knows(game, other, seat, every=every) == knows(game, base, seat, every=every)


def imagined_looks_the_same(game: Game, state: State, viewer: int | None, number: int) -> None:
    """An imagined position is a whole one, and the viewer can't tell it from the true one."""
    subject = subjects()[game.name]
    view = state.view(viewer)
    imagined = game.imagine(view, FastChance(number))
    conserved(subject, imagined)
    assert msgspec.json.encode(imagined.view(viewer)) == msgspec.json.encode(subject.others_undone(view))
    assert subject.in_sight(imagined, viewer) == subject.in_sight(state, viewer)
    if viewer is not None and viewer in state.to_move():
        assert sorted(imagined.legal(viewer)) == sorted(state.legal(viewer))
        refusals = [state.why_not(viewer, action) for action in range(len(game.actions))]
        assert [imagined.why_not(viewer, action) for action in range(len(game.actions))] == refusals
    play_out(imagined, number)
    conserved(subject, imagined)
