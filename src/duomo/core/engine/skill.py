"""What an opponent of a level can do."""

from __future__ import annotations


class Skill:
    """How well an opponent plays; measured in docs/strength.md."""

    def __init__(
        self,
        width: int = 4,
        overlooks: float = 0.0,
        misjudges: float = 0.0,
        simulations: int = 0,
        patience: int = 0,
        learned: bool = False,
        longer: float = 1.0,
        milliseconds: int = 850,
        naive: bool = False,
        by_hand: int = 0,
    ) -> None:
        self.width = width
        """Beginnings of the bot's own turn that it thinks through."""
        self.overlooks = overlooks
        """Chance that a way to begin the turn is not seen at all."""
        self.misjudges = misjudges
        """By how much the end of a turn is misjudged; the unit is the doubt of the position."""
        self.simulations = simulations
        """0: no look beyond the bot's own turn."""
        self.patience = patience
        """The patience of the search; 0: the usual one."""
        self.learned = learned
        """Whether it knows what was learned beyond the hand-made estimate, where anything was."""
        self.longer = longer
        """How many times as many simulations it takes while two turns are close."""
        self.milliseconds = milliseconds
        """After which it answers with what it has found."""
        self.naive = naive
        """Without a search: whether it judges as a beginner does (`Rules.glance`)."""
        self.by_hand = by_hand
        """Simulations that make up for it where nothing was learned; 0: as many as anywhere."""
