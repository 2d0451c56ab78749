"""What Indian Wars says: actions, prompts and log lines."""

from __future__ import annotations

import re

from tallgrass.games.indian_wars import events as happened
from tallgrass.games.indian_wars.cards import DECK, PLAIN_NAMES
from tallgrass.games.indian_wars.state import ASKED, BATCH
from tallgrass.games.indian_wars.tables import (
    AFTERMATH,
    AGAIN,
    CARDS,
    COUNT,
    DRAW,
    EXCHANGE,
    EXTRA,
    LAY,
    LAYABLE,
    OVER,
    PLAY,
    PLAYABLE,
    RESOURCES,
)
from tallgrass.games.indian_wars.view import IndianWarsView
from tallgrass.kernel.actions import slug
from tallgrass.kernel.events import Event
from tallgrass.kernel.game import Words
from tallgrass.kernel.messages import Result, View

SIDES = ("Whites", "Indians")
CHIP = "Blood Chip"
PHASES = ("Resources", "Initiative", "Combatants", "Firepower", "Aftermath", "Endings")
_INSULT = re.compile(r"\b(" + "|".join(map(re.escape, PLAIN_NAMES)) + r")\b")


def _mid(who: str) -> str:
    """Who acts, in the middle of a sentence."""
    return "you" if who == "You" else who


