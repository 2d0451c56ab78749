"""What a label says comes of a step or a placement is what comes of it: against the engine, over games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tallgrass.games.plains_indian_wars.events import GaveWay
from tallgrass.games.plains_indian_wars.factions import INDIAN, NOWHERE, US
from tallgrass.games.plains_indian_wars.moments import find, top
from tallgrass.games.plains_indian_wars.rules import Table
from tallgrass.games.plains_indian_wars.steps import GivingWay, Party
from tallgrass.games.plains_indian_wars.view import PlainsView
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.events import Event
from tests.games.plains_indian_wars.test_words import GAME, walk

WORDS = GAME.words(seats=2)


def steps() -> Iterator[tuple[PlainsView, str, str, Table, list[Event]]]:
    """Steps and placements of games at random: what was seen, the action, its label, and what came of it."""
    for number in range(4):
        for state, seat in walk(2, number):
            view = state.view(seat)
            assert isinstance(view, PlainsView)
            for action in state.legal(seat):
                name = GAME.actions.name(action)
                if name.startswith(("step:", "place:")):
                    table = state.copy()
                    assert isinstance(table, Table)
                    events: list[Event] = []
                    table.play(seat, action, FastChance(1), events)
                    yield view, name, WORDS.action(action, view), table, events


def test_what_a_label_foretells() -> None:
    seen: Counter[str] = Counter()
    for view, name, label, table, events in steps():
        place = GAME.board.place(name.split(":")[1])
        if "gives way" in label:
            after = table.view(None)
            assert isinstance(after, PlainsView)
            assert find(after, GivingWay) or any(isinstance(event, GaveWay) for event in events)
            seen["gives way"] += 1
            continue
        assert not any(isinstance(event, GaveWay) and event.frm == place for event in events), label
        told = label.endswith(", a fight")
        party = top(view)
        if isinstance(party, Party):
            foes = 1 - (INDIAN if any(party.cubes[:2]) else US)
            assert told == (place < GAME.board.regions and bool(table.force(foes, place))), label
            if party.left > 1:
                seen["fight" if told else "no further" if label.endswith(", no further") else "on"] += 1
                assert (steps_left(table) == 0) == (told or label.endswith(", no further")), label
            else:
                assert "no further" not in label
        elif told:
            assert table.force(INDIAN, place) and table.force(US, place)
            seen["placed"] += 1
    assert min(seen[kind] for kind in ("gives way", "fight", "no further", "on", "placed")) > 5, seen


def steps_left(table: Table) -> int:
    """How many steps the party has left."""
    view = table.view(None)
    assert isinstance(view, PlainsView)
    party = find(view, Party)
    assert party is None or party.line == NOWHERE
    return 0 if party is None else party.left
