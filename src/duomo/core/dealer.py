"""Nature's player in a live game: it alone owns the seed."""

from __future__ import annotations

from random import Random


class Dealer:
    """Answers for nature. Equal seeds give equal games, on every machine."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self._random = Random(seed)

    def choose(self, outcomes: list[tuple[int, int]]) -> int:
        """One of nature's outcomes, by weight."""
        total = 0
        for _, weight in outcomes:
            total += weight
        at = int(self._random.random() * total)
        for move, weight in outcomes:
            at -= weight
            if at < 0:
                return move
        raise ValueError("nature has nothing to decide here")

    def below(self, count: int) -> int:
        """One of the numbers from 0 to `count` - 1, each as likely as the others."""
        return int(self._random.random() * count)

    def draws(self, count: int) -> bytes:
        """As many random numbers of four bytes each, for those who need many at once."""
        return self._random.randbytes(4 * count)

    def copy(self) -> Dealer:
        """A dealer that will go on exactly as this one."""
        other = Dealer(self.seed)
        other._random.setstate(self._random.getstate())
        return other
