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
    APPROACH,
    CARD_OF,
    COSTS,
    COUP,
    DECLINE,
    FLIPS,
    HUNT_CARD,
    LAY,
    LIMIT_OF_HAND,
    LUCK,
    LUCK_COST,
    NO_RAID,
    OFFER,
    OMEN,
    PIPEHOLDER,
    PIPEHOLDER_RAID,
    RAID,
    RAIDS,
    SMALL_GAME,
    SPIRIT,
    TARGET,
    TRADE,
    TRADE_CARD,
    TRIBE,
    TYPE,
    TYPES,
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
_DISCARDING = (LIMIT, RETURNING, SUFFERING)
_TRADING = (OFFERING, ANSWERING, DECIDING)


def count(number: int, thing: str) -> str:
    """'1 card', '2 cards'."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def row(parts: list[str], joint: str = "and") -> str:
    """'Crow', 'Crow and Knife', 'Crow, Knife and Dream'; 'nothing' for none."""
    if len(parts) < 2:
        return parts[0] if parts else "nothing"
    return f"{', '.join(parts[:-1])} {joint} {parts[-1]}"


def request(wants: tuple[int, ...]) -> str:
    """What is asked for in a trade, from its numbers: '2 Weapon cards and 1 Dress card'."""
    return row([count(want % 2 + 1, f"{TYPE_TITLES[want // 2]} card") for want in wants])


def lacking(cards: Cards, raid: int) -> list[int]:
    """By type, how many cards are missing for a raid (MW-3)."""
    short = [COSTS[raid].count(kind) for kind in range(TYPES)]
    for card in cards:
        short[TYPE[card]] -= 1
    return [max(0, number) for number in short]


def may_luck(view: MysticWarriorsView) -> bool:
    """Whether the turn has a Luck card left (MW-10)."""
    return not view.lucked and not (view.raided and view.luck_without_raid_only)


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
        return row([self.card(card) for card in cards])

    def seats(self, seats: tuple[int, ...], joint: str = "or") -> str:
        """'Brave 2 or Brave 3'."""
        return row([self.seat(seat) for seat in seats], joint)

    # --- actions

    def action(self, action: int, view: View | None = None) -> str:
        now = view if isinstance(view, MysticWarriorsView) else None
        if action < RAID:
            return self._with_card(action, now)
        if action < TRADE:
            return f"{RAID_TITLES[action - RAID]}: flip {FLIPS[action - RAID]} cards"
        if action < TARGET:
            return f"Trade with {self.seat(action - TRADE)}"
        if action < WANT:
            return f"Against {self.seat(action - TARGET)}"
        if action < NO_RAID:
            return f"Ask for {request((action - WANT,))}"
        if action in (NO_RAID, SMALL_GAME):
            return "No raid" if action == NO_RAID else "Small game: draw a card"
        if action in (ACCEPT, DECLINE):
            return "Accept" if action == ACCEPT else "Decline"
        stage = OVER if now is None else now.stage
        return {HUNT: "End the turn", OFFERING: "Make the offer", ANSWERING: "Give these"}.get(stage, "Done")

    def _with_card(self, action: int, now: MysticWarriorsView | None) -> str:
        card = CARD_OF[action]
        name = self.card(card)
        stage = OVER if now is None else now.stage
        if action < OFFER:
            return f"Discard {name}{' too' if stage == GATHERING else ''}"
        if action < LAY:
            return f"Give {name}" if stage == ANSWERING else f"Offer {name}"
        if action < USE:
            return f"Lay {name}"
        kind = TYPE[card]
        if kind == TRIBE:
            return f"Gather with {name}: discard it and another card, draw 2"
        if kind == SPIRIT:
            seen = min(OMEN, OMEN if now is None else now.deck_size)
            deck = count(seen, "card") if seen else "an empty deck"
            return f"Omen with {name}: look at {deck}"
        if kind == HUNT_CARD:
            return f"Play {name} (Hunt card): draw 2"
        if kind == TRADE_CARD:
            return f"Play {name} (Trade card): draw 3, discard 2"
        assert kind == LUCK, kind
        return f"Play {name} (Luck card): {self._bad_luck(now)}"

    def _bad_luck(self, now: MysticWarriorsView | None) -> str:
        """Of two players one is the victim (MW-17)."""
        if now is None or now.seat is None or len(now.feathers) > 2:
            return f"an opponent discards {LUCK_COST}"
        victim = 1 - now.seat
        held = now.hand_sizes[victim]
        costs = f"discards {min(held, LUCK_COST)}" if held else "holds no cards"
        return f"{self.seat(victim)} {costs}"

    # --- prompts

    def prompt(self, view: View) -> str:
        assert isinstance(view, MysticWarriorsView), type(view)
        stage = view.stage
        if stage == OVER:
            return "The game is over."
        if view.seat is None or view.seat not in view.waiting:
            return f"Waiting for {self.seats(view.waiting)} to {self._awaited(view)}."
        if stage in _DISCARDING:
            return self._discarding(view, view.seat)
        if stage in _TRADING:
            return self._trading(view)
        if stage == RAID_CHOICE:
            return _raid_choice(view, view.seat)
        if stage == LAYING:
            cost = COSTS[view.raid]
            place = len(view.chosen)
            article = "an" if cost[place] == APPROACH else "a"
            what = f"{article} {TYPE_TITLES[cost[place]]} card"
            return f"{RAID_TITLES[view.raid]}: lay {what} ({place + 1} of {len(cost)})."
        if stage == HUNT:
            return _hunt(view)
        if stage == NAMING:
            return f"{self.cards(view.chosen)}: whom does it hit?"
        assert stage == GATHERING, stage
        return f"Tribal Gathering: which card goes with {self.cards(view.chosen)}?"

    def _awaited(self, view: MysticWarriorsView) -> str:
        """What all can see of the decision of another; it fits his secret stages too (MW-16)."""
        if view.stage in _DISCARDING:
            return f"discard {count(view.owed, 'card')}"
        if view.stage == RAID_CHOICE:
            return "decide on a raid"
        if view.stage == ANSWERING:
            whose = "your" if view.seat == view.current else f"{self.seat(view.current)}'s"
            return f"answer {whose} offer"
        if view.stage == DECIDING:
            whose = "your" if view.seat == view.partner else f"{self.seat(view.partner)}'s"
            return f"take {whose} answer or not"
        return "act in the Hunt Phase"

    def _discarding(self, view: MysticWarriorsView, seat: int) -> str:
        if view.stage == LIMIT:
            held = count(view.hand_sizes[seat], "card")
            over = f"you hold {held}, {view.owed} over the limit of {LIMIT_OF_HAND}"
            return f"Medicine: {over}. Discard {view.owed}."
        # These two begin with two cards to discard.
        still = "2 cards" if view.owed == LUCK_COST else "1 more"
        if view.stage == RETURNING:
            return f"Trade card: discard {still}."
        return f"{self.seat(view.current)} played a Luck card against you: discard {still}."

    def _trading(self, view: MysticWarriorsView) -> str:
        if view.stage == OFFERING:
            return f"Trade with {self.seat(view.partner)}: {self._offering(view)}"
        if view.stage == DECIDING:
            answer = f"{self.seat(view.partner)} gives {self.cards(view.answer)}"
            return f"{answer} for your {self.cards(view.offer)}. Accept or decline."
        asks = f" and asks for {request(view.wants)}" if view.wants else ""
        offer = f"{self.seat(view.current)} offers {self.cards(view.offer)}{asks}."
        if not view.chosen:
            return f"{offer} Give cards for it, or decline."
        more = "Add more, or give" if view.hand else "Give"
        return f"{offer} You give {self.cards(view.chosen)}. {more} these."

    def _offering(self, view: MysticWarriorsView) -> str:
        """A type that was passed over can't be asked for any more (MW-18), so what can is said beforehand."""
        asks = request(view.wants)
        if view.chosen:
            offer = f"you offer {self.cards(view.chosen)}{f' and ask for {asks}' if view.wants else ''}"
            return f"{offer}. {'Add more, or make' if view.hand else 'Make'} the offer."
        if view.wants:
            left = TYPE_TITLES[view.wants[-1] // 2 + 1 :]
            more = f"Ask for more, in this order: {', '.join(left)}. Then offer" if left else "Offer"
            return f"you ask for {asks}. {more} a card."
        order = f"in this order without going back: {', '.join(TYPE_TITLES)}"
        return f"you may first say what you want, {order}. Then offer a card."

    # --- log lines

    def line(self, event: Event, seat: int | None) -> str:
        match event:
            case happened.GameBegan():
                return f"{self._does(event.first, seat, 'go')} first."
            case happened.TurnBegan():
                return f"Turn {event.turn}: {self._whose(event.seat, seat)} turn."
            case happened.DrewCards():
                number = count(event.count, "card") if event.count else "no card"
                return f"{self._does(event.seat, seat, 'draw')} {number}."
            case happened.Drew():
                return self._drew(event.cards)
            case happened.KnewDrawn():
                knowing = row([self._whom(actor, seat) for actor in event.seats or ()])
                draws = self._mid(event.seat, seat, "draw")
                return f"An Omen showed {knowing} what {draws} now: {self.cards(event.cards)}."
            case happened.Reshuffled():
                return (
                    f"The deck ran out, and the discard pile became the deck ({count(event.count, 'card')})."
                )
            case happened.MustDiscard():
                return self._must_discard(event, seat)
            case happened.Discarded():
                return f"{self._does(event.seat, seat, 'discard')} {self.cards(event.cards)}."
            case happened.PutAside():
                return f"{self._does(event.seat, seat, 'choose')} {self.card(event.card)}."
            case happened.TurnEnded():
                if event.forced:
                    return f"{self._does(event.seat, seat, 'have')} nothing left to do this turn."
                return f"{self._does(event.seat, seat, 'end')} the turn."
            case happened.GameEnded():
                held = ", ".join([f"{self.seat(actor)} {own}" for actor, own in enumerate(event.feathers)])
                wins = _verb("win", yours=event.winner == seat)
                return f"{self._does(event.winner, seat, 'have')} a Warbonnet and {wins} (feathers: {held})."
        return self._raid_line(event, seat)

    def _raid_line(self, event: Event, seat: int | None) -> str:
        match event:
            case happened.StayedHome():
                if event.forced:
                    return f"{self._does(event.seat, seat, 'have')} too few cards for a raid."
                return f"{self._does(event.seat, seat, 'go')} on no raid."
            case happened.RaidPlanned():
                return f"{self._does(event.seat, seat, 'plan')} a {RAID_TITLES[event.raid]}."
            case happened.RaidBegan():
                raid = f"on a {RAID_TITLES[event.raid]} with {self.cards(event.cards)}"
                return f"{self._does(event.seat, seat, 'go')} {raid}."
            case happened.Flipped():
                return self._flipped(event, seat)
        return self._hunt_line(event, seat)

    def _hunt_line(self, event: Event, seat: int | None) -> str:
        match event:
            case happened.CardPlayed():
                return f"{self._does(event.seat, seat, 'play')} {self.card(event.card)}."
            case happened.Gathered():
                gathering = f"a Tribal Gathering with {self.cards(event.cards)}"
                return f"{self._does(event.seat, seat, 'hold')} {gathering}."
            case happened.SmallGame():
                return f"{self._does(event.seat, seat, 'hunt')} small game."
            case happened.OmenRead():
                looks = f"{_verb('look', yours=event.seat == seat)} at {_next_cards(event.count)}"
                omen = f"{self.card(event.card)} for an Omen and {looks}"
                return f"{self._does(event.seat, seat, 'discard')} {omen}."
            case happened.OmenSeen():
                names = ", ".join([self.card(card) for card in event.cards]) or "nothing"
                return f"From the top: {names}."
            case happened.LuckPlayed():
                hit = f"{self.card(event.card)} against {self._whom(event.victim, seat)}"
                effect = "." if event.count else ", for nothing: there are no cards to discard."
                return f"{self._does(event.seat, seat, 'play')} {hit}{effect}"
        return self._trade_line(event, seat)

    def _trade_line(self, event: Event, seat: int | None) -> str:
        match event:
            case happened.PartnerNamed():
                partner = self._whom(event.partner, seat)
                return f"{self._does(event.seat, seat, 'turn')} to {partner} for a trade."
            case happened.Wanted():
                return f"{self._does(event.seat, seat, 'want')} {request((event.want,))}."
            case happened.Offered():
                asks = f" and {_verb('ask', yours=event.seat == seat)} for {request(event.wants)}"
                offer = f"{self._does(event.seat, seat, 'offer')} {self._whom(event.partner, seat)} a trade"
                return f"{offer}{asks if event.wants else ''}."
            case happened.Answered():
                return f"{self._does(event.seat, seat, 'answer')} {self._whose(event.partner, seat)} offer."
            case happened.CardsShown():
                others = row([self._whom(actor, seat) for actor in event.seats or () if actor != event.seat])
                return f"{self._does(event.seat, seat, 'show')} {self.cards(event.cards)} to {others}."
            case happened.Declined():
                with_whom = self._whom(event.partner, seat)
                return f"{self._does(event.seat, seat, 'decline')} the trade with {with_whom}."
            case happened.Traded():
                gave, got = count(event.gave, "card"), str(event.got)
                if seat == event.partner:
                    gave, got = str(event.gave), count(event.got, "card")
                return self._traded(event.seat, event.partner, (gave, got), seat)
            case happened.CardsTraded():
                named = (self.cards(event.gave), self.cards(event.got))
                return self._traded(event.seat, event.partner, named, seat)
        raise TypeError(f"no words for {type(event).__name__}")

    # --- parts of log lines

    def _does(self, actor: int, reader: int | None, verb: str) -> str:
        """'You draw', 'Brave 2 draws'."""
        return f"{self.who(actor, reader)} {_verb(verb, yours=actor == reader)}"

    def _mid(self, actor: int, reader: int | None, verb: str) -> str:
        """The same within a sentence."""
        return f"{self._whom(actor, reader)} {_verb(verb, yours=actor == reader)}"

    def _whom(self, actor: int, reader: int | None) -> str:
        return "you" if actor == reader else self.seat(actor)

    def _whose(self, actor: int, reader: int | None) -> str:
        return "your" if actor == reader else f"{self.seat(actor)}'s"

    def _drew(self, cards: Cards) -> str:
        """It follows how many were drawn."""
        if not cards:
            return "There was none left."
        return f"{'It is' if len(cards) == 1 else 'They are'} {self.cards(cards)}."

    def _must_discard(self, event: happened.MustDiscard, reader: int | None) -> str:
        if event.stage != LIMIT:
            return f"{self.who(event.seat, reader)} must discard {count(event.count, 'card')}."
        over = f"{count(event.count, 'card')} over the limit"
        which = "it" if event.count == 1 else "them"
        return f"{self._does(event.seat, reader, 'hold')} {over} and must discard {which}."

    def _flipped(self, event: happened.Flipped, reader: int | None) -> str:
        """The Coups first: they count. What else lies on the pile then, a reader may want to note."""
        coups = tuple([card for card in event.cards if TYPE[card] == COUP])
        others = tuple([card for card in event.cards if TYPE[card] != COUP])
        found = f"{count(event.coups, 'Coup')} ({self.cards(coups)})" if coups else "no Coup"
        gained = count(event.coups, "feather") if coups else "no feather"
        held = f"{_verb('have', yours=event.seat == reader)} {event.feathers}"
        gain = f"{self._mid(event.seat, reader, 'gain')} {gained} and {held}"
        more = f" The others: {self.cards(others)}." if others else ""
        return f"{count(len(event.cards), 'card')} flipped, {found}: {gain}.{more}"

    def _traded(self, seat: int, partner: int, exchange: tuple[str, str], reader: int | None) -> str:
        """From the side of the reader, if it is one of the two; `exchange`: what the first gave and got."""
        gave, got = exchange
        if reader == partner:
            return f"{self.seat(seat)} trades with you: you give {got} and get {gave}."
        trades = f"{self._does(seat, reader, 'trade')} with {self.seat(partner)}"
        gives, get = self._mid(seat, reader, "give"), _verb("get", yours=seat == reader)
        return f"{trades}: {gives} {gave} and {get} {got}."


def _verb(verb: str, *, yours: bool) -> str:
    if yours:
        return verb
    return {"have": "has", "go": "goes"}.get(verb, f"{verb}s")


def _next_cards(deck: int) -> str:
    """What an Omen shows of a deck (MW-8)."""
    number = min(deck, OMEN)
    if not number:
        return "an empty deck"
    return "the last card" if number == 1 else f"the next {number} cards"


def _raid_choice(view: MysticWarriorsView, seat: int) -> str:
    """A hand that is not enough is asked all the same: the others can't see that."""
    for raid in range(RAIDS):
        enough = raid != PIPEHOLDER_RAID or view.feathers[seat] >= PIPEHOLDER
        if enough and not any(lacking(view.hand, raid)):
            return "Raid Phase: go on a raid, or on none and take an action."
    return "Raid Phase: your cards are not enough for any raid."


def _hunt(view: MysticWarriorsView) -> str:
    """What remains possible with this hand."""
    luck = may_luck(view) and any(TYPE[card] == LUCK for card in view.hand)
    if not (view.acted or view.raided):
        return f"Hunt Phase: take one action{', play a Luck card,' if luck else ','} or end the turn."
    if luck:
        return "Hunt Phase: you may still play a Luck card, or end the turn."
    return "Hunt Phase: nothing is left for you to do but to end the turn."
