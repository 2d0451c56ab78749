"""A table in the memory of two workers, of which none has heard yet of what the other has done."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import tallgrass
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.events import Event
from tallgrass.kernel.game import State
from tallgrass.server import protocol, requests
from tallgrass.server.deeds import Deeds
from tallgrass.server.editions import Shelf
from tallgrass.server.live import Live
from tallgrass.server.opening import Opening
from tallgrass.server.people_store import PeopleStore
from tallgrass.server.refusing import Refused
from tallgrass.server.rows import PersonRow
from tallgrass.server.store import Store
from tests.server.inside import LEASE, new_store

GAME = tallgrass.game("indian-wars")


class Two:
    """Ann's and Bob's table, and how far it is: each of them acts by way of a worker of his own."""

    def __init__(self, store: Store, lives: list[Live], people: list[PersonRow]) -> None:
        self.store = store
        self.lives = lives
        self.people = people
        self.acts = 0

    @classmethod
    async def begun(cls, store: Store) -> Two:
        """The table, with both asked at once."""
        people = PeopleStore(store.database)
        ann, _ = await people.add("Ann")
        bob, _ = await people.add("Bob")
        opening = Opening(store, Shelf(), 9, seed=1)
        wish = requests.NewTable(game=GAME.name, seats=["you", "open"], public=True, fair=False)
        row, _ = await opening.make(wish, ann)
        first = Live(store, GAME, row, LEASE)
        await opening.join(first, 1, bob)
        await opening.begin(first)
        found = await store.table(row.id)
        assert found is not None
        two = cls(store, [first, Live(store, GAME, found, LEASE)], [ann, bob])
        while True:
            playing = await two.lives[0].playing()
            assert playing is not None
            if len(_acts(playing.match.state)) == 2:
                return two
            await two.act(playing.to_move()[0], by=0)

    async def act(self, seat: int, by: int, action: int | None = None) -> protocol.Ack:
        """An act of a seat by way of a worker, in answer to what that one knows."""
        live = self.lives[by]
        playing = await live.playing()
        assert playing is not None
        chosen = playing.match.state.legal(seat)[0] if action is None else action
        self.acts += 1
        message = protocol.Act(
            id=f"act-{self.acts}", version=playing.version(seat), action=GAME.actions.name(chosen)
        )
        return await Deeds(live, seat, self.people[seat]).act(message)

    async def act_first(self, *, secret: bool) -> None:
        """Ann does something, by way of her worker, of which Bob sees nothing, or something."""
        playing = await self.lives[0].playing()
        assert playing is not None
        await self.act(0, by=0, action=_acts(playing.match.state)[secret])


def _acts(position: State) -> dict[bool, int]:
    """What Ann can do in secret (True) or so that Bob sees something of it, when both are asked."""
    found: dict[bool, int] = {}
    for action in position.legal(0) if len(position.to_move()) == 2 else []:
        after, events = position.copy(), list[Event]()
        after.play(0, action, FastChance(1), events)
        found[not any(event.seen_by(1) for event in events)] = action
    return found


def _both_act(folder: Path, *, secret: bool) -> list[int]:
    """Ann acts, then Bob, whose worker doesn't know of it; returns by whom the last two steps were made."""

    async def play() -> list[int]:
        async with new_store(folder) as store:
            two = await Two.begun(store)
            await two.lives[1].catch_up()
            await two.lives[1].playing()
            await two.act_first(secret=secret)
            await two.act(1, by=1)
            return [entry.seat for entry in await two.store.log(two.lives[0].id)][-2:]

    return asyncio.run(play())


def test_what_another_does_in_secret_is_in_nobodys_way(tmp_path: Path) -> None:
    assert _both_act(tmp_path, secret=True) == [0, 1]


def test_what_all_see_is_looked_at_first(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="quicker"):
        _both_act(tmp_path, secret=False)
