"""Nature's player in a live game: the only holder of the seed."""

from __future__ import annotations

from random import Random


class Dealer:
    """Answers for nature. The same seed gives the same game, on every machine."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self._random = Random(seed)
        self._draw = self._random.random

    def choose(self, outcomes: list[tuple[int, int]]) -> int:
        """Choose one of nature's outcomes, by weight."""
        total = 0
        for outcome in outcomes:  # not `_, weight`: the compiled engine would make an object of `_`
            total += outcome[1]
        at = int(self._draw() * total)
        for move, weight in outcomes:
            at -= weight
            if at < 0:
                return move
        raise ValueError("nature has nothing to decide here")

    def below(self, count: int) -> int:
        """Return a number from 0 to `count` - 1, all equally likely."""
        return int(self._draw() * count)

    def draws(self, count: int) -> bytes:
        """Return `count` random numbers of four bytes each, for callers that need many at once."""
        return self._random.randbytes(4 * count)

    def copy(self) -> Dealer:
        """Return a dealer that continues exactly like this one."""
        other = Dealer(self.seed)
        other._random.setstate(self._random.getstate())
        return other
