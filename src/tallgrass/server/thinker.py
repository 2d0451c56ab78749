"""A process in which bots think and files are checked: it reads questions from its input and writes answers.

A frame is four bytes of length, high byte first, and a message in JSON. It ends when its input does.
"""

from __future__ import annotations

import os
import signal
import sys
from functools import cache
from pathlib import Path
from typing import BinaryIO

import msgspec

from tallgrass.bots.base import Bot
from tallgrass.bots.registry import bot
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.messages import View
from tallgrass.server.checking import checked
from tallgrass.server.editions import Shelf
from tallgrass.server.playouts import Behind, PlayedOut, PlayOut, Walks
from tallgrass.server.refusing import Refused

LENGTH = 4


class Choose(msgspec.Struct, tag="choose"):
    """What would a bot do? Asked with a seat's view in JSON, what it can do, and its luck."""

    game: str
    edition: str | None
    spec: str
    view: msgspec.Raw
    legal: list[int]
    luck: tuple[int, int, int]


class Check(msgspec.Struct, tag="check"):
    """Is this a match that can have been played? A match file, and how much of its log is wanted."""

    file: msgspec.Raw
    until: int | None


class Chosen(msgspec.Struct, tag="chosen"):
    """What the bot would do."""

    action: int


class Sound(msgspec.Struct, tag="sound"):
    """The file can be used."""


class Unsound(msgspec.Struct, tag="unsound"):
    """It can't; why."""

    code: str
    reason: str


class Broke(msgspec.Struct, tag="broke"):
    """There is no answer: something went wrong."""

    reason: str


class Ready(msgspec.Struct, tag="ready"):
    """The process has begun: said once, unasked."""


Question = Choose | Check | PlayOut
Reply = Chosen | Sound | Unsound | PlayedOut | Behind | Broke | Ready


class Thinker:
    """Answers questions, one after the other."""

    def __init__(self, editions: Path | None) -> None:
        self._shelf = Shelf(editions)
        self._bot = cache(self._new_bot)
        self._walks = Walks()

    def _new_bot(self, game: str, edition: str | None, spec: str) -> Bot:
        return bot(spec, self._shelf.game(game, edition))

    def answer(self, question: Question) -> Reply:
        """The answer, whatever happens."""
        try:
            match question:
                case Choose():
                    return self._choose(question)
                case PlayOut():
                    game = self._shelf.game(question.game, question.edition)
                    return self._walks.play_out(game, question)
                case Check():
                    return self._check(question)
        except Refused as error:
            return Unsound(error.code, error.reason)
        except Exception as error:
            return Broke(f"{error!r:.200}")

    def _choose(self, question: Choose) -> Chosen:
        game = self._shelf.game(question.game, question.edition)
        view: View = msgspec.json.decode(question.view, type=game.view_type)
        thinking = self._bot(question.game, question.edition, question.spec)
        return Chosen(thinking.choose(view, question.legal, FastChance(*question.luck)))

    def _check(self, question: Check) -> Sound:
        checked(self._shelf, bytes(question.file), question.until)
        return Sound()


def run(editions: Path | None, questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until the questions end."""
    thinker = Thinker(editions)
    decoder: msgspec.json.Decoder[Question] = msgspec.json.Decoder(Question)
    _say(answers, Ready())
    while head := questions.read(LENGTH):
        data = questions.read(int.from_bytes(head, "big"))
        _say(answers, thinker.answer(decoder.decode(data)))


def _say(answers: BinaryIO, reply: Reply) -> None:
    data = msgspec.json.encode(reply)
    answers.write(len(data).to_bytes(LENGTH, "big") + data)
    answers.flush()


def main() -> None:
    """The process: `python -m tallgrass.server.thinker [EDITIONS]`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever has begun it ends it
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints is no answer
    run(Path(sys.argv[1]) if len(sys.argv) > 1 else None, sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
