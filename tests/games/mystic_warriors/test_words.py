"""Words over whole games: secrets, agreement; neutral names."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tallgrass.games.mystic_warriors import events as happened
from tallgrass.games.mystic_warriors.cards import CARDS, PLAIN_NAMES
from tallgrass.games.mystic_warriors.state import (
    ANSWERING,
    DECIDING,
    GATHERING,
    NAMING,
    OFFERING,
)
from tallgrass.games.mystic_warriors.view import MysticWarriorsView
from tallgrass.kernel.actions import slug
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.events import Event
from tallgrass.kernel.game import State
from tests.games.mystic_warriors.moments import (
    GAME,
    NUMBERS,
    PLAIN,
    WORDS,
    card,
    cards,
    moment,
    number,
    seen,
)

_NAME = re.compile(
    "|".join(rf"\b{re.escape(name)}\b" for name in sorted(NUMBERS, key=lambda name: (-len(name), name)))
)
INSULTS = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in PLAIN_NAMES), re.IGNORECASE)
Step = tuple[State, dict[int | None, MysticWarriorsView], list[Event], dict[int | None, MysticWarriorsView]]


# --- over random games


def _steps(seats: int, seed: int, limit: int) -> Iterator[Step]:
    """What happens in a random game, with all views before and after."""
    chance = FastChance(seed)
    events: list[Event] = []
    state = GAME.start(seats, GAME.settle({"feathers": 6}), chance, events)
    readers: tuple[int | None, ...] = (*range(seats), None)
    views = {reader: seen(state, reader) for reader in readers}
    yield state, views, events, views
    for _ in range(limit):
        if not state.to_move():
            return
        seat = state.to_move()[0]
        legal = state.legal(seat)
        before, events = views, []
        state.play(seat, legal[chance.below(len(legal))], chance, events)
        views = {reader: seen(state, reader) for reader in readers}
        yield state, before, events, views


GAMES = [(2, 1), (3, 2), (6, 3)]
STEPS = 400


def _placed(view: MysticWarriorsView) -> set[str]:
    """The names of the cards that a reader can place."""
    known = [noted.card for noted in view.known]
    piles = (view.hand, view.chosen, view.pile, view.offer, view.answer, view.known_top, known)
    return {CARDS[number].name for pile in piles for number in pile}


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_a_reader_reads_no_card_that_is_hidden_from_him(seats: int, seed: int) -> None:
    read = 0
    for state, before, events, after in _steps(seats, seed, STEPS):
        # What was discarded and reshuffled in one step can't be found in a view any more.
        if any(isinstance(event, happened.Reshuffled) for event in events):
            continue
        for reader, view in after.items():
            open_to_him = _placed(before[reader]) | _placed(view)
            texts = [WORDS.log(event, reader) for event in events if event.seen_by(reader)]
            texts.append(WORDS.prompt(view))
            if reader is not None:
                texts += [WORDS.action(action, view) for action in state.legal(reader)]
            named = {name for text in texts for name in _NAME.findall(text)}
            assert named <= open_to_him, (reader, texts)
            read += len(named)
    assert read > 500


def test_that_a_card_is_hidden_would_be_found_out() -> None:
    """What another drew is named in the line that he alone reads, and placed in no other view."""
    _, _, events, views = next(_steps(3, 1, 0))
    drew = [event for event in events if isinstance(event, happened.Drew) and event.seat == 1]
    named = set(_NAME.findall(WORDS.log(drew[0], 1)))
    assert len(drew[0].cards) == 6 and named
    assert named <= _placed(views[1])
    assert not named <= _placed(views[0])


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_verbs_agree_with_who_acts(seats: int, seed: int) -> None:
    """You draw, Brave 2 draws."""
    others = {"has", "must", "played"}
    follows = {"a", "and", "for", "to", "what", "or"}  # where he or you are no subject
    said: set[str] = set()
    for _, _, events, views in _steps(seats, seed, STEPS):
        for reader, view in views.items():
            texts = [WORDS.log(event, reader) for event in events if event.seen_by(reader)]
            for text in [*texts, WORDS.prompt(view)]:
                assert text[0].isupper() or text[0].isdigit(), text
                assert text.endswith((".", "?")) and "  " not in text, text
                said.add(text)
    for text in said:
        for who, word in re.findall(r"\b([Yy]ou|Brave \d) ([a-z]+)\b", text):
            if word in follows:
                continue
            if who in ("You", "you"):
                assert not word.endswith("s"), text
            else:
                assert word in others or word.endswith("s"), text
    assert len(said) > 200


# --- neutral names


def test_every_name_to_be_replaced_is_a_cards() -> None:
    assert set(PLAIN_NAMES) <= set(NUMBERS)
    neutral = {slug(name) for name in PLAIN_NAMES.values()}
    assert len(neutral) == len(PLAIN_NAMES)
    assert not neutral & {slug(name) for name in NUMBERS}


def test_no_plain_label_or_line_has_a_printed_name_that_insults() -> None:
    every = cards(*PLAIN_NAMES)
    texts = [PLAIN.action(action) for action in range(len(GAME.actions))]
    lines: list[Event] = [
        happened.Drew(seat=0, cards=every),
        happened.KnewDrawn(seats=(0,), seat=1, cards=every),
        happened.Discarded(seat=0, cards=every),
        happened.Flipped(seat=0, cards=every, coups=4, feathers=4),
        happened.OmenSeen(seat=0, cards=every),
        happened.CardsShown(seats=(0, 1), seat=0, cards=every),
        happened.LuckPlayed(seat=0, card=card("Trade for Sex"), victim=1, count=2),
    ]
    lines += [happened.PutAside(seat=0, card=insult) for insult in every]
    lines += [happened.Gathered(seat=0, cards=(card("Crow"), insult)) for insult in every]
    assert all(INSULTS.search(WORDS.log(event, 0)) for event in lines)
    texts += [PLAIN.log(event, reader) for event in lines for reader in (0, 1, None)]
    moments = [
        moment(OFFERING, partner=1, chosen=every),
        moment(ANSWERING, current=1, partner=0, offer=every, chosen=every),
        moment(DECIDING, partner=1, offer=every, answer=every),
        moment(NAMING, chosen=cards("Trade for Sex")),
    ]
    assert all(INSULTS.search(WORDS.prompt(view)) for view in moments)
    texts += [PLAIN.prompt(view) for view in moments]
    gathering = moment(GATHERING, chosen=cards("Crow"))
    texts += [PLAIN.action(number(f"discard:{slug(name)}"), gathering) for name in PLAIN_NAMES]
    assert not [text for text in texts if INSULTS.search(text)]


def test_other_cards_keep_their_names_and_without_the_wish_all_do() -> None:
    for name in NUMBERS:
        assert WORDS.text(name) == name
        assert PLAIN.text(name) == PLAIN_NAMES.get(name, name)


@pytest.mark.parametrize("printed", PLAIN_NAMES)
def test_what_is_typed_by_the_neutral_name_is_the_printed_cards_action(printed: str) -> None:
    for words in (PLAIN, WORDS):
        noun = words.other_nouns()[slug(PLAIN_NAMES[printed])]
        assert noun == slug(printed)
        assert GAME.actions.number(f"discard:{noun}") is not None


def test_no_text_of_ours_has_a_replaced_name_as_an_ordinary_word() -> None:
    """Or `text` would change a sentence that means no card."""
    sentences = [option.sentence for option in GAME.options]
    sentences += [part for title, text in GAME.rule_texts().values() for part in (title, text)]
    assert len(sentences) > 20
    assert [text for text in sentences if INSULTS.search(text)] == []
