"""Fuzzing a game: random and malformed play, holding the engine to its contract at every step."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from tallgrass.games.registry import marked_game
from tallgrass.kernel import fair, files, replay
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.edition import EditionMark
from tallgrass.kernel.files import FileError
from tallgrass.kernel.game import Game
from tallgrass.kernel.match import Match
from tallgrass.kernel.messages import IllegalAction
from tallgrass.kernel.options import Options, Value
from tallgrass.kernel.record import HUMAN

_MOST_STEPS = 2_000


@dataclass
class Findings:
    """What a run of fuzzing did. `failures` are match files, each with the traceback beside it."""

    matches: int = 0
    steps: int = 0
    failures: list[Path] = field(default_factory=list)


class Broken(AssertionError):
    """The engine didn't keep its contract."""


def fuzz(
    name: str,
    *,
    seed: int,
    folder: Path,
    edition: EditionMark | None = None,
    chosen: Mapping[str, Value] | None = None,
    seconds: float | None = None,
    matches: int | None = None,
    progress: Callable[[Findings], None] | None = None,
) -> Findings:
    """Play random matches for some seconds, or so many; write a file for each that breaks something.

    `edition` None: ours. `chosen` are options that aren't left to luck.

    Raises:
        UnknownGame, EditionError, OptionError: if there is no such thing to play.
    """
    rules = marked_game(name, edition)
    findings = Findings()
    until = None if seconds is None else time.monotonic() + seconds
    while (matches is None or findings.matches < matches) and (until is None or time.monotonic() < until):
        number = findings.matches
        seats = rules.seat_counts[number % len(rules.seat_counts)]
        dealing = fair.deal_again(seed * 1_000_003 + number, [""] * seats)
        luck = FastChance(seed, number)
        match = Match(rules, [HUMAN] * seats, _options(rules, luck, chosen or {}), dealing=dealing)
        try:
            findings.steps += _Fuzzer(match, luck).run()
        except Exception:
            findings.failures.append(_write(folder, f"fuzz-{name}-{seed}-{number}", match))
        findings.matches += 1
        if progress is not None:
            progress(findings)
    return findings


def _options(rules: Game, luck: FastChance, chosen: Mapping[str, Value]) -> Options:
    """Each yes-or-no option by the toss of a coin, unless it was chosen."""
    coins: dict[str, Value] = {
        option.name: luck.below(2) == 1 for option in rules.options if isinstance(option.default, bool)
    }
    return rules.settle({**coins, **chosen})


def _write(folder: Path, name: str, match: Match) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.json"
    files.write(path, match.document(keep_seed=True))
    path.with_suffix(".txt").write_text(traceback.format_exc(), encoding="utf-8")
    return path


class _Fuzzer:
    """One match."""

    def __init__(self, match: Match, luck: FastChance) -> None:
        self.match = match
        self.game: Game = match.game
        self.luck = luck

    def run(self) -> int:
        steps = 0
        while (waiting := self.match.to_move()) and steps < _MOST_STEPS:
            seat = waiting[self.luck.below(len(waiting))]
            self._probe(seat)
            legal = self.match.state.legal(seat)
            self.match.play(seat, legal[self.luck.below(len(legal))])
            steps += 1
            if self.luck.below(20) == 0:
                self._undo()
            if self.luck.below(40) == 0:
                self._imagine()
        self._save_and_load()
        return steps

    def _probe(self, seat: int) -> None:
        """All that is legal isn't refused; some action at random, by anybody; then one that doesn't exist."""
        state = self.match.state
        legal = state.legal(seat)
        if not legal or len(set(legal)) != len(legal):
            raise Broken(f"seat {seat} owes a decision and has the choices {legal}")
        for action in legal:
            if state.why_not(seat, action) is not None:
                raise Broken(f"{self.game.actions.name(action)} is legal and why_not refuses it")
        for other in range(len(self.match.players)):
            action = self.luck.below(len(self.game.actions))
            allowed = action in state.legal(other)
            if (state.why_not(other, action) is None) != allowed:
                raise Broken(f"seat {other}, {self.game.actions.name(action)}: why_not and legal disagree")
            if not allowed:
                self._refused(other, action)
        for action in (-1, len(self.game.actions)):
            try:
                self.match.play(seat, action)
            except ValueError:
                continue
            raise Broken(f"action {action} was accepted")

    def _refused(self, seat: int, action: int) -> None:
        before = self._seen()
        try:
            self.match.play(seat, action)
        except IllegalAction:
            if self._seen() != before:
                raise Broken(f"a refusal of {self.game.actions.name(action)} changed something") from None
        else:
            raise Broken(f"seat {seat} could do {self.game.actions.name(action)}, which wasn't legal")

    def _seen(self) -> bytes:
        match = self.match
        views = [match.state.view(seat) for seat in (None, *range(len(match.players)))]
        return msgspec.json.encode((views, len(match.entries), len(match.history)))

    def _undo(self) -> None:
        seat = self.luck.below(len(self.match.players))
        barrier = self.match.undo_barrier(seat)
        if barrier is None or (barrier.code not in ("over", "nothing") and self.luck.below(2)):
            self.match.undo(seat, agreed=True)

    def _imagine(self) -> None:
        """A position imagined by anybody, far away, is one that can be played to its end, or for long."""
        viewer = self.luck.below(len(self.match.players) + 1)
        view = self.match.state.view(None if viewer == len(self.match.players) else viewer)
        came = msgspec.json.decode(msgspec.json.encode(view), type=self.game.view_type)
        if came != view:
            raise Broken("a view isn't the same after being sent")
        self.game.imagine(came, self.luck).playout(self.luck, 10_000)

    def _save_and_load(self) -> None:
        """What was written can be read and comes to the same; what was damaged is refused with a sentence."""
        data = msgspec.json.encode(self.match.document(keep_seed=True))
        loaded = replay.load(self.game, files.parse(data))
        if msgspec.json.encode(loaded.document(keep_seed=True)) != data:
            raise Broken("a match isn't the same after being saved and loaded")
        for _ in range(20):
            damaged = bytearray(data)
            damaged[self.luck.below(len(data))] = self.luck.below(256)
            try:
                replay.load(self.game, files.parse(bytes(damaged)))
            except FileError:
                continue
