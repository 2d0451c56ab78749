"""Cards, raids and actions of The Mystic Warriors of the Plains as numbers.

A card's number is that of its name: no rule and no eye tells two cards of one name apart, so a pile may
hold a number twice. Lists are indexed by card, where nothing else is said.
"""

from __future__ import annotations

from typing import Final

from tallgrass.games.mystic_warriors.cards import CARDS as NAMED
from tallgrass.kernel.actions import slug

MOST_SEATS: Final = 6
HAND: Final = 6
LIMIT_OF_HAND: Final = 9  # MW-1
OMEN: Final = 10  # MW-8
PIPEHOLDER: Final = 10  # feathers, MW-3
LUCK_COST: Final = 2  # MW-10
RETURNED: Final = 2  # after a Trade card, MW-6
NOBODY: Final = -1
NOTHING: Final = -1

TRIBE: Final = 0
WEAPON: Final = 1
DRESS: Final = 2
APPROACH: Final = 3
COUP: Final = 4
SPIRIT: Final = 5
TRADE_CARD: Final = 6
HUNT_CARD: Final = 7
LUCK: Final = 8
TYPE_NAMES: Final = ("tribe", "weapon", "dress", "approach", "coup", "spirit", "trade", "hunt", "luck")
TYPES: Final = len(TYPE_NAMES)

NAMES: Final = len(NAMED)
TYPE: Final[list[int]] = [TYPE_NAMES.index(card.type) for card in NAMED]
TWINS: Final[list[bool]] = [card.count > 1 for card in NAMED]
# Cards go by type, so an ascending hand does too. The first card of each type but TRIBE, whose first is 0.
WEAPON_CARDS: Final[int] = TYPE.index(WEAPON)
DRESS_CARDS: Final[int] = TYPE.index(DRESS)
APPROACH_CARDS: Final[int] = TYPE.index(APPROACH)
COUP_CARDS: Final[int] = TYPE.index(COUP)
SPIRIT_CARDS: Final[int] = TYPE.index(SPIRIT)
TRADE_CARDS: Final[int] = TYPE.index(TRADE_CARD)
LUCK_CARDS: Final[int] = TYPE.index(LUCK)
assert sorted(TYPE) == TYPE, "the cards of a type aren't together"
DECK: Final[list[int]] = [number for number, card in enumerate(NAMED) for _ in range(card.count)]
# By card: how many there are of its name.
COPIES: Final[list[int]] = [card.count for card in NAMED]

# MW-3. What a raid takes, in the order in which it is laid, and how many cards are flipped for it.
HORSE: Final = 0
WAR_PARTY: Final = 1
REVENGE: Final = 2
PIPEHOLDER_RAID: Final = 3
RAID_NAMES: Final = ("horse", "war-party", "revenge", "pipeholder")
RAIDS: Final = len(RAID_NAMES)
COSTS: Final[list[list[int]]] = [
    [SPIRIT, TRIBE, WEAPON, DRESS, APPROACH, APPROACH],
    [SPIRIT, TRIBE, WEAPON, WEAPON, DRESS, DRESS, APPROACH],
    [SPIRIT, SPIRIT, TRIBE, WEAPON, WEAPON, DRESS, APPROACH, APPROACH],
    [SPIRIT, SPIRIT, TRIBE, WEAPON, WEAPON, DRESS, DRESS, APPROACH, APPROACH],
]
FLIPS: Final[list[int]] = [7, 8, 9, 10]
# Each raid takes one of the same five types; of these it takes two.
TWICE: Final[list[list[int]]] = [[kind for kind in set(cost) if cost.count(kind) == 2] for cost in COSTS]
SMALLEST_RAID: Final = 6

# Actions. First those with a card: two verbs for any, one for cards of raids, one for cards with a use.
_USES = {TRIBE: "gather", SPIRIT: "omen", TRADE_CARD: "play", HUNT_CARD: "play", LUCK: "luck"}
_raiders = [card for card in range(NAMES) if TYPE[card] in COSTS[PIPEHOLDER_RAID]]
_useful = [card for card in range(NAMES) if TYPE[card] in _USES]

DISCARD: Final = 0
OFFER: Final[int] = NAMES
LAY: Final[int] = 2 * NAMES
USE: Final[int] = LAY + len(_raiders)
RAID: Final[int] = USE + len(_useful)
TRADE: Final[int] = RAID + RAIDS  # with that seat
TARGET: Final[int] = TRADE + MOST_SEATS  # that seat
WANT: Final[int] = TARGET + MOST_SEATS  # one or two cards of a type, by 2 * type + number - 1
NO_RAID: Final[int] = WANT + 2 * TYPES
SMALL_GAME: Final[int] = NO_RAID + 1
ACCEPT: Final[int] = NO_RAID + 2
DECLINE: Final[int] = NO_RAID + 3
DONE: Final[int] = NO_RAID + 4

REQUESTS: Final[list[int]] = list(range(WANT, NO_RAID))
# The action that lays a card for a raid, or puts it to its use; NOTHING where it can't.
LAYS: Final[list[int]] = [
    LAY + _raiders.index(card) if card in _raiders else NOTHING for card in range(NAMES)
]
USES: Final[list[int]] = [USE + _useful.index(card) if card in _useful else NOTHING for card in range(NAMES)]
USES_BUT_LUCK: Final[list[int]] = [NOTHING if TYPE[card] == LUCK else USES[card] for card in range(NAMES)]
# By action: its card.
CARD_OF: Final[list[int]] = [*range(NAMES), *range(NAMES), *_raiders, *_useful]


def seat_name(seat: int) -> str:
    """brave-1 is seat 0."""
    return f"brave-{seat + 1}"


def action_names() -> list[str]:
    """In the order of the numbers."""
    names = [f"{verb}:{slug(card.name)}" for verb in ("discard", "offer") for card in NAMED]
    names += [f"lay:{slug(NAMED[card].name)}" for card in _raiders]
    names += [f"{_USES[TYPE[card]]}:{slug(NAMED[card].name)}" for card in _useful]
    names += [f"raid:{raid}" for raid in RAID_NAMES]
    names += [f"{verb}:{seat_name(seat)}" for verb in ("trade", "target") for seat in range(MOST_SEATS)]
    names += [f"want:{kind}:{number}" for kind in TYPE_NAMES for number in (1, 2)]
    return [*names, "no-raid", "small-game", "accept", "decline", "done"]
