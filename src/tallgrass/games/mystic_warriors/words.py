"""What The Mystic Warriors of the Plains says: actions, prompts and log lines."""

from __future__ import annotations

import re

from tallgrass.games.mystic_warriors import events as happened
from tallgrass.games.mystic_warriors.cards import CARDS, PLAIN_NAMES
from tallgrass.games.mystic_warriors.state import (
    ANSWERING,
    DECIDING,
    GATHERING,
    HUNT,
    LAYING,
    LIMIT,
    NAMING,
    OFFERING,
    OVER,
    RAID_CHOICE,
    RETURNING,
    SUFFERING,
)
from tallgrass.games.mystic_warriors.tables import (
    ACCEPT,
    CARD_OF,
    COSTS,
    COUP,
    DECLINE,
    FLIPS,
    HUNT_CARD,
    LAY,
    LUCK,
    NO_RAID,
    OFFER,
    RAID,
    SMALL_GAME,
    SPIRIT,
    TARGET,
    TRADE,
    TRADE_CARD,
    TRIBE,
    TYPE,
    USE,
    WANT,
)
from tallgrass.games.mystic_warriors.view import Cards, MysticWarriorsView
from tallgrass.games.mystic_warriors.why import RAID_TITLES, TYPE_TITLES
from tallgrass.kernel.actions import slug
from tallgrass.kernel.events import Event
from tallgrass.kernel.game import Words
from tallgrass.kernel.messages import View

_INSULT = re.compile(r"\b(" + "|".join(map(re.escape, PLAIN_NAMES)) + r")\b")


