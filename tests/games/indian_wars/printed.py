"""The card list as printed, and what its notation says: a reading that shares nothing with the engine.

The list is copied from the rules (card name, type, use, score, notes).
"""

from __future__ import annotations

import re
from dataclasses import dataclass

PRINTED = """\
Raid|I|B|2|-
Ruse|I|B|3|-
Ambush|I|RM|5|-
Patrol|I|US|1|-
Surprise|I|B|5|-
Cavalry Charge|I|US|4|-
Pursuit|I|B|3|-
Trap|I|B|4|-
Pitched Battle|I|US|1|-
Surrounded|I|B|4|-
Hit & Run|I|RM|4|-
Guerilla Tactics|I|RM|4|-
Skirmish|I|B|1|-
Texas Rangers|W|US|4|-
US Cavalry|W|US|4|-
Soldiers|W|US|2|-
Homesteaders|W|US|1|-
Settlers|W|US|1|-
Cowboys|W|US|2|-
Indian Recruits|W|US|5|-
Horse Soldiers|W|US|3|-
Fort|W|US|4|D
Wagon Train|W|US|2|D/Z
Buffalo Soldiers|W|US|5|-
Troopers|W|US|3|-
Yellow Legs|W|US|3|-
Warriors|X|RM|4|-
Braves|X|RM|4|-
Camp|X|RM|1|D/Y
Village|X|RM|1|D/Y
War Party|X|RM|5|-
Scouts|X|RM|2|-
Hunters|X|RM|3|-
Plains Indians|X|RM|2|-
Chief|X|RM|5|-
Raiders|X|RM|3|-
Redskins|X|RM|4|-
Tribesmen|X|RM|3|-
Renegades|X|RM|3|-
Pistols|F|US|3|-
Firearms|F|B|4|-
Long Arms|F|US|5|-
Revolvers|F|B|3|-
Knives|F|B|1|-
Rifles|F|B|5|-
Clubs & Shields|F|RM|1|-
Bows & Arrows|F|RM|3|-
Lances|F|RM|2|-
Tomahawks|F|RM|2|-
Six-Shooters|F|US|3|-
Carbines|F|US|4|-
Bullets|F|B|3|-
Massacre|A|B|-|-
Atrocities|A|B|-|-
Slaughter|A|B|-|-
Scalping|A|B|-|-
Captives|A|B|-|-
Revenge|A|B|-|-
Surrender|A|US|-|-
Relocation|A|US|-|-
Warpath|A|RM|-|-
Rampage|A|RM|-|-
Butchered|A|B|-|-
Reservation|A|US|-|-
Murder|A|B|-|-
Confederation|S|RM|-|Draw 2 Cards in RP
Uprising|S|RM|-|Draw 2 Cards in RP
War Cry|S|RM|-|Draw 2 Cards in RP
Bugle Call|S|US|-|Draw 2 Cards in RP
Indian Fighters|S|US|-|Draw 2 Cards in RP
Offensive|S|US|-|Draw 2 Cards in RP
Pony Express|S|US|-|Draw 2 Cards in RP
Last Stand|S|B|2|Use as Initiative or Combatant card
Wounded Knee|H|US|-|Use as a Double Aftermath card
Armstrong Custer|H|US|3|Use for Combatant & Aftermath
Philip Sheridan|H|US|-|Draw 3 Cards in RP
George Crook|H|US|4|Use for Initiative & Combatant
Kit Carson|H|US|5|Use for Initiative
Little Big Horn|H|RM|5|Use for Initiative & Combatant
Geronimo|H|RM|5|Use for Initiative
Red Cloud|H|RM|4|Use for Initiative & Combatant
Crazy Horse|H|RM|5|Use for Combatant
Sitting Bull|H|RM|-|Draw 3 Cards in RP
Ghost Dancers|H|RM|-|Draw 2 Cards in RP
"""

PHASE_OF_TYPE = {"I": "initiative", "W": "combatants", "X": "combatants", "F": "firepower", "A": "aftermath"}
PHASE_OF_WORD = {"Initiative": "initiative", "Combatant": "combatants", "Aftermath": "aftermath"}
SIDE_OF_USE = {"US": "whites", "RM": "indians"}
CONTESTS = ("initiative", "combatants", "firepower")


@dataclass(frozen=True)
class Line:
    """A line of the printed list."""

    name: str
    type: str
    use: str
    score: str
    notes: str

    def usable_by(self, side: str) -> bool:
        """'US = White player only', 'RM = Indian player only', 'B = Either player'."""
        return self.use == "B" or SIDE_OF_USE[self.use] == side

    def marks(self) -> list[str]:
        """The letters of 'D', 'D/Y' and the like."""
        return self.notes.split("/") if re.fullmatch(r"[DYZ](/[DYZ])?", self.notes) else []

    def draws(self) -> int:
        """N of 'Draw N Cards in RP', else 0."""
        found = re.fullmatch(r"Draw (\d) Cards in RP", self.notes)
        return int(found[1]) if found else 0

    def places(self) -> list[str]:
        """Where a side that may use it lays it: by its type, or by the words of its note."""
        if self.type in PHASE_OF_TYPE:
            return [PHASE_OF_TYPE[self.type]]
        if self.draws():
            return []
        return [phase for word, phase in PHASE_OF_WORD.items() if word in self.notes]

    def counts_again(self) -> bool:
        """'Use for A & B' (IW-9)."""
        return self.notes.startswith("Use for") and "&" in self.notes

    def aftermath_cards(self) -> int:
        """How many Aftermath cards it counts as (IW-12)."""
        return 2 if "Double" in self.notes else 1

    def captured_by(self) -> str | None:
        """'Y = White player may use this as an Aftermath card', Z the Indian player (IW-8)."""
        return "whites" if "Y" in self.marks() else "indians" if "Z" in self.marks() else None

    def may_be_laid(self, side: str, phase: str, initiative: str) -> bool:
        """Whether `side` may lay it from the hand, its turn of laying being given.

        `initiative` is how that contest went for the side: 'won', 'lost', 'tied'; in Initiative it is 'open'.
        Whoever didn't win Initiative lays nothing in Aftermath (IW-11).
        """
        if phase == "aftermath" and initiative != "won":
            return False
        if phase == "aftermath" and self.captured_by() == side:
            return True
        if "D" in self.marks() and initiative != "lost":
            return False
        return self.usable_by(side) and phase in self.places()


LINES = [Line(*line.split("|")) for line in PRINTED.splitlines()]