def count(number: int, thing: str) -> str:
    """'1 chip', '2 chips'."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


class IndianWarsWords(Words):
    """`plain` puts the neutral names of the card data for those that insult."""

    __slots__ = ("_plain",)
    _plain: bool

    def __init__(self, *, plain: bool) -> None:
        self._plain = plain

    def seat(self, seat: int) -> str:
        return SIDES[seat]

    def text(self, text: str) -> str:
        return _INSULT.sub(lambda found: PLAIN_NAMES[found[0]], text) if self._plain else text

    def other_nouns(self) -> dict[str, str]:
        return {slug(neutral): slug(printed) for printed, neutral in PLAIN_NAMES.items()}

    def card(self, card: int) -> str:
        """A card's name."""
        return self.text(DECK[card].name)

    def cards(self, cards: tuple[int, ...]) -> str:
        """Names in a row; 'nothing' for none."""
        return ", ".join(self.card(card) for card in cards) or "nothing"

    def action(self, action: int, view: View | None = None) -> str:
        card = DECK[action % CARDS]
        name = self.text(card.name)
        if action < LAY:
            return f"Discard {name}"
        if action < PLAY:
            if isinstance(view, IndianWarsView) and view.phase == AFTERMATH:
                return f"Play {name}"
            return f"Lay {name} ({card.score})" if card.score else f"Lay {name}"
        if action < COUNT:
            return f"Play {name}: draw {card.draw}"
        if action < EXTRA:
            return f"Use {name} again" if "aftermath" in card.places else f"Count {name} again ({card.score})"
        if action < DRAW:
            number = action - EXTRA
            return f"Take {count(number, 'extra card') if number else 'no extra card'}"
        return "Draw the replacements" if action == DRAW else "Done"

    def reason(self, result: Result) -> str:
        """The loser reads it too: it names the side (IW-13)."""
        if result.rule != "IW-13" or not result.winners:
            return result.reason
        if max(result.scores) < 1:
            return f"Both sides have lost their last {CHIP}; the higher number wins."
        return f"{SIDES[1 - result.winners[0]]} have lost their last {CHIP}."

    # --- prompts

    def prompt(self, view: View) -> str:
        assert isinstance(view, IndianWarsView)
        if view.phase == OVER:
            return "The game is over."
        if view.seat is None or view.seat not in view.waiting:
            return f"Waiting for {' and '.join(SIDES[seat] for seat in view.waiting)}."
        if view.phase == RESOURCES:
            return self._resources(view, view.seat)
        if view.phase == AFTERMATH:
            other = SIDES[1 - view.seat]
            return f"Aftermath: each card costs {other} a {CHIP} and lets them draw an extra card next turn."
        counting = view.counting[view.seat]
        so_far = (
            f"Your total is {total(counting)}." if counting else f"With nothing laid, a loss costs 2 {CHIP}s."
        )
        usable = LAYABLE[view.phase][2 * view.seat + (view.loser == view.seat)]
        again = set(AGAIN[view.phase]) & set(view.laid[view.seat]) - set(counting)
        if not again and not any(usable[card] for card in view.hand):
            return f"{PHASES[view.phase]}: you have nothing {'more ' if counting else ''}to lay. {so_far}"
        return f"{PHASES[view.phase]}: lay cards in secret, or finish. {so_far}"

    def _resources(self, view: IndianWarsView, seat: int) -> str:
        if view.stage == ASKED:
            return f"You may draw up to {count(view.extra_due[seat], 'extra card')} this turn. How many?"
        if view.stage == BATCH:
            chosen = view.parts[seat].exchanged
            more = EXCHANGE - len(chosen)
            return f"You exchange {self.cards(chosen)}. Discard up to {more} more, or draw the replacements."
        if view.parts[seat].exchanged and not any(PLAYABLE[seat][card] for card in view.hand):
            return "Resources: you have nothing more to do here."
        if view.parts[seat].exchanged:
            return "Resources: play cards that draw others, or finish."
        return "Resources: play cards that draw others, discard 1 to 4 cards to exchange them, or finish."

    # --- log lines

    def line(self, event: Event, seat: int | None) -> str:
        def who(actor: int) -> str:
            return self.who(actor, seat)

        match event:
            case happened.TurnBegan():
                due = [
                    f"{who(actor)} may draw {count(number, 'extra card')}."
                    for actor, number in enumerate(event.extra_due)
                    if number
                ]
                return " ".join([f"Turn {event.turn}.", *due])
            case happened.ExtraTaken():
                return f"{who(event.seat)} take {event.count} of {count(event.due, 'extra card')}."
            case happened.Drew():
                return f"{who(event.seat)} draw {self.cards(event.cards)}."
            case happened.PlayedForCards():
                return f"{who(event.seat)} play {self.card(event.card)}."
            case happened.SetAside():
                return f"{who(event.seat)} put {self.card(event.card)} into the exchange."
            case happened.Exchanged():
                return f"{who(event.seat)} exchange {self.cards(event.cards)}."
            case happened.Finished():
                return self._finished(event, who(event.seat))
            case happened.ResourcesShown():
                return self._shown(event, who(event.seat))
            case happened.Reshuffled():
                return "The deck ran out, and the discard pile became the deck."
            case happened.Laid():
                score = DECK[event.card].score
                name = f"{self.card(event.card)} ({score})"
                if event.again:
                    return f"{who(event.seat)} count {name} in {PHASES[event.phase]} too."
                return f"{who(event.seat)} lay {name} in {PHASES[event.phase]}."
            case happened.ContestSettled():
                return self._settled(event, seat)
            case happened.AftermathOpened():
                wins = f"contests won: {SIDES[0]} {event.wins[0]}, {SIDES[1]} {event.wins[1]}"
                if event.seat is None:
                    return f"Nobody may play Aftermath cards ({wins})."
                return f"{who(event.seat)} may play Aftermath cards ({wins})."
            case happened.AftermathPlayed():
                victim = 1 - event.seat
                verb = "use" if event.again else "play"
                cost = f"{_mid(who(victim))} lose {count(event.lost, CHIP)} ({event.chips[victim]} left)"
                gain = f"may draw {count(event.extra, 'extra card')} next turn"
                return f"{who(event.seat)} {verb} {self.card(event.card)}: {cost} and {gain}."
            case happened.HandsThrown():
                thrown = [
                    f"{_mid(who(actor))} discard {self.cards(hand)}" for actor, hand in enumerate(event.hands)
                ]
                return f"Endings: {'; '.join(thrown)}."
            case happened.GameEnded():
                chips = f"{SIDES[0]} {event.chips[0]}, {SIDES[1]} {event.chips[1]}"
                if event.winner is None:
                    return f"The game is a draw ({CHIP}s: {chips})."
                return f"{who(event.winner)} have won ({CHIP}s: {chips})."
        raise TypeError(f"no words for {type(event).__name__}")

    def _finished(self, event: happened.Finished, who: str) -> str:
        phase = PHASES[event.phase]
        return (
            f"{who} have nothing left to decide in {phase}."
            if event.forced
            else f"{who} have finished {phase}."
        )

    def _shown(self, event: happened.ResourcesShown, who: str) -> str:
        did = []
        if event.extra_due:
            did.append(f"took {event.extra} of {count(event.extra_due, 'extra card')}")
        if event.played:
            did.append(f"played {self.cards(event.played)}")
        if event.exchanged:
            did.append(f"exchanged {self.cards(event.exchanged)}")
        hold = f"hold {count(event.hand_size, 'card')}"
        return f"{who} {', '.join(did)} and {hold}." if did else f"{who} {hold}."

    def _settled(self, event: happened.ContestSettled, seat: int | None) -> str:
        totals = []
        for actor, cards in enumerate(event.cards):
            named = ", ".join(f"{self.card(card)} {DECK[card].score}" for card in cards) or "nothing"
            totals.append(f"{'you' if actor == seat else SIDES[actor]} {event.totals[actor]} ({named})")
        chips = f"{SIDES[0]} {event.chips[0]}, {SIDES[1]} {event.chips[1]}"
        if event.loser is None:
            outcome = f"A tie: nobody loses a {CHIP}"
        else:
            who = "You" if event.loser == seat else SIDES[event.loser]
            outcome = f"{who} lose {count(event.lost, CHIP)}"
        return f"{PHASES[event.phase]}: {', '.join(totals)}. {outcome} ({CHIP}s: {chips})."


def total(cards: tuple[int, ...]) -> int:
    """The score of some cards in a contest."""
    return sum(DECK[card].score for card in cards)
