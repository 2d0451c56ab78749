"""Fair dealing: chance that nobody could steer and everybody can check afterwards.

Before the first step the dealer commits to a secret 256-bit seed by showing its SHA-256; then
each person adds a nonce, so that the dealer couldn't have picked a seed that suits him. Every
outcome follows from these, and when the match is over the seed is shown.

An outcome for `below(n)` is made so: the message is the match's id and the nonces in the
order of the seats, one a line (each line ended by a newline), and then a counter as 8 bytes, high
byte first, counting from 0 over the match. The first 8 bytes of HMAC-SHA256(seed, message) are a number x,
high byte first. If x is less than the largest multiple of n that is not above 2**64, the outcome
is x mod n; if not, the next counter is tried. So no outcome is more likely than another.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

import msgspec

from tallgrass.kernel.chance import Chance

SEED_BYTES = 32
NUMBERED = "seed-"  # how the id of a match begins that is dealt by a number
_WORD = re.compile(r"[A-Za-z0-9_-]{0,64}")
_HEX = re.compile(r"[0-9a-f]{64}")


class Dealing(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What fixes the outcomes of a match from a place in its history on.

    `start` is that place: 0 the set-up, 1 the first entry.

    `seed` (64 hexadecimal digits) is secret until the match is over; `commitment` is its SHA-256.
    There is a nonce for each seat, '' where a bot sits.
    """

    start: int = 0
    match: str
    commitment: str
    nonces: list[str]
    seed: str | None = None

    def __post_init__(self) -> None:
        for word in (self.match, *self.nonces):
            if not _WORD.fullmatch(word):
                raise ValueError(f"a match id or nonce has up to 64 of A-Z a-z 0-9 _ -, unlike {word[:80]!r}")
        for digits in (self.commitment, self.seed):
            if digits is not None and not _HEX.fullmatch(digits):
                raise ValueError("a seed and a commitment are written as 64 hexadecimal digits")

    def keeps_its_word(self) -> bool:
        """Whether the seed is the one that was committed to. False while it is secret."""
        return self.seed is not None and hmac.compare_digest(commitment(self.seed), self.commitment)


def commitment(seed: str) -> str:
    """What is shown of a seed before the match: the SHA-256 of its 32 bytes, in hexadecimal."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def nonce() -> str:
    """A nonce for a person who doesn't care to make one up."""
    return secrets.token_hex(8)


def deal(nonces: list[str], *, start: int = 0) -> Dealing:
    """A dealing with a new seed that nobody knows, committed to."""
    seed = secrets.token_hex(SEED_BYTES)
    return Dealing(
        start=start, match=secrets.token_hex(8), commitment=commitment(seed), nonces=nonces, seed=seed
    )


def deal_again(number: int, nonces: list[str]) -> Dealing:
    """The same dealing for the same number and nonces: to play a deal again, not to surprise."""
    seed = hashlib.sha256(f"tallgrass seed {number}".encode()).hexdigest()
    return Dealing(match=f"{NUMBERED}{number}", commitment=commitment(seed), nonces=nonces, seed=seed)


class FairChance(Chance):
    """The outcomes of a dealing, from its first on.

    Raises:
        ValueError: if the dealing's seed isn't known.
    """

    __slots__ = ("_counter", "_head", "_key")

    def __init__(self, dealing: Dealing) -> None:
        if dealing.seed is None:
            raise ValueError("the seed of this dealing isn't known")
        self._key = bytes.fromhex(dealing.seed)
        self._head = "".join(f"{word}\n" for word in (dealing.match, *dealing.nonces)).encode()
        self._counter = 0

    def below(self, n: int) -> int:
        if not 0 < n <= 2**64:
            raise ValueError(f"below(n) wants n from 1 to 2**64, not {n}")
        while True:
            message = self._head + self._counter.to_bytes(8, "big")
            self._counter += 1
            x = int.from_bytes(hmac.digest(self._key, message, "sha256")[:8], "big")
            if x < 2**64 - 2**64 % n:
                return x % n
