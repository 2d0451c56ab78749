"""Names can be seen and read as they stand; lines of chat may have what emoji are made of."""

from __future__ import annotations

import msgspec
import pytest

from tallgrass.server import protocol
from tallgrass.server.client import NotDone
from tallgrass.server.names import check_name
from tallgrass.server.refusing import Refused
from tallgrass.server.talking import parse
from tests.server.guests import Guest
from tests.server.running import Serving

HIDDEN = {
    "zero width space": "\u200b",
    "word joiner": "\u2060",
    "byte order mark": "\ufeff",
    "soft hyphen": "\u00ad",
    "left-to-right mark": "\u200e",
    "right-to-left override": "\u202e",
    "isolate": "\u2067",
    "Arabic letter mark": "\u061c",
    "line separator": "\u2028",
    "escape": "\x1b",
    "C1 control": "\x9b",
    "tag": "\U000e0041",
    "private use": "\ue000",
}


@pytest.mark.parametrize("letter", HIDDEN.values(), ids=HIDDEN.keys())
def test_a_name_with_something_hidden_is_refused(letter: str) -> None:
    for name in (letter, f"Ann{letter}", f"A{letter}nn"):
        with pytest.raises(Refused, match="hidden characters"):
            check_name(name)


@pytest.mark.parametrize(
    "name",
    ["", " ", "\u00a0", "\u3000\u2003", "\u200d", "\u3164", "\u115f \uffa0", "...", "\u0301", "\u2800"],
)
def test_a_name_without_a_letter_that_can_be_seen_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="that can be seen"):
        check_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "7",
        "Anne-Marie O'Neill",
        "Zoe\u0308",
        "Ann \U0001f469\u200d\U0001f33e",
        "\u0410\u043d\u043d\u0430",
        "\u5b89",
        "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",
        "\u0939\u093f\u0928\u094d\u0926\u0940",
    ],
)
def test_names_of_all_kinds_of_writing(name: str) -> None:
    check_name(name)


def test_the_server_says_what_is_wrong_with_a_name(server: Serving) -> None:
    ann = Guest(server.url, "Ann")
    with pytest.raises(NotDone, match="that can be seen") as refused:
        ann.server.come("\u3000")
    assert refused.value.code == "request"
    with pytest.raises(NotDone, match="hidden characters"):
        Guest(server.url, "An\u200bn")
    assert ann.server.come("Anna \u0394").name == "Anna \u0394"


@pytest.mark.parametrize(
    "text", ["\U0001f469\u200d\U0001f33e \u2764\ufe0f", "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627"]
)
def test_chat_keeps_what_emoji_and_words_are_made_of(text: str) -> None:
    message = parse(msgspec.json.encode({"type": "chat", "id": "x", "text": text}).decode())
    assert message == protocol.Say(id="x", text=text)


@pytest.mark.parametrize("letter", ["\u202a", "\u202e", "\u2066", "\u2069", "\u2028", "\x1b", "\x7f", "\x9b"])
def test_chat_has_nothing_that_turns_the_direction_of_writing(letter: str) -> None:
    with pytest.raises(Refused):
        parse(msgspec.json.encode({"type": "chat", "id": "x", "text": f"a{letter}b"}).decode())
