"""An edition that isn't ours, for a golden game: what our cards never bring about happens here.

It is ours with some other values, and with less prose, so that the match file which holds it stays small.
"""

from __future__ import annotations

from typing import Any

from tallgrass.games.plains_indian_wars.edition.load import Edition, load_edition
from tallgrass.games.plains_indian_wars.game import PlainsIndianWars
from tallgrass.kernel.game import Game

SOURCE = "made up for a golden game"
NORTH = [f"N{number}" for number in range(1, 13)]
# By card: another name, other steps.
CARDS: dict[str, dict[str, Any]] = {
    # Blue may roll again wherever it fights.
    "cav-11": {
        "name": "Veteran Troopers",
        "text": "Until the turn ends Blue may roll its Blanks once again in each round.",
        "ops": [
            {"op": "combat_mod", "side": "us", "faction": "cavalry", "reroll": ["blank"], "scope": "turn"},
        ],
    },
    # The extra die is brown, and brown may not be there (P-58).
    "cav-12": {
        "name": "Frontier Militia",
        "text": "In the next engagement that you start this turn Brown rolls one die more.",
        "ops": [
            {
                "op": "combat_mod",
                "side": "us",
                "faction": "settlers",
                "extra_dice": 1,
                "rounds": 0,
                "scope": "next_engagement",
            },
        ],
    },
    # Indian Treaties hit in an ambush (P-63).
    "cav-13": {
        "name": "Broken Promises",
        "text": "Strike a region beside Blue with three dice. Indian Treaties hit there for the turn.",
        "ops": [
            {
                "op": "strike",
                "faction": "cavalry",
                "frm": "own_occupied",
                "min_own": 1,
                "range": "adjacent",
                "max_targets": 1,
                "target": ["npt", "spt"],
                "dice": 3,
                "hits": ["weapon"],
                "reply": False,
            },
            {
                "op": "combat_mod",
                "side": "indian",
                "region": "struck",
                "treaty_as_hit": True,
                "scope": "turn",
            },
        ],
    },
    # The Cavalry has an enduring card (P-69).
    "cav-14": {
        "name": "Armed Escorts",
        "enduring": True,
        "text": "Until the round ends or this card is covered, a wagon under attack rolls two dice.",
        "ops": [{"op": "wagon_dice", "value": 2, "scope": "round"}],
    },
    # Settlers take the whole north, and NPT has no home left (P-16).
    "set-15": {
        "name": "Homestead Act",
        "text": "A brown cube comes to each northern region.",
        "ops": [{"op": "place", "faction": "settlers", "count": 12, "where": NORTH, "max_per_region": 1}],
    },
}


def own_edition() -> Game:
    """The game with it."""
    documents = load_edition().documents() | {"name": "borderland"}
    for file in ("map", "cards", "setup"):
        documents[file] = _shorter(documents[file]) | {"sources": {"own": SOURCE}}
    cards = documents["cards"]["card"]
    documents["cards"]["card"] = [card | CARDS.get(card["id"], {}) for card in cards]
    for region in documents["map"]["regions"].values():  # nobody looks at this map
        x, y = region["layout"]["x"], region["layout"]["y"]
        region["layout"]["polygon"] = [[x - 9, y - 9], [x + 9, y - 9], [x, y + 9]]
    setup = documents["setup"]
    setup["start"]["npt"] |= {"per_home_region": 0, "free_extra": 0}
    setup["end"]["max_rounds"] = 3
    setup["scoring"]["railroad_prevented_indian"] = 0
    return PlainsIndianWars(Edition.from_documents(documents))


def _shorter(value: Any) -> Any:
    """Without notes, with one line of provenance in each table."""
    if isinstance(value, list):
        return [_shorter(part) for part in value]
    if not isinstance(value, dict):
        return value
    kept = {key: _shorter(part) for key, part in value.items() if key not in ("prov", "note", "public_fact")}
    return kept | ({"prov": {"*": "public:own"}} if "prov" in value else {})
