"""A match: a game that is being played, and the log from which it can be played again.

A match is its log. The position is what comes of it: taking back is an entry like the others, and
the position is then made anew from the acts that still count, with the outcomes that they had.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

import msgspec

from tallgrass.kernel.chance import Chance, Outcome, RecordingChance, ScriptedChance
from tallgrass.kernel.events import Event, HandedOver, Resigned, TimeRanOut, TookBack
from tallgrass.kernel.fair import Dealing, FairChance
from tallgrass.kernel.game import Game, State
from tallgrass.kernel.messages import IllegalAction, Refusal, Result
from tallgrass.kernel.options import Options
from tallgrass.kernel.record import Act, Entry, HandOver, MatchFile, Resign, RunOut, Undo

_COPY_EVERY = 32  # acts; as far as an undo has to play again


class NoChance(Exception):
    """A match that was loaded without its seed can be looked at; to play on, deal anew."""


class Match:
    """A game being played.

    Attributes:
        first_players: who sat where at the beginning: 'human' or a bot's spec, by seat.
        players: who sits there now.
        entries: the log; the number of a step is its place here.
        history: what happened: first in the set-up, then with each entry.
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[str],
        options: Options,
        *,
        dealing: Dealing | None = None,
        chance: Chance | None = None,
    ) -> None:
        """Begin a match: fairly by a dealing whose seed is known, or with any other source of chance.

        Raises:
            ValueError: if the game isn't for that many players.
            NoChance: if there is neither a dealing nor another source.
        """
        self.game = game
        self.first_players = tuple(players)
        self.players = list(players)
        self.options = options
        self.seat_names = game.seat_names(len(players))
        self.dealings: list[Dealing] = [] if dealing is None else [dealing]
        self.entries: list[Entry] = []
        self.history: list[list[Event]] = []
        self.chance = chance if dealing is None else FairChance(dealing)
        # The acts that count, by their places in the log; who was asked when each was made; and copies of
        # the position, each with the number of acts that lead to it.
        self._live: list[int] = []
        self._asked: dict[int, tuple[int, ...]] = {}
        self._copies: list[tuple[int, State]] = []
        recording = self._recording()
        events: list[Event] = []
        self.state: State = game.start(len(players), options, recording, events)
        self._copies.append((0, self.state.copy()))
        self.setup: list[Outcome] = recording.take()
        self.history.append(events)

    # --- playing

    @property
    def result(self) -> Result | None:
        """How the match ended, None while it goes on."""
        last = self.entries[-1] if self.entries else None
        if isinstance(last, Resign):
            winners = tuple(seat for seat in range(len(self.players)) if seat != last.seat)
            return Result((), winners, f"{self.game.words(seats=len(self.players)).seat(last.seat)} gave up.")
        return self.state.result()

    def to_move(self) -> list[int]:
        """The seats that owe a decision; none when the match is over."""
        return [] if self.result else self.state.to_move()

    def play(self, seat: int, action: int) -> list[Event]:
        """Carry out an action; returns what happened, for the eyes that each event names.

        Raises:
            IllegalAction: if it can't be done now; nothing has changed then.
            ValueError: for a seat or an action that doesn't exist.
            NoChance: if there is no source of chance.
        """
        self._refuse_when_over()
        asked = tuple(self.state.to_move())
        recording = self._recording()
        events: list[Event] = []
        self.state.play(seat, action, recording, events)
        self._add_act(Act(seat, self.game.actions.name(action), recording.take()), asked, events)
        return events

    def resign(self, seat: int) -> None:
        """Give up; the other seat has won.

        Raises:
            IllegalAction: if the match is over, or has more than two seats: a bot can take over there.
        """
        self._refuse_when_over()
        self._check_seat(seat)
        if len(self.players) != 2:
            raise IllegalAction(Refusal("seats", "Only a match of two seats ends when one gives up."))
        self.add(Resign(seat))

    def hand_over(self, seat: int, player: str) -> None:
        """Let somebody else ('human' or a bot's spec) play a seat from now on."""
        self._refuse_when_over()
        self._check_seat(seat)
        self.add(HandOver(seat, player))

    def run_out(self, seat: int) -> None:
        """Note that a seat's time has run out. Raises IllegalAction if it owes no decision."""
        self._check_seat(seat)
        if seat not in self.to_move():
            raise IllegalAction(Refusal("turn", "A clock runs only for those who owe a decision."))
        self.add(RunOut(seat))

    def follow(self, entry: Entry) -> None:
        """Take over an entry that was made elsewhere, in a match with the same log and the same dealing.

        Raises:
            ValueError: if it can't follow here; this match isn't to be used any more then.
        """
        if not isinstance(entry, Act):
            self.add(entry)
            return
        action = self.game.actions.number(entry.action)
        if action is None:
            raise ValueError(f"{entry.action!r} is no action of {self.game.title}")
        try:
            self.play(entry.seat, action)
        except IllegalAction as error:
            raise ValueError(f"{entry.action} can't be done here: {error.refusal.reason}") from None
        if self.entries[-1] != entry:
            raise ValueError(f"chance has answered {entry.action} otherwise")

    def deal(self, dealing: Dealing) -> None:
        """Take all further outcomes from a new dealing, which then belongs to the log."""
        start = len(self.history)
        self.chance = FairChance(dealing)
        self.dealings = [earlier for earlier in self.dealings if earlier.start < start]
        self.dealings.append(msgspec.structs.replace(dealing, start=start))

    # --- taking back

    def undo_barrier(self, seat: int) -> Refusal | None:
        """Why a seat can't take back its last act without the others' consent; None if it can.

        The codes: 'over', 'nothing' (these hold with consent too), 'chance', 'revealed', 'acted'.
        """
        if self.result:
            return Refusal("over", "The match is over: its dealing may be known now.")
        last = self._last_act(seat)
        if last is None:
            return Refusal("nothing", "There is nothing of yours to take back.")
        for step in self._live[self._place(last) :]:
            act = self._act(step)
            mine = step == last
            if act.outcomes:
                return Refusal(
                    "chance",
                    f"Cards have been drawn or dice rolled since then{'' if mine else ' by another'}.",
                )
            if any(event.bars_undo() for event in self.history[step + 1]):
                return Refusal("revealed", "Something hidden has been shown, or begun in secret, since then.")
            if not mine and act.seat not in self._asked[last]:
                return Refusal("acted", f"{self.seat_names[act.seat]} acted since then.")
        return None

    def undo(self, seat: int, *, agreed: bool = False) -> None:
        """Take back a seat's last act: alone if that is free, else, if all agree, with all that followed.

        Raises:
            IllegalAction: with the barrier as the reason.
        """
        barrier = self.undo_barrier(seat)
        if barrier and (not agreed or barrier.code in ("over", "nothing")):
            raise IllegalAction(barrier)
        last = self._last_act(seat)
        assert last is not None
        self.add(Undo(seat, self._live[self._place(last) :] if barrier else [last]))

    # --- the log

    def add(self, entry: Resign | HandOver | Undo | RunOut) -> None:
        """Add an entry other than an act, and do what it says."""
        events: list[Event] = []
        match entry:
            case Resign():
                events.append(Resigned(seat=entry.seat))
            case HandOver():
                self.players[entry.seat] = entry.player
                events.append(HandedOver(seat=entry.seat, player=entry.player))
            case Undo():
                events.append(self._took_back(entry))
                self._take_back(entry)
            case RunOut():
                events.append(TimeRanOut(seat=entry.seat))
        self.entries.append(entry)
        self.history.append(events)

    def replay_act(self, act: Act, action: int) -> None:
        """Add an act with the outcomes that it had.

        Raises:
            IllegalAction, ScriptError, ValueError: if it can't have happened.
        """
        asked = tuple(self.state.to_move())
        script = ScriptedChance(act.outcomes)
        events: list[Event] = []
        self.state.play(act.seat, action, script, events)
        script.finish()
        self._add_act(act, asked, events)

    def may_take_back(self, undo: Undo) -> bool:
        """Whether an undo is as `undo` would make it: a seat's last act, alone or with all that followed."""
        last = self._last_act(undo.seat)
        if last is None or self.result:
            return False
        if self.undo_barrier(undo.seat) is None:
            return undo.steps == [last]
        return undo.steps == self._live[self._place(last) :]

    def position(self, entries: int) -> State:
        """The position after so many entries of the log: a copy, for looking at."""
        live: list[int] = []
        for step, entry in enumerate(self.entries[:entries]):
            if isinstance(entry, Act):
                live.append(step)
            elif isinstance(entry, Undo):
                gone = set(entry.steps)
                live = [step for step in live if step not in gone]
        same = 0
        while same < min(len(live), len(self._live)) and live[same] == self._live[same]:
            same += 1
        count, before = next(copy for copy in reversed(self._copies) if copy[0] <= same)
        state = before.copy()
        for step in live[count:]:
            self._play_again(state, step)
        return state

    def document(self, *, keep_seed: bool = False) -> MatchFile:
        """The match as a file holds it: every hand can be worked out from it.

        The seed is in it when the match is over; before, only if `keep_seed`: for the dealer's own store.
        """
        show = keep_seed or self.result is not None
        dealings = [d if show else msgspec.structs.replace(d, seed=None) for d in self.dealings]
        return MatchFile(
            game=self.game.name,
            rules=self.game.rules_version,
            edition=self.game.edition or msgspec.UNSET,
            options=self.options,
            players=list(self.first_players),
            dealings=dealings,
            setup=self.setup,
            entries=list(self.entries),
            result=self.result,
        )

    def seen(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat (None: a spectator) may know to have happened, after the first `since` such events.

        Places in the log itself would tell a seat how much others have done in secret.
        """
        return [event for events in self.history for event in events if event.seen_by(seat)][since:]

    # --- within

    def _recording(self) -> RecordingChance:
        if self.chance is None:
            raise NoChance("the match has no seed to deal from; deal anew to play on")
        return RecordingChance(self.chance)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.players):
            raise ValueError(f"there is no seat {seat}")

    def _refuse_when_over(self) -> None:
        if self.result:
            raise IllegalAction(Refusal("over", "The match is over."))

    def _add_act(self, act: Act, asked: tuple[int, ...], events: list[Event]) -> None:
        step = len(self.entries)
        self._live.append(step)
        self._asked[step] = asked
        self.entries.append(act)
        self.history.append(events)
        if len(self._live) >= self._copies[-1][0] + _COPY_EVERY:
            self._copies.append((len(self._live), self.state.copy()))

    def _act(self, step: int) -> Act:
        entry = self.entries[step]
        assert isinstance(entry, Act)
        return entry

    def _last_act(self, seat: int) -> int | None:
        return next((step for step in reversed(self._live) if self._act(step).seat == seat), None)

    def _play_again(self, state: State, step: int) -> None:
        act = self._act(step)
        action = self.game.actions.number(act.action)
        assert action is not None
        state.play(act.seat, action, ScriptedChance(act.outcomes))

    def _took_back(self, undo: Undo) -> TookBack:
        """Seen by those who had seen what no longer counts."""
        events = [event for step in undo.steps for event in self.history[step + 1]]
        seats: tuple[int, ...] | None = None
        if all(event.seats is not None for event in events):
            seats = tuple(sorted({undo.seat, *(seat for event in events for seat in event.seats or ())}))
        alone = self.undo_barrier(undo.seat) is None
        return TookBack(seats=seats, seat=undo.seat, alone=alone)

    def _place(self, step: int) -> int:
        """Where an act stands among those that count."""
        return bisect_left(self._live, step)

    def _take_back(self, undo: Undo) -> None:
        """The position after the acts that still count, with the outcomes that they had."""
        first = self._place(undo.steps[0])
        gone = set(undo.steps)
        live = self._live[:first] + [step for step in self._live[first:] if step not in gone]
        copies = [(count, state) for count, state in self._copies if count <= first]
        count, before = copies[-1]
        state = before.copy()
        for step in live[count:]:
            self._asked[step] = tuple(state.to_move())
            self._play_again(state, step)
        self._live, self._copies, self.state = live, copies, state
