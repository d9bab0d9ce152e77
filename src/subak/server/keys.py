"""Keys of seats and the cookies of people: 128 random bits, of which only hashes are kept."""

import hashlib
import secrets


def new_key() -> str:
    return new_name(16)


def new_name(bytes_of_chance: int) -> str:
    """Fit for addresses and command lines: what begins with a dash would be taken for an option there."""
    while (name := secrets.token_urlsafe(bytes_of_chance)).startswith("-"):
        pass
    return name


def hash_key(key: str) -> bytes:
    """Keys are 128 random bits: a plain hash cannot be turned back."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).digest()
