"""Ids, and secrets that prove who one is: nobody guesses them."""

from __future__ import annotations

import hashlib
import secrets


def new_id() -> str:
    """An id that nobody guesses: 75 random bits, in letters that can be read aloud."""
    return "".join(secrets.choice("abcdefghijkmnpqrstuvwxyz23456789") for _ in range(15))


def new_token() -> str:
    """A secret of 256 bits."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """What is kept of a token. It has 256 bits of its own, so a plain hash can't be guessed back."""
    return hashlib.sha256(token.encode()).hexdigest()
