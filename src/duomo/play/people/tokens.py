"""Names and secrets by chance: of tables, of private links, of guests. Secrets are kept as hashes only."""

from __future__ import annotations

import hashlib
import secrets


def new_id() -> str:
    return secrets.token_hex(8)


def new_token() -> str:
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
