"""Random games with an edition whose cards do what ours don't: all that holds of any game holds of them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tallgrass.games.plains_indian_wars.actions import Actions
from tallgrass.games.plains_indian_wars.engagement import REROLL, Engagement
from tallgrass.games.plains_indian_wars.event_cards import EventCard
from tallgrass.games.plains_indian_wars.events import PlayedAtOnce, Removed, Rolled, WagonsWaited
from tallgrass.games.plains_indian_wars.factions import NOWHERE
from tallgrass.games.plains_indian_wars.removal import Removal
from tallgrass.games.plains_indian_wars.rules import Table
from tallgrass.games.plains_indian_wars.state import Task
from tallgrass.games.plains_indian_wars.strikes import Strike
from tests.conftest import THOROUGH
from tests.properties import checks
from tests.properties.plains_every_op import GAME
from tests.properties.plains_indian_wars import table
from tests.properties.subjects import subjects
from tests.properties.walks import Walk

NUMBERS = range(12 * THOROUGH)
SUBJECT = subjects()[GAME.name]


def _walk(number: int) -> Walk:
    """A game that is long enough for most of the cards."""
    walk = Walk(GAME, number)
    options = GAME.settle({"max_rounds": 8, "auto_consent": number % 3 == 0})
    walk.state = GAME.start(len(walk.seats), options, walk.chance)
    return walk


def _moments(number: int) -> Iterator[tuple[Walk, Table]]:
    """A whole game, at each decision."""
    walk = _walk(number)
    yield walk, table(walk.state)
    for _ in walk.steps():
        yield walk, table(walk.state)


def _of_cards(task: Task) -> bool:
    """Whether it is something that an edition's cards bring about."""
    return isinstance(task, (EventCard, Strike, Removal, Engagement))


def test_pieces_are_conserved_to_the_end() -> None:
    for number in NUMBERS:
        for walk, at in _moments(number):
            checks.conserved(SUBJECT, at)
            assert (at.result() is None) == bool(walk.state.to_move())


def test_why_not_agrees_with_legal_and_there_are_words_for_all() -> None:
    choices = random.Random(1)
    for number in NUMBERS:
        for walk, at in _moments(number):
            if not at.to_move() or choices.random() > (0.5 if _of_cards(at.agenda[-1]) else 0.05):
                continue
            seat, words = at.to_move()[0], GAME.words(seats=at.seats)
            refusals = [at.why_not(seat, action) for action in range(len(GAME.actions))]
            assert [action for action, why in enumerate(refusals) if why is None] == sorted(at.legal(seat))
            for viewer in walk.viewers:
                view = at.view(viewer)
                assert words.prompt(view).endswith((".", "?"))
            labels = [words.action(action, at.view(seat)) for action in at.legal(seat)]
            assert len(set(labels)) == len(labels), labels


def test_nobody_learns_what_he_cannot_know_and_any_position_can_be_imagined() -> None:
    choices = random.Random(2)
    for number in NUMBERS:
        for walk, at in _moments(number):
            if not at.to_move() or choices.random() > (0.15 if _of_cards(at.agenda[-1]) else 0.01):
                continue
            viewer = choices.choice(walk.viewers)
            checks.hidden_does_not_show(GAME, at, viewer, walk.choices)
            checks.imagined_looks_the_same(GAME, at, viewer, number)
            checks.hidden_does_not_show_in_acts(GAME, at, at.to_move()[0], walk.choices)


def test_all_of_it_is_met() -> None:
    """The tests here would be worth nothing otherwise."""
    met: set[str] = set()
    for number in range(100):
        walk = _walk(number)
        words = GAME.words(seats=len(walk.seats))
        for _, _, events in walk.steps():
            at = table(walk.state)
            assert all(words.log(event, viewer) for event in events for viewer in walk.viewers)
            met |= {f"rolled {event.what}" for event in events if isinstance(event, Rolled)}
            for event in events:
                if isinstance(event, Removed):
                    met.add(f"removed {event.place != NOWHERE} {event.permanent}")
            told = [event for event in events if isinstance(event, (PlayedAtOnce, WagonsWaited))]
            met |= {type(event).__name__ for event in told}
            met |= set(_asked(at, GAME.verbs))
    assert met >= {
        *("rolled reply", "rolled strike", "removed True True", "removed True False", "WagonsWaited"),
        *("another target", "strikers lose", "a second option", "Removal", "PlayedAtOnce", "for the round"),
        *("roll again 0", "roll again 1", "roll again 2", "roll again 3"),
    }


def _asked(at: Table, actions: Actions) -> Iterator[str]:
    """What of it is going on."""
    if any(combat.card >= 0 for combat in at.combat):
        yield "for the round"
    task = at.agenda[-1] if at.agenda else None
    if isinstance(task, Removal):
        yield "Removal"
    if isinstance(task, EventCard) and task.chosen:
        yield "a second option"
    if isinstance(task, Engagement) and task.stage == REROLL:
        yield f"roll again {task.again[0]}"
    if isinstance(task, Strike) and not task.begun and actions.done in at.options:
        yield "another target"
    if isinstance(task, Strike) and task.begun and task.owed and task.strikers(at):
        yield "strikers lose"
