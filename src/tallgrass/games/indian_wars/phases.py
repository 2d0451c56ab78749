"""What happens in Indian Wars: the choices of each phase and what they do.

The phases stand in the order of the printed turn sequence. Chance is used to draw, and nowhere else.
"""

from __future__ import annotations

from tallgrass.games.indian_wars.events import (
    AftermathOpened,
    AftermathPlayed,
    ContestSettled,
    Drew,
    Exchanged,
    ExtraTaken,
    Finished,
    GameEnded,
    HandsThrown,
    Laid,
    PlayedForCards,
    Reshuffled,
    ResourcesShown,
    SetAside,
    TurnBegan,
)
from tallgrass.games.indian_wars.state import ASKED, BATCH, FREE, Position, Side
from tallgrass.games.indian_wars.tables import (
    AFTERMATH,
    AGAIN,
    COUNT,
    DONE,
    DRAW,
    DRAWS,
    EXCHANGE,
    EXTRA,
    FIREPOWER,
    HAND,
    INDIANS,
    INITIATIVE,
    LAY,
    LAYABLE,
    NOBODY,
    OVER,
    PLAY,
    PLAYABLE,
    RESOURCES,
    SCORE,
    WHITES,
    WORTH,
)
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink
from tallgrass.kernel.piles import Pile