def count(number: int, thing: str) -> str:
    """'1 card', '2 cards'."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def request(wants: tuple[int, ...]) -> str:
    """'2 Weapon, 1 Dress': a request, from its numbers."""
    return ", ".join(f"{want % 2 + 1} {TYPE_TITLES[want // 2]}" for want in wants)


class MysticWarriorsWords(Words):
    """`plain` puts the neutral names of the card data for those that insult."""

    __slots__ = ("_plain",)
    _plain: bool

    def __init__(self, *, plain: bool) -> None:
        self._plain = plain

    def seat(self, seat: int) -> str:
        return f"Brave {seat + 1}"

    def text(self, text: str) -> str:
        return _INSULT.sub(lambda found: PLAIN_NAMES[found[0]], text) if self._plain else text

    def other_nouns(self) -> dict[str, str]:
        return {slug(neutral): slug(printed) for printed, neutral in PLAIN_NAMES.items()}

    def card(self, card: int) -> str:
        """A card's name."""
        return self.text(CARDS[card].name)

    def cards(self, cards: Cards) -> str:
        """Names in a row; 'nothing' for none."""
        return ", ".join(self.card(card) for card in cards) or "nothing"

    def seats(self, seats: tuple[int, ...], joint: str = "or") -> str:
        """'Brave 2 or Brave 3'."""
        return f" {joint} ".join(self.seat(seat) for seat in seats)

    # --- actions

    def action(self, action: int, view: View | None = None) -> str:
        if action < RAID:
            return self._with_card(action)
        if action < TRADE:
            raid = action - RAID
            return f"{RAID_TITLES[raid]}: flip {FLIPS[raid]} cards"
        if action < TARGET:
            return f"Trade with {self.seat(action - TRADE)}"
        if action < WANT:
            return f"Against {self.seat(action - TARGET)}"
        if action < NO_RAID:
            want = action - WANT
            return f"Ask for {count(want % 2 + 1, f'{TYPE_TITLES[want // 2]} card')}"
        if action == NO_RAID:
            return "No raid"
        if action == SMALL_GAME:
            return "Small game: draw a card"
        if action == ACCEPT:
            return "Accept"
        return "Decline" if action == DECLINE else self._done(view)

    def _with_card(self, action: int) -> str:
        card = CARD_OF[action]
        name = self.card(card)
        if action < OFFER:
            return f"Discard {name}"
        if action < LAY:
            return f"Offer {name}"
        if action < USE:
            return f"Lay {name}"
        kind = TYPE[card]
        if kind == TRIBE:
            return f"Gathering: discard {name} and another card, draw 2"
        if kind == SPIRIT:
            return f"Omen: discard {name}, look at the next 10 cards"
        if kind == HUNT_CARD:
            return f"{name}: draw 2"
        if kind == TRADE_CARD:
            return f"{name}: draw 3, discard 2"
        assert kind == LUCK
        return f"{name}: an opponent discards 2"

    def _done(self, view: View | None) -> str:
        if isinstance(view, MysticWarriorsView):
            if view.stage == HUNT:
                return "End the turn"
            if view.stage == OFFERING:
                return "Make the offer"
            if view.stage == ANSWERING:
                return "Give this for the offer"
        return "Done"

    # --- prompts

    def prompt(self, view: View) -> str:
        assert isinstance(view, MysticWarriorsView)
        if view.stage == OVER:
            return "The game is over."
        if view.seat not in view.waiting:
            return f"Waiting for {self.seats(view.waiting)}."
        stage = view.stage
        if stage in (LIMIT, RETURNING, SUFFERING):
            why = {LIMIT: "Your hand is over nine", RETURNING: "After the Trade card", SUFFERING: "Bad luck"}
            return f"{why[stage]}: discard {count(view.owed, 'card')}."
        if stage == RAID_CHOICE:
            return "Raid Phase: go on a raid, or on none and act in the Hunt Phase."
        if stage == LAYING:
            cost = COSTS[view.raid]
            place = len(view.chosen)
            kind = TYPE_TITLES[cost[place]]
            return f"{RAID_TITLES[view.raid]}: lay {_a(kind)} card ({place + 1} of {len(cost)})."
        if stage == HUNT:
            return self._hunt(view)
        if stage == GATHERING:
            return f"Tribal Gathering: which card goes with {self.cards(view.chosen)}?"
        if stage == NAMING:
            return f"{self.cards(view.chosen)}: whom does it hit?"
        return self._trade(view)

    def _hunt(self, view: MysticWarriorsView) -> str:
        luck = not view.lucked and not (view.raided and view.luck_without_raid_only)
        if view.acted or view.raided:
            return "Hunt Phase: play a Luck card, or end the turn." if luck else "Hunt Phase: end the turn."
        return f"Hunt Phase: one action{', a Luck card,' if luck else ''} or end the turn."

    def _trade(self, view: MysticWarriorsView) -> str:
        if view.stage == OFFERING:
            partner = self.seat(view.partner)
            so_far = f" You ask for {request(view.wants)}." if view.wants else ""
            if view.chosen:
                return f"Your offer to {partner}: {self.cards(view.chosen)}.{so_far} Add to it, or make it."
            more = "more that you want, or" if view.wants else "what types you want, then"
            return f"A trade with {partner}: say {more} offer a card.{so_far}"
        asker = self.seat(view.current)
        if view.stage == ANSWERING:
            asks = f" and asks for {request(view.wants)}" if view.wants else ""
            gives = f" You give {self.cards(view.chosen)}; more?" if view.chosen else " What do you give?"
            return f"{asker} offers {self.cards(view.offer)}{asks}.{gives}"
        assert view.stage == DECIDING
        partner = self.seat(view.partner)
        return f"{partner} gives {self.cards(view.answer)} for {self.cards(view.offer)}. Do you accept?"

    # --- log lines

    def line(self, event: Event, seat: int | None) -> str:
        match event:
            case happened.GameBegan():
                return f"{self._does(event.first, seat, 'go')} first."
            case happened.TurnBegan():
                whose = "your turn" if event.seat == seat else f"{self.seat(event.seat)}'s turn"
                return f"Turn {event.turn}: {whose}."
            case happened.DrewCards():
                return f"{self._does(event.seat, seat, 'draw')} {count(event.count, 'card')}."
            case happened.Drew():
                return f"Drawn: {self.cards(event.cards)}."
            case happened.KnewDrawn():
                return f"You knew what lay there: {self.cards(event.cards)}."
            case happened.Reshuffled():
                return f"The discard pile became the deck ({count(event.count, 'card')})."
            case happened.MustDiscard():
                return f"{self._does(event.seat, seat, 'have')} to discard {count(event.count, 'card')}."
            case happened.Discarded():
                return f"{self._does(event.seat, seat, 'discard')} {self.cards(event.cards)}."
            case happened.StayedHome():
                few = " with so few cards" if event.forced else ""
                return f"{self._does(event.seat, seat, 'go')} on no raid{few}."
            case happened.PutAside():
                return f"{self._does(event.seat, seat, 'put')} {self.card(event.card)} aside."
            case happened.TurnEnded():
                return f"{self._does(event.seat, seat, 'end')} the turn."
            case happened.GameEnded():
                feathers = ", ".join(
                    f"{self.seat(actor)} {feathers}" for actor, feathers in enumerate(event.feathers)
                )
                return f"{self._does(event.winner, seat, 'have')} won (feathers: {feathers})."
        return self._raid_line(event, seat)

    def _raid_line(self, event: Event, seat: int | None) -> str:
        match event:
            case happened.RaidPlanned():
                return f"{self._does(event.seat, seat, 'prepare')} a {RAID_TITLES[event.raid]}."
            case happened.RaidBegan():
                what = f"on a {RAID_TITLES[event.raid]} with {self.cards(event.cards)}"
                return f"{self._does(event.seat, seat, 'go')} {what}."
            case happened.Flipped():
                coups = tuple([card for card in event.cards if TYPE[card] == COUP])
                others = tuple([card for card in event.cards if TYPE[card] != COUP])
                gain = f"{self._does(event.seat, seat, 'gain')} {count(event.coups, 'feather')}"
                return (
                    f"Flipped: Coup {self.cards(coups)}; also {self.cards(others)}. "
                    f"{gain} ({event.feathers} in all)."
                )
        return self._hunt_line(event, seat)

    def _hunt_line(self, event: Event, seat: int | None) -> str:
        match event:
            case happened.CardPlayed():
                return f"{self._does(event.seat, seat, 'play')} {self.card(event.card)}."
            case happened.Gathered():
                return (
                    f"Tribal Gathering: {self._mid(event.seat, seat, 'discard')} {self.cards(event.cards)}."
                )
            case happened.SmallGame():
                return f"{self._does(event.seat, seat, 'hunt')} small game."
            case happened.OmenRead():
                looks = f"{self._does(event.seat, seat, 'discard')} {self.card(event.card)} for an Omen"
                return f"{looks}: {count(event.count, 'card')} of the deck."
            case happened.OmenSeen():
                return f"From the top: {self.cards(event.cards)}."
            case happened.LuckPlayed():
                hit = f"{self.card(event.card)} against {self._whom(event.victim, seat)}"
                costs = f"{count(event.count, 'card')} to discard"
                return f"{self._does(event.seat, seat, 'play')} {hit}: {costs}."
        return self._trade_line(event, seat)

    def _trade_line(self, event: Event, seat: int | None) -> str:
        match event:
            case happened.PartnerNamed():
                return f"{self._does(event.seat, seat, 'turn')} to {self._whom(event.partner, seat)}."
            case happened.Wanted():
                return f"{self._does(event.seat, seat, 'want')} {request((event.want,))}."
            case happened.Offered():
                asks = f" and {_verb('ask', event.seat == seat)} for {request(event.wants)}"
                offer = f"{self._does(event.seat, seat, 'offer')} {self._whom(event.partner, seat)} a trade"
                return f"{offer}{asks if event.wants else ''}."
            case happened.Answered():
                to = "your offer" if event.partner == seat else f"{self.seat(event.partner)}'s offer"
                return f"{self._does(event.seat, seat, 'answer')} {to}."
            case happened.CardsShown():
                return f"On the table: {self.cards(event.cards)}."
            case happened.Declined():
                return f"{self._does(event.seat, seat, 'decline')}."
            case happened.Traded():
                with_whom = f"with {self._whom(event.partner, seat)}"
                what = f"{count(event.gave, 'card')} for {event.got}"
                return f"{self._does(event.seat, seat, 'trade')} {what} {with_whom}."
        raise TypeError(f"no words for {type(event).__name__}")

    def _does(self, actor: int, reader: int | None, verb: str) -> str:
        """'You draw', 'Brave 2 draws'."""
        return f"{self.who(actor, reader)} {_verb(verb, actor == reader)}"

    def _mid(self, actor: int, reader: int | None, verb: str) -> str:
        """The same within a sentence."""
        return f"{self._whom(actor, reader)} {_verb(verb, actor == reader)}"

    def _whom(self, actor: int, reader: int | None) -> str:
        return "you" if actor == reader else self.seat(actor)


def _verb(verb: str, yours: bool) -> str:
    if yours:
        return verb
    return {"have": "has", "go": "goes"}.get(verb, f"{verb}s")


def _a(thing: str) -> str:
    return f"an {thing}" if thing[0] in "AEIOU" else f"a {thing}"
