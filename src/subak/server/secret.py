"""Keys of seats and the cookies of people: 128 random bits, of which only hashes are kept."""

import hashlib
import secrets


def new_key() -> str:
    return secrets.token_urlsafe(16)


def hash_key(key: str) -> bytes:
    """Keys are 128 random bits: a plain hash cannot be turned back."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).digest()
