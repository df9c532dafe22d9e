"""Random ids and secrets, for tables, private links and guests. Secrets are stored only as hashes."""

from __future__ import annotations

import hashlib
import secrets


def new_id() -> str:
    return secrets.token_hex(8)


def new_token() -> str:
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
