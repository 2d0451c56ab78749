"""Fair dealing, held against a second implementation made from its description alone."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from tallgrass.kernel import fair
from tallgrass.kernel.fair import Dealing, FairChance

SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
QUESTIONS = [84, 83, 82, 6, 6, 2, 1, *[2**63 + 1] * 4, 2**64, 52]
SEED_COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
KNOWN = [
    19,
    79,
    75,
    3,
    5,
    0,
    0,
    6803112636086079445,
    3335482421294090456,
    5755521410362932084,
    1858898073758719424,
    15994166168736832002,
    22,
]
COMMITMENT_42 = "41a1e41048d8cee54c3cbff23954e4ed91f8bffce1cae23fe2dcf7a6729fa01e"


def _hmac(key: bytes, message: bytes) -> bytes:
    """RFC 2104 with SHA-256, for keys of up to 64 bytes."""
    key = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()


def _derive(seed: str, match: str, nonces: list[str], questions: list[int]) -> tuple[list[int], int]:
    """The outcomes, and how many counters they took."""
    counter = 0
    outcomes = []
    for n in questions:
        bound = (1 << 64) // n * n
        while True:
            message = f"{match}\n".encode()
            for nonce in nonces:
                message += f"{nonce}\n".encode()
            digest = _hmac(bytes.fromhex(seed), message + counter.to_bytes(8, byteorder="big"))
            counter += 1
            x = int.from_bytes(digest[:8], byteorder="big")
            if x < bound:
                outcomes.append(x % n)
                break
    return outcomes, counter


def _dealing(
    match: str = "m-1", nonces: tuple[str, ...] = ("left", "right"), seed: str | None = SEED
) -> Dealing:
    return Dealing(match=match, commitment=SEED_COMMITMENT, nonces=list(nonces), seed=seed)


def _outcomes(dealing: Dealing, questions: list[int]) -> list[int]:
    chance = FairChance(dealing)
    return [chance.below(n) for n in questions]


def test_a_known_vector() -> None:
    assert _outcomes(_dealing(), QUESTIONS) == KNOWN


@pytest.mark.parametrize("nonces", [("left", "right"), ("", "right"), ("a", "b", "c", ""), ("",)])
def test_outcomes_are_those_of_the_description(nonces: tuple[str, ...]) -> None:
    questions = [84, 1, 2, 2**63 + 1, 6, 3 * 2**62, 2**64, 2**64 - 1, 7] * 20
    expected, counters = _derive(SEED, "m-1", list(nonces), questions)
    assert _outcomes(_dealing(nonces=nonces), questions) == expected
    assert counters > len(questions) + 10, "the questions should make it reject often"


def test_rejection_tries_the_next_counter() -> None:
    n = 2**63 + 1  # nearly every second number is rejected
    expected, counters = _derive(SEED, "m-1", ["left", "right"], [n] * 200)
    assert _outcomes(_dealing(), [n] * 200) == expected
    assert 320 < counters < 480
    assert max(expected) < n


def test_rejection_leaves_no_bias() -> None:
    n = 3 * 2**62  # by a remainder alone the lowest third would come twice as often
    thirds = [k * 3 // n for k in _outcomes(_dealing(), [n] * 3000)]
    assert all(abs(thirds.count(third) - 1000) < 130 for third in range(3))


def test_every_part_of_a_dealing_counts() -> None:
    other_seed = "ff" * 32
    dealings = [
        _dealing(),
        _dealing(match="m-2"),
        _dealing(nonces=("right", "left")),
        _dealing(nonces=("left", "righ")),
        _dealing(nonces=("leftright", "")),
        _dealing(seed=other_seed),
    ]
    assert len({tuple(_outcomes(dealing, [2**32] * 4)) for dealing in dealings}) == len(dealings)


def test_the_start_does_not_count() -> None:
    later = msgspec.structs.replace(_dealing(), start=9)
    assert _outcomes(later, [84] * 9) == _outcomes(_dealing(), [84] * 9)


@pytest.mark.parametrize("n", [0, -1, 2**64 + 1])
def test_questions_that_cannot_be_answered(n: int) -> None:
    chance = FairChance(_dealing())
    with pytest.raises(ValueError, match="below"):
        chance.below(n)
    assert chance.below(84) == KNOWN[0], "a refused question uses no chance"


def test_commitment_is_the_hash_of_the_bytes() -> None:
    assert fair.commitment(SEED) == SEED_COMMITMENT == hashlib.sha256(bytes(range(32))).hexdigest()


def test_a_dealing_keeps_its_word_only_with_its_own_seed() -> None:
    assert _dealing().keeps_its_word()
    assert not _dealing(seed="ff" * 32).keeps_its_word()
    assert not _dealing(seed=None).keeps_its_word()


@pytest.mark.parametrize("text", ["", "n\u00f6", "AB" * 32, "ab" * 31, "ab" * 32 + "\n", "[/]"])
def test_a_commitment_is_64_hexadecimal_digits(text: str) -> None:
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        Dealing(match="m", commitment=text, nonces=["", ""], seed=SEED)


def test_no_outcomes_while_the_seed_is_secret() -> None:
    with pytest.raises(ValueError, match="isn't known"):
        FairChance(_dealing(seed=None))


@pytest.mark.parametrize("word", ["a b", "line\nbreak", "n\u00f6", "x" * 65, "semi;colon", "tail\n"])
def test_words_that_would_blur_the_message_are_refused(word: str) -> None:
    with pytest.raises(ValueError, match="a match id or nonce"):
        _dealing(nonces=("left", word))
    with pytest.raises(ValueError, match="a match id or nonce"):
        _dealing(match=word)


def test_words_up_to_64_long_are_fine() -> None:
    assert _dealing(nonces=("x" * 64, "A-z_9")).nonces == ["x" * 64, "A-z_9"]


@pytest.mark.parametrize("seed", ["", "00" * 31, "00" * 33, "AB" * 32, "zz" * 32, SEED + "\n"])
def test_seeds_of_another_form_are_refused(seed: str) -> None:
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        _dealing(seed=seed)


def test_a_new_deal_is_secret_committed_and_never_the_same() -> None:
    first, second = fair.deal(["a", "b"]), fair.deal(["a", "b"], start=4)
    assert first.keeps_its_word() and second.keeps_its_word()
    assert first.seed != second.seed and first.match != second.match
    assert (first.start, second.start, second.nonces) == (0, 4, ["a", "b"])


def test_the_same_number_deals_the_same_again() -> None:
    again = fair.deal_again(42, ["", "b"])
    assert again == fair.deal_again(42, ["", "b"])
    assert again.keeps_its_word()
    assert (again.match, again.start, again.nonces) == ("seed-42", 0, ["", "b"])
    assert again.seed == hashlib.sha256(b"tallgrass seed 42").hexdigest()
    assert again.commitment == COMMITMENT_42
    assert fair.deal_again(43, ["", "b"]).seed != again.seed


def test_nonces_made_up_for_a_person_are_fit_and_differ() -> None:
    made = {fair.nonce() for _ in range(20)}
    assert len(made) == 20
    assert Dealing(match="m", commitment="0" * 64, nonces=sorted(made)).nonces == sorted(made)
