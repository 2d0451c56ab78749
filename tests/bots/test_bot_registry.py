"""Which bots there are, and how they are named."""

from __future__ import annotations

import dataclasses

import pytest

import tallgrass
from tallgrass.bots import registry
from tallgrass.bots.base import Bot
from tallgrass.bots.indian_wars import IndianWarsHeuristic
from tallgrass.bots.random_bot import RandomBot
from tallgrass.bots.registry import BotKind, UnknownBot, bot, bots
from tallgrass.kernel.game import Game
from tallgrass.kernel.options import Option, Options

GAME = tallgrass.game("indian-wars")


def test_the_bots_of_indian_wars() -> None:
    assert [kind.name for kind in bots("indian-wars")][:2] == ["random", "heuristic"]
    assert isinstance(bot("random", GAME), RandomBot)
    assert isinstance(bot("heuristic", GAME), IndianWarsHeuristic)


@pytest.mark.parametrize("name", tallgrass.games())
def test_each_has_a_sentence_and_can_be_made_by_its_name(name: str) -> None:
    assert [kind.name for kind in bots(name)][:2] == ["random", "heuristic"]
    for kind in bots(name):
        assert kind.sentence.endswith(".")
        assert isinstance(bot(kind.name, tallgrass.game(name)), Bot)


def test_each_call_makes_a_new_one() -> None:
    assert bot("heuristic", GAME) is not bot("heuristic", GAME)


def test_any_game_can_be_played_at_random() -> None:
    assert [kind.name for kind in bots("some-other-game")] == ["random"]
    for name in tallgrass.games():
        assert isinstance(bot("random", tallgrass.game(name)), RandomBot)


@pytest.mark.parametrize("spec", ["", "Random", "deep-thought", "deep-thought:x=1", " random", "random "])
def test_a_bot_that_there_is_not(spec: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        bot(spec, GAME)
    name = spec.partition(":")[0]
    assert str(caught.value).startswith(
        f"There is no bot {name!r} for indian-wars; there are: random, heuristic"
    )


@pytest.mark.parametrize("spec", ["random:speed=9", "heuristic:x", "random:=", "random:speed"])
def test_parameters_that_a_bot_does_not_take(spec: str) -> None:
    with pytest.raises(UnknownBot, match="there are: none"):
        bot(spec, GAME)


@pytest.mark.parametrize("spec", ["random:", "random:,"])
def test_no_parameters_at_all(spec: str) -> None:
    assert isinstance(bot(spec, GAME), RandomBot)


@dataclasses.dataclass
class _Made(RandomBot):
    options: Options
    game: Game


KIND = BotKind(
    "thinker",
    "Thinks.",
    _Made,
    (
        Option(name="seconds", default=2, low=1, high=60, sentence="How long."),
        Option(name="loud", default=False, sentence="Thinks aloud."),
    ),
)


@pytest.fixture
def _thinker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._HEURISTICS, "indian-wars", KIND)


@pytest.mark.usefixtures("_thinker")
def test_a_bot_is_made_for_the_game_it_plays() -> None:
    made = bot("thinker", GAME)
    assert isinstance(made, _Made)
    assert made.game is GAME


@pytest.mark.usefixtures("_thinker")
@pytest.mark.parametrize(
    ("spec", "seconds", "loud"),
    [
        ("thinker", 2, False),
        ("thinker:", 2, False),
        ("thinker:seconds=9", 9, False),
        ("thinker:loud=yes,seconds=60", 60, True),
    ],
)
def test_parameters_are_settled_with_defaults(spec: str, seconds: int, loud: bool) -> None:
    made = bot(spec, GAME)
    assert isinstance(made, _Made)
    assert made.options == {"seconds": seconds, "loud": loud}


@pytest.mark.usefixtures("_thinker")
@pytest.mark.parametrize(
    ("spec", "telling"),
    [
        ("thinker:depth=1", "there are: seconds, loud"),
        ("thinker:seconds=0", "a whole number from 1 to 60"),
        ("thinker:seconds=61", "a whole number from 1 to 60"),
        ("thinker:seconds=", "a whole number from 1 to 60"),
        ("thinker:seconds=long", "a whole number from 1 to 60"),
        ("thinker:loud=maybe", "takes yes or no"),
        ("thinker:loud", "takes yes or no"),
    ],
)
def test_unfit_parameters_are_told(spec: str, telling: str) -> None:
    with pytest.raises(UnknownBot, match=telling) as caught:
        bot(spec, GAME)
    assert str(caught.value).startswith("Bot 'thinker': ")
