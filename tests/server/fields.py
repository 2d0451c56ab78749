"""A table under attack: two play there, and whatever else happens it stays as it was and plays on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from tallgrass.kernel.record import Act
from tallgrass.server.client import new_id
from tests.server.guests import Guest
from tests.server.inside import steps
from tests.server.running import Serving
from tests.server.wires import Message, Wire


class Field:
    """A table of Indian Wars with Ann and Bob, whose log in the database is known entry by entry."""

    def __init__(self, stack: ExitStack, server: Serving, company: list[Guest]) -> None:
        self.stack = stack
        self.url = server.url
        self.database = server.database
        self.ann, self.bob, self.cid, self.eve = company
        self.table = self.ann.make("indian-wars", "you", "open", fair=False)
        self.bob.server.join(self.table)
        self.wires = [self.sit(guest, seat) for seat, guest in enumerate((self.ann, self.bob))]
        self.acknowledged: list[tuple[int, str, str]] = []
        """The acts that were done, as seat, id, action."""
        for _ in range(3):
            self.act()

    def open(self, table: str | None = None, **how: str) -> Wire:
        """A socket at which nothing has been said."""
        return self.stack.enter_context(Wire(self.url, table or self.table, **how))  # type: ignore[arg-type]

    def sit(self, guest: Guest, seat: int | None) -> Wire:
        """A socket of somebody's."""
        wire = self.open()
        assert wire.hello(seat, guest.server.token)["type"] == "welcome"
        return wire

    def next_act(self) -> tuple[int, Message]:
        """What can be done now, and by whom."""
        seat = self.wires[0].view()["to_move"][0]
        view = self.wires[seat].view()
        action = view["legal"][0]["action"]
        return seat, {"type": "act", "id": new_id(), "version": view["version"], "action": action}

    def act(self) -> None:
        """A step of play: it is done, and acknowledged."""
        seat, message = self.next_act()
        answer = self.wires[seat].ask(message)
        assert answer["type"] == "ack", answer
        self.acknowledged.append((seat, message["id"], message["action"]))

    def give_up(self) -> None:
        """End the match: a person has so many tables only that go on."""
        self.sit(self.ann, 0).ask({"type": "resign", "id": new_id()})

    def log(self) -> list[tuple[int, str | None, str]]:
        """What the database has."""
        return [
            (step.entry.seat, step.client_id, step.entry.action if isinstance(step.entry, Act) else "-")
            for step in steps(self.database, self.table)
        ]

    def views(self) -> list[Message]:
        """What both see."""
        return [wire.view() for wire in self.wires]

    @contextmanager
    def unshaken(self) -> Iterator[None]:
        """Whatever is tried meanwhile changes nothing, and the table plays on afterwards."""
        before = self.views()
        yield
        assert [bare(view) for view in self.views()] == [bare(view) for view in before]
        assert self.log() == self.acknowledged
        self.act()
        assert self.log() == self.acknowledged


def bare(view: Message) -> Message:
    """A view without the news, which a refreshed view doesn't bring again."""
    return {**view, "news": None}


def refused(answer: Message, *codes: str) -> Message:
    """An answer that must be a refusal with a reason for a person."""
    assert answer["type"] == "reject", answer
    assert answer["code"] in codes or not codes, answer
    assert answer["reason"]
    assert "Traceback" not in json.dumps(answer)
    assert "object at 0x" not in answer["reason"]
    return answer
