"""Nature's player in a live game: it alone owns the seed."""

from __future__ import annotations

from random import Random


class Dealer:
    """Answers for nature. Equal seeds give equal games, on every machine."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self._random = Random(seed)
        self._draw = self._random.random

    def choose(self, outcomes: list[tuple[int, int]]) -> int:
        """One of nature's outcomes, by weight."""
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
        """One of the numbers from 0 to `count` - 1, each as likely as the others."""
        return int(self._draw() * count)

    def draws(self, count: int) -> bytes:
        """As many random numbers of four bytes each, for those who need many at once."""
        return self._random.randbytes(4 * count)

    def copy(self) -> Dealer:
        """A dealer that will go on exactly as this one."""
        other = Dealer(self.seed)
        other._random.setstate(self._random.getstate())
        return other
