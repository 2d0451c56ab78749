"""Playing a written match again: the rules check every step, and the seed every outcome."""

from __future__ import annotations

from dataclasses import dataclass

from tallgrass.kernel.chance import Outcome, ScriptedChance, ScriptError
from tallgrass.kernel.edition import EditionMark
from tallgrass.kernel.fair import FairChance
from tallgrass.kernel.files import FileError
from tallgrass.kernel.game import Game
from tallgrass.kernel.match import Match
from tallgrass.kernel.messages import IllegalAction
from tallgrass.kernel.options import OptionError
from tallgrass.kernel.record import Act, Entry, MatchFile, Resign, RunOut, Undo


@dataclass
class Audit:
    """What a strict replay found: how much was checked, and what couldn't be."""

    steps: int
    outcomes: int
    unseeded: int
    """Outcomes of dealings whose seed isn't in the file."""


def load(game: Game, document: MatchFile, *, strict: bool = True, until: int | None = None) -> Match:
    """The match in a document, after its first `until` entries (all if None).

    Every step must be legal and every outcome fit. `strict` wants, too, that the outcomes follow from
    the seeds that the document gives. If all of them do and the last seed is there, it can be played on.

    Raises:
        FileError: saying which step can't have happened.
        ValueError: if `until` is negative.
    """
    if until is not None and until < 0:
        raise ValueError(f"a match can't be replayed up to entry {until}")
    return _Replay(game, document, strict=strict).run(until)


def resume(game: Game, document: MatchFile) -> Match:
    """The match of a log that its keeper goes on writing: the result isn't in it yet.

    Raises:
        FileError: saying which step can't have happened.
    """
    return _Replay(game, document, strict=True).run(None, ended=False)


def audit(game: Game, document: MatchFile) -> Audit:
    """Check a document as strictly as can be. Raises FileError."""
    replay = _Replay(game, document, strict=True)
    replay.run(None)
    return Audit(len(document.entries), replay.checked, replay.unseeded)


class _Replay:
    def __init__(self, game: Game, document: MatchFile, *, strict: bool) -> None:
        self.game = game
        self.document = document
        self.strict = strict
        self.faithful = True
        self.checked = 0
        self.unseeded = 0
        self.sources: list[FairChance | None] = []
        self.serving = -1  # the place in `sources` of the one that serves now

    def run(self, until: int | None, *, ended: bool = True) -> Match:
        document = self.document
        self._check_head()
        self._check_dealings()
        match = self._begin()
        entries = document.entries if until is None else document.entries[:until]
        for step, entry in enumerate(entries):
            if match.result:
                raise FileError(f"can't have happened: step {step} comes after the end of the match.")
            self._add(match, step, entry)
        if ended and (until is None or until >= len(document.entries)):
            self._check_end(match)
        match.dealings = [dealing for dealing in document.dealings if dealing.start <= len(match.history)]
        match.chance = self.sources[len(match.dealings) - 1] if match.dealings and self.faithful else None
        return match

    def _check_head(self) -> None:
        document = self.document
        if document.game != self.game.name:
            raise FileError(f"is a match of {document.game!r}, not of {self.game.name!r}.")
        if document.rules != self.game.rules_version:
            raise FileError(
                f"was played by version {document.rules} of the rules of {self.game.title}; "
                f"this is version {self.game.rules_version}."
            )
        self._check_edition(document.mark(), self.game.edition)

    def _check_edition(self, played: EditionMark | None, here: EditionMark | None) -> None:
        title = self.game.title
        if played is None and here is not None:
            raise FileError(f"is a broken match file: it doesn't say with which edition of {title} it goes.")
        if played is not None and here is None:
            raise FileError(f"was played with the edition {played}, and {title} has none.")
        if played is not None and here is not None and not played.same(here):
            raise FileError(
                f"was played with the edition {played}, not with {here}: open it with the one that it names."
            )

    def _check_dealings(self) -> None:
        last = -1
        for dealing in self.document.dealings:
            if not last < dealing.start <= len(self.document.entries) + 1:
                raise FileError("is a broken match file: its dealings aren't in order.")
            last = dealing.start
            if len(dealing.nonces) != len(self.document.players):
                raise FileError("is a broken match file: a dealing has a nonce for each seat.")
            if dealing.seed is not None and not dealing.keeps_its_word():
                self._doubt("the seed shown isn't the one that was committed to")
            self.sources.append(None if dealing.seed is None else FairChance(dealing))

    def _begin(self) -> Match:
        document = self.document
        script = ScriptedChance(document.setup)
        self._check_outcomes(document.setup, 0, "the set-up")
        try:
            options = self.game.settle(document.options)
            match = Match(self.game, document.players, options, chance=script)
            script.finish()
        except (ScriptError, OptionError, ValueError) as error:
            raise FileError(f"can't have happened: in the set-up, {str(error).rstrip('.')}.") from None
        return match

    def _add(self, match: Match, step: int, entry: Entry) -> None:
        if not 0 <= entry.seat < len(match.players):
            raise FileError(f"can't have happened: step {step} is of seat {entry.seat}, which there isn't.")
        if isinstance(entry, Act):
            self._add_act(match, step, entry)
        elif isinstance(entry, Resign) and len(match.players) != 2:
            raise FileError(
                f"can't have happened: at step {step} a seat gives up in a match of more than two."
            )
        elif isinstance(entry, RunOut) and entry.seat not in match.to_move():
            raise FileError(
                f"can't have happened: at step {step} time runs out for a seat that owes no decision."
            )
        elif isinstance(entry, Undo) and not match.may_take_back(entry):
            raise FileError(f"can't have happened: step {step} takes back what can't be taken back.")
        else:
            match.add(entry)

    def _add_act(self, match: Match, step: int, act: Act) -> None:
        action = self.game.actions.number(act.action)
        if action is None:
            unknown = f"{act.action[:80]!r}, which {self.game.title} doesn't know"
            raise FileError(f"can't have happened: step {step} is {unknown}.")
        self._check_outcomes(act.outcomes, step + 1, f"step {step}")
        try:
            match.replay_act(act, action)
        except IllegalAction as error:
            seat = match.seat_names[act.seat]
            raise FileError(
                f"can't have happened: at step {step} {seat} can't do {act.action}: {error.refusal.reason}"
            ) from None
        except ScriptError as error:
            raise FileError(f"can't have happened: at step {step}, {error}.") from None

    def _check_outcomes(self, outcomes: list[Outcome], place: int, where: str) -> None:
        dealings = self.document.dealings
        while self.serving + 1 < len(dealings) and dealings[self.serving + 1].start <= place:
            self.serving += 1
        source = self.sources[self.serving] if self.serving >= 0 else None
        if source is None:
            self.unseeded += len(outcomes)
            return
        for n, k in outcomes:
            self.checked += 1
            if not 0 < n <= 2**64 or source.below(n) != k:
                self._doubt(f"the outcomes of {where} don't follow from the seed")
                return

    def _check_end(self, match: Match) -> None:
        if match.result != self.document.result:
            self._doubt("the result isn't what comes of its steps")

    def _doubt(self, what: str) -> None:
        if self.strict:
            raise FileError(f"isn't to be trusted: {what}.")
        self.faithful = False
