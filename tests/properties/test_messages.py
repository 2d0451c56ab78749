"""Views and events are messages: they go out as JSON and come back the same, and a schema tells of them."""

from __future__ import annotations

from typing import Any, Union

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import inspect

from tallgrass.games.plains_indian_wars.steps import AnyStep
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.events import Event
from tallgrass.kernel.game import Game
from tallgrass.kernel.messages import View
from tests.conftest import THOROUGH
from tests.properties.walks import Walk, every_game, numbers, walked

FAR = 400  # decisions of a walk in which every view is sent
PLAIN = (
    *(inspect.IntType, inspect.BoolType, inspect.StrType, inspect.NoneType),
    *(inspect.TupleType, inspect.VarTupleType, inspect.UnionType, inspect.StructType),
)


def any_event(game: Game) -> Any:
    """The union of all that can happen in it."""
    return Union[game.event_types]  # noqa: UP007, it is put together when the program runs


def sent(view: View, decoder: msgspec.json.Decoder[View]) -> View:
    return decoder.decode(msgspec.json.encode(view))


@every_game
@pytest.mark.parametrize("number", range(12 * THOROUGH))
def test_a_view_comes_back_as_it_was_sent(game: Game, number: int) -> None:
    decoder = msgspec.json.Decoder(game.view_type)
    walk = Walk(game, number)
    for _ in walk.steps(FAR):
        for seat in walk.viewers:
            view = walk.state.view(seat)
            assert type(view) is game.view_type
            assert sent(view, decoder) == view


@every_game
@given(number=numbers, steps=st.integers(0, 10**4))
def test_so_it_does_anywhere_and_a_position_is_imagined_from_it(game: Game, number: int, steps: int) -> None:
    """The end is among these moments, with its result."""
    decoder = msgspec.json.Decoder(game.view_type)
    walk = walked(game, number, steps)
    for seat in walk.viewers:
        view = walk.state.view(seat)
        came = sent(view, decoder)
        assert came == view
        one, other = game.imagine(view, FastChance(number)), game.imagine(came, FastChance(number))
        assert [one.view(each) for each in walk.viewers] == [other.view(each) for each in walk.viewers]


@every_game
@pytest.mark.parametrize("number", range(12 * THOROUGH))
def test_an_event_comes_back_as_it_was_sent(game: Game, number: int) -> None:
    decoder = msgspec.json.Decoder(any_event(game))
    for _, _, events in Walk(game, number).steps():
        for event in events:
            assert type(event) in game.event_types
            came = decoder.decode(msgspec.json.encode(event))
            assert type(came) is type(event) and came == event


@every_game
def test_the_beginning_is_told_in_the_same_events(game: Game) -> None:
    events: list[Event] = []
    game.start(game.seat_counts[-1], game.settle({}), FastChance(1), events)
    assert events and {type(event) for event in events} <= set(game.event_types)


@every_game
def test_the_kinds_of_events_have_each_a_tag(game: Game) -> None:
    tags = [kind.__struct_config__.tag for kind in game.event_types]
    assert tags == [kind.__name__ for kind in game.event_types]
    assert len(set(tags)) == len(tags)


@every_game
def test_there_is_a_schema_of_views_and_events(game: Game) -> None:
    found = msgspec.json.schema_components([game.view_type, any_event(game)])[1]
    assert {game.view_type.__name__, "Result"} <= set(found)
    for kind in game.event_types:
        assert found[kind.__name__]["properties"]["type"] == {"enum": [kind.__name__]}
    for name, schema in found.items():
        for field, what in schema["properties"].items():
            assert what, f"anything may stand in {field} of {name}"


@every_game
def test_messages_are_made_of_plain_things(game: Game) -> None:
    """Numbers, yes and no, texts, lists and messages: what every language has."""
    for told in _parts([game.view_type, *game.event_types]):
        assert isinstance(told, PLAIN), told


def test_every_kind_of_task_is_a_message_of_its_own() -> None:
    schema = msgspec.json.schema(AnyStep)
    assert len(schema["anyOf"]) == len(schema["discriminator"]["mapping"]) > 20


def _parts(kinds: list[type]) -> list[inspect.Type]:
    """What these messages are made of, down to the smallest."""
    left = list(inspect.multi_type_info(kinds))
    found: list[inspect.Type] = []
    while left:
        told = left.pop()
        if told in found:
            continue
        found.append(told)
        match told:
            case inspect.StructType():
                left += [field.type for field in told.fields]
            case inspect.TupleType():
                left += told.item_types
            case inspect.VarTupleType():
                left.append(told.item_type)
            case inspect.UnionType():
                left += told.types
    return found
