"""The game-independent core: tables, records, positions, components and the contract of a game."""
