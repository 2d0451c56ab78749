"""An edition of Plains Indian Wars in which cards do all that the form of editions can say and ours don't."""

from __future__ import annotations

from typing import Any

from tallgrass.games.plains_indian_wars.edition.load import Edition
from tallgrass.games.plains_indian_wars.game import PlainsIndianWars
from tests.games.plains_indian_wars.papers import with_changes

Op = dict[str, Any]


def strike(faction: str, target: list[str], **more: Any) -> Op:
    """A strike of two dice at one region, but for what is told."""
    plain = {"frm": "own_occupied", "min_own": 1, "range": "same_or_adjacent", "max_targets": 1}
    dice = {"dice": 2, "hits": ["weapon"], "reply": False}
    return {"op": "strike", "faction": faction, "target": target, **plain, **dice, **more}


def remove(target: list[str], count: int, where: Any, to: str, **more: Any) -> Op:
    """A removal."""
    return {"op": "remove", "target": target, "count": count, "where": where, "to": to, **more}


def combat(side: str, scope: str, **more: Any) -> Op:
    """A change of engagements."""
    return {"op": "combat_mod", "side": side, "scope": scope, **more}


CARDS: dict[str, list[Op]] = {
    "npt-10": [strike("npt", ["us", "enemies"], reply=True, permanent_first=1)],
    "npt-11": [
        combat("us", "round", treaty_as_hit=True),
        combat("indian", "round", faction="spt", treaty_as_hit=True, reroll=["blank"]),
    ],
    "npt-12": [
        {"op": "choose", "count": 2, "options": ["a", "b", "c"]},
        remove(["cavalry", "settlers"], 2, "any", "casualty", option="a"),
        {"op": "recover", "option": "b", "faction": "npt", "count": "all"},
        strike("npt", ["us"], max_targets=2, dice="normal", option="c"),
    ],
    "npt-13": [  # on_draw, and it stays
        {"op": "restrict", "target": ["cavalry"], "what": "enter", "regions": ["N5"], "scope": "round"}
    ],
    "npt-14": [
        {"op": "wagon_halt", "trail": trail, "scope": "round"}
        for trail in ("oregon", "california", "mormon", "santa_fe")
    ],
    "spt-10": [
        strike("spt", ["us"], max_targets=0, dice="normal", reply=True, hits=["weapon", "treaty"]),
        {"op": "relocate", "faction": "spt", "frm": "striking_region", "with_allies": True, "to": "mexico"},
    ],
    "spt-11": [
        strike("spt", ["us", "enemies"], max_targets=3, dice="normal", reply=True, min_own=2),
        combat("indian", "next_engagement", region="struck", faction="spt", extra_dice=1, rounds=2),
    ],
    "spt-12": [remove(["settlers", "enemies"], 2, ["N5", "S5", "N2", "S9", "NE1", "SE1"], "permanent")],
    "spt-14": [{"op": "wagon_hits_needed", "value": 3, "scope": "turn"}],
    "cav-11": [combat("us", "turn", reroll=["blank", "treaty"]), combat("indian", "turn", reroll=["weapon"])],
    "cav-13": [
        strike("cavalry", ["npt", "spt"], max_targets=2, dice=3, reply=True, hits=["weapon", "blank"]),
        combat("indian", "round", region="struck", no_ambush=True),
    ],
    "cav-14": [strike("enemies", ["npt", "spt", "settlers"], max_targets=2, reply=True)],
    "set-11": [remove(["npt", "spt"], 3, "any", "casualty")],
    "set-14": [
        {"op": "choose", "count": 3, "options": ["w", "x", "y", "z"]},
        {"op": "draw", "option": "w", "count": 2},
        remove(["npt"], 1, "any", "permanent", option="x"),
        {"op": "wagon_advance", "option": "y", "trail": "choose", "steps": 2},
        {"op": "discard_self", "option": "z", "permanent": True},
    ],
}


def _changes() -> dict[str, Any]:
    changes: dict[str, Any] = {
        "name": "every-op",
        "setup.turn.main.casualty_recovery_cost_groups": 2,
        "cards.card.npt-13.timing": "on_draw",
        "cards.card.npt-13.substitute_ok": False,
    }
    for card, ops in CARDS.items():
        changes[f"cards.card.{card}.ops"] = ops
        changes[f"cards.card.{card}.enduring"] = any(op.get("scope") == "round" for op in ops)
        changes[f"cards.card.{card}.prov"] = {"*": "reconstructed"}
    return changes


GAME = PlainsIndianWars(Edition.from_documents(with_changes(_changes())))
