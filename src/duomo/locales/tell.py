"""How the keys of a game's texts begin."""

PREFIXES = {"red-cathedral": "rc", "basilica": "ba"}