class Phases(Position):
    """A position together with what leads from it to the next."""

    __slots__ = ()

    # --- choices, listed when a side is asked

    def list_resource_options(self, side: Side) -> None:
        """What the side that does its Resources can do."""
        hand = side.hand
        if self.stage == FREE:
            playable = PLAYABLE[side.seat]
            options = []
            for card in hand:
                if playable[card]:
                    options.append(PLAY + card)
            if not side.exchanged:  # IW-4: once a turn
                options += hand  # DISCARD is 0
            options.append(DONE)
        elif self.stage == BATCH:
            options = [*hand, DRAW]
        else:
            options = list(range(EXTRA, EXTRA + side.extra_due + 1))
        side.options = options

    def list_options(self, side: Side) -> None:
        """What a side that owes a decision in a contest or in Aftermath can do."""
        seat = side.seat
        phase = self.phase
        usable = LAYABLE[phase][2 * seat + (self.loser == seat)]
        options = []
        for card in side.hand:
            if usable[card]:
                options.append(LAY + card)
        for card in AGAIN[phase]:
            if card in side.laid and card not in side.counting:
                options.append(COUNT + card)
        options.append(DONE)
        side.options = options

    def counts_nothing_again(self, side: Side) -> bool:
        """Whether a side has nothing on the table that could count again in the running phase (IW-9).

        With an empty hand, which all can see, it has nothing to decide then (IW-17).
        """
        laid, counting = side.laid, side.counting
        return not [card for card in AGAIN[self.phase] if card in laid and card not in counting]

    def finish(self, side: Side, chance: Chance, events: Sink | None) -> None:
        """`done`, in any phase."""
        if events is not None:
            events.append(Finished(seat=side.seat, phase=self.phase))
        phase = self.phase
        if phase == AFTERMATH:
            self._end_turn(chance, events)
            return
        side.finished = True
        side.options = []
        waiting = self.waiting
        waiting.remove(side.seat)
        if waiting:
            return
        if phase == RESOURCES:
            self._resources_go_on(self.sides[1 - side.seat], chance, events)
        else:
            self._settle(chance, events)

    # --- 1. Resources

    def begin_resources(self, side: Side, chance: Chance, events: Sink | None) -> None:
        """IW-1: one side's part; the other draws from the same deck when it is over."""
        self.waiting = [side.seat]
        if side.extra_due:
            self.stage = ASKED
            self.list_resource_options(side)
        else:
            self.stage = FREE
            self._draw(side, HAND, chance, events)

    def take_extra(self, side: Side, count: int, chance: Chance, events: Sink | None) -> None:
        """IW-2."""
        if events is not None:
            seat = side.seat
            events.append(ExtraTaken(seats=(seat,), seat=seat, count=count, due=side.extra_due))
        side.taken = count
        self.stage = FREE
        self._draw(side, HAND + count, chance, events)

    def play_for_cards(self, side: Side, card: int, chance: Chance, events: Sink | None) -> None:
        """IW-3."""
        side.hand.remove(card)
        side.played.append(card)
        side.trail.append([card])
        self.pile.append(card)
        if events is not None:
            events.append(PlayedForCards(seats=(side.seat,), seat=side.seat, card=card))
        self._draw(side, DRAWS[card], chance, events)

    def set_aside(self, side: Side, card: int, chance: Chance, events: Sink | None) -> None:
        """IW-4: the next card of the batch; the fourth completes it."""
        side.hand.remove(card)
        side.exchanged.append(card)
        if events is not None:
            events.append(SetAside(seats=(side.seat,), seat=side.seat, card=card))
        if self.stage == FREE:
            self.stage = BATCH
            options = side.options
            options[-1] = DRAW  # instead of DONE
            del options[: len(options) - 1 - len(side.hand)]  # cards to play stand before those to discard
        elif len(side.exchanged) == EXCHANGE:
            self.exchange(side, chance, events)

    def exchange(self, side: Side, chance: Chance, events: Sink | None) -> None:
        """IW-4: the batch is on the discard pile before its replacements are drawn."""
        self.stage = FREE
        self.pile += side.exchanged
        side.trail.append(side.exchanged)
        if events is not None:
            events.append(Exchanged(seats=(side.seat,), seat=side.seat, cards=tuple(side.exchanged)))
        self._draw(side, len(side.exchanged), chance, events)

    def _draw(self, side: Side, count: int, chance: Chance, events: Sink | None) -> None:
        if len(self.deck) >= count:
            drawn = chance.draw(self.deck, count)
        else:
            drawn = self._draw_over_reshuffle(count, chance)
        if events is not None:
            events.append(Drew(seats=(side.seat,), seat=side.seat, cards=tuple(drawn)))
        side.trail.append(drawn)
        hand = side.hand
        hand += drawn
        hand.sort()
        self.list_resource_options(side)

    def _draw_over_reshuffle(self, count: int, chance: Chance) -> Pile:
        """IW-5: the discard pile becomes the deck when that is empty; with both empty nothing is drawn."""
        drawn = chance.draw(self.deck, len(self.deck))
        self.reshuffled = self.reshuffled or bool(self.pile)
        self.deck = sorted(self.pile)
        self.pile = []
        return drawn + chance.draw(self.deck, min(count - len(drawn), len(self.deck)))

    def _resources_go_on(self, other: Side, chance: Chance, events: Sink | None) -> None:
        """IW-1: when one has finished the other begins; when both have, all is shown (IW-16)."""
        if not other.finished:
            self.begin_resources(other, chance, events)
            return
        if events is not None:
            for side in self.sides:
                events.append(
                    ResourcesShown(
                        seat=side.seat,
                        extra=side.taken,
                        extra_due=side.extra_due,
                        played=tuple(sorted(side.played)),
                        exchanged=tuple(sorted(side.exchanged)),
                        hand_size=len(side.hand),
                    )
                )
            if self.reshuffled:
                events.append(Reshuffled())
        self._begin_contest(INITIATIVE, chance, events)

    # --- 2. to 4. Initiative, Combatants, Firepower

    def _begin_contest(self, phase: int, chance: Chance, events: Sink | None) -> None:
        self.phase = phase
        self.call_contestants()
        if events is not None:
            for side in self.sides:
                if side.finished:
                    events.append(Finished(seat=side.seat, phase=phase, forced=True))
        if not self.waiting:
            self._settle(chance, events)

    def call_contestants(self) -> None:
        """Both decide at the same time (IW-1), unless all can see that one has nothing to decide."""
        waiting = [WHITES, INDIANS]
        self.waiting = waiting
        for side in self.sides:
            side.counting = []
            if side.hand or not self.counts_nothing_again(side):
                side.finished = False
                self.list_options(side)
            else:
                side.finished = True
                waiting.remove(side.seat)

    def lay(self, side: Side, card: int, chance: Chance, events: Sink | None) -> None:
        """A card from the hand; in Aftermath it works at once."""
        side.hand.remove(card)
        side.counting.append(card)
        if self.phase == AFTERMATH:
            side.laid.append(card)
            self._aftermath(side, card, chance, events, again=False)
        elif events is not None:
            seat = side.seat
            events.append(Laid(seats=(seat,), seat=seat, phase=self.phase, card=card, again=False))

    def count_again(self, side: Side, card: int, chance: Chance, events: Sink | None) -> None:
        """IW-9: a card on the table counts a second time."""
        side.counting.append(card)
        if self.phase == AFTERMATH:
            self._aftermath(side, card, chance, events, again=True)
        elif events is not None:
            seat = side.seat
            events.append(Laid(seats=(seat,), seat=seat, phase=self.phase, card=card, again=True))

    def _settle(self, chance: Chance, events: Sink | None) -> None:
        """IW-10: what was laid is shown and the totals are compared."""
        phase = self.phase
        whites, indians = self.sides
        white_total = self._show(whites)
        indian_total = self._show(indians)
        loser = NOBODY
        lost = 0
        if white_total != indian_total:
            loser = WHITES if white_total < indian_total else INDIANS
            beaten = self.sides[loser]
            lost = 1 if beaten.counting else 2
            beaten.chips -= lost
            self.sides[1 - loser].wins += 1
        if phase == INITIATIVE:
            self.loser = loser
        if events is not None:
            events.append(
                ContestSettled(
                    phase=phase,
                    cards=(tuple(sorted(whites.counting)), tuple(sorted(indians.counting))),
                    totals=(white_total, indian_total),
                    loser=None if loser == NOBODY else loser,
                    lost=lost,
                    chips=(whites.chips, indians.chips),
                )
            )
        if phase == FIREPOWER:
            self._begin_aftermath(chance, events)
        else:
            self._begin_contest(phase + 1, chance, events)

    def _show(self, side: Side) -> int:
        """What counts goes to the table for all to see; its total."""
        counting = side.counting
        self.standing.append(counting)
        total = 0
        for card in counting:
            total += SCORE[card]
            if card not in side.laid:
                side.laid.append(card)
        return total

    # --- 5. Aftermath

    def aftermath_seat(self) -> int:
        """IW-11: who won Initiative and more of the three contests than his opponent; else NOBODY."""
        if self.loser == NOBODY:
            return NOBODY
        winner = 1 - self.loser
        return winner if self.sides[winner].wins > self.sides[self.loser].wins else NOBODY

    def _begin_aftermath(self, chance: Chance, events: Sink | None) -> None:
        self.phase = AFTERMATH
        for side in self.sides:
            side.counting = []
            side.extra_due = 0
        seat = self.aftermath_seat()
        if events is not None:
            wins = (self.sides[WHITES].wins, self.sides[INDIANS].wins)
            events.append(AftermathOpened(seat=None if seat == NOBODY else seat, wins=wins))
        if seat == NOBODY:
            self._end_turn(chance, events)
        else:
            self.waiting = [seat]
            self.list_options(self.sides[seat])
            self._aftermath_goes_on(self.sides[seat], chance, events)

    def _aftermath_goes_on(self, side: Side, chance: Chance, events: Sink | None) -> None:
        """With an empty hand, which all can see, and no card to count again it is over by itself."""
        if not side.hand and self.counts_nothing_again(side):
            if events is not None:
                events.append(Finished(seat=side.seat, phase=AFTERMATH, forced=True))
            self._end_turn(chance, events)

    def _aftermath(self, side: Side, card: int, chance: Chance, events: Sink | None, *, again: bool) -> None:
        """One card: a chip and an extra card for the victim; Wounded Knee counts double (IW-12)."""
        victim = self.sides[1 - side.seat]
        lost = WORTH[card]
        extra = lost if lost == 1 else self.knee_extra
        victim.chips -= lost
        victim.extra_due += extra
        if events is not None:
            chips = (self.sides[WHITES].chips, self.sides[INDIANS].chips)
            events.append(
                AftermathPlayed(seat=side.seat, card=card, again=again, lost=lost, extra=extra, chips=chips)
            )
        self._aftermath_goes_on(side, chance, events)

    # --- 6. Endings

    def _end_turn(self, chance: Chance, events: Sink | None) -> None:
        """IW-14, then IW-13."""
        whites, indians = self.sides
        if events is not None:
            events.append(HandsThrown(hands=(tuple(whites.hand), tuple(indians.hand))))
        self.pile += whites.hand
        self.pile += whites.laid
        self.pile += indians.hand
        self.pile += indians.laid
        self.clear_table()
        if whites.chips <= 0 or indians.chips <= 0:
            self._end_game(events)
        else:
            self.turn += 1
            self.begin_turn(chance, events)

    def begin_turn(self, chance: Chance, events: Sink | None) -> None:
        whites, indians = self.sides
        if events is not None:
            events.append(TurnBegan(turn=self.turn, extra_due=(whites.extra_due, indians.extra_due)))
        self.begin_resources(whites, chance, events)

    def _end_game(self, events: Sink | None) -> None:
        self.phase = OVER
        if events is not None:
            whites, indians = self.sides[WHITES].chips, self.sides[INDIANS].chips
            winner = None if whites == indians else WHITES if whites > indians else INDIANS
            events.append(GameEnded(chips=(whites, indians), winner=winner))
