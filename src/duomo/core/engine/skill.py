"""The parameters of an opponent's level."""

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
        """Number of ways to begin its own turn that the bot considers."""
        self.overlooks = overlooks
        """Probability that a way to begin the turn is overlooked entirely."""
        self.misjudges = misjudges
        """Size of the error in judging the end of a turn, in units of the position's doubt."""
        self.simulations = simulations
        """Number of simulations; 0: no lookahead beyond the bot's own turn."""
        self.patience = patience
        """The patience of the search; 0: the default."""
        self.learned = learned
        """True if it uses the learned correction of the hand-made estimate, where there is one."""
        self.longer = longer
        """Factor on the number of simulations while two turns are close."""
        self.milliseconds = milliseconds
        """Time after which it answers with the best move found so far."""
        self.naive = naive
        """Without a search: True if it judges like a beginner (`Rules.glance`)."""
        self.by_hand = by_hand
        """Simulations used instead where there is no learned correction; 0: the same number."""
