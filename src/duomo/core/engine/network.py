"""A small network that corrects a hand-made estimate; all parties of the table share its weights.

For each party its inputs are the party's own numbers, the mean of the other parties' numbers, and numbers
common to all. One hidden layer and a linear skip connection give the correction in points for that party. It
is plain arithmetic on vectors: compiled it takes some microseconds, and it needs no library.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

FOUR: Final = 4


def numbers_in(own: int, common: int, hidden: int) -> int:
    """Return the number of weights in a network of this shape."""
    return own + 2 * own * hidden + common * hidden + 2 * hidden


class Network:
    """The weights of one network."""

    def __init__(
        self, own: int, common: int, hidden: int, numbers: list[float], interpreted: bool = False
    ) -> None:
        """`numbers`: the skip weights of a party's own numbers; for each of them the hidden weights as its
        own, then as one of the others; for each common number the hidden weights; biases; output weights.
        `interpreted`: use lists instead of vectors, which is faster without a compiler."""
        if len(numbers) != numbers_in(own, common, hidden):
            raise ValueError("so many weights belong to a network of another shape")
        self.own: i64 = own
        self.common: i64 = common
        self.hidden: i64 = hidden
        rows = own + 2 * own * hidden
        shared = rows + common * hidden
        self.straight = extend(vec[float](), numbers[:own])
        self.rows = extend(vec[float](), numbers[own:rows])
        self.shared = extend(vec[float](), numbers[rows:shared])
        self.thresholds = extend(vec[float](), numbers[shared : shared + hidden])
        self.says = extend(vec[float](), numbers[shared + hidden :])
        self.amounts = vec[float]([0.0] * (own + common + FOUR))
        self.starts = vec[i64]([0] * (own + common + FOUR))
        """Buffers for the non-zero numbers: compiled code is never interrupted while it writes there."""
        self.own_rows: list[list[float]] = []
        self.common_rows: list[list[float]] = []
        if interpreted:
            self.own_rows = cut(numbers[own:rows], 2 * hidden)
            self.common_rows = cut(numbers[rows:shared], hidden)

    def corrected(self, inputs: vec[float], points: list[float]) -> list[float]:
        """Return the points of every party with the network's correction; `inputs` are the numbers of each
        party in turn, then the common ones."""
        if self.own_rows:
            return self.corrected_in_lists(list(inputs), points)
        parties: i64 = len(points)
        own, hidden = self.own, self.hidden
        width = 2 * hidden
        straight = self.straight
        sums = vec[float]([0.0] * (parties * width))
        amounts, starts = self.amounts, self.starts
        result = points[:]
        at: i64 = 0
        party: i64
        number: i64
        unit: i64
        for party in range(parties):
            found: i64 = 0
            total = 0.0
            for number in range(own):
                amount = inputs[at]
                at += 1
                if amount != 0.0:
                    total += amount * straight[number]
                    amounts[found] = amount
                    starts[found] = number * width
                    found += 1
            result[party] += total
            add_rows(sums, party * width, self.rows, amounts, starts, found, width)
        common = self.thresholds[:]
        found = 0
        for number in range(self.common):
            amount = inputs[at + number]
            if amount != 0.0:
                amounts[found] = amount
                starts[found] = number * hidden
                found += 1
        add_rows(common, 0, self.shared, amounts, starts, found, hidden)
        says = self.says
        others = 1.0 / float(parties - 1)
        for unit in range(hidden):
            everybody = 0.0
            for party in range(parties):
                everybody += sums[party * width + hidden + unit]
            for party in range(parties):
                base = party * width + unit
                signal = common[unit] + sums[base] + (everybody - sums[base + hidden]) * others
                if signal > 0.0:
                    result[party] += says[unit] * signal
        return result

    def corrected_in_lists(self, inputs: list[float], points: list[float]) -> list[float]:
        """Do the same arithmetic in the same order, in the fastest way for an interpreter."""
        own, hidden, parties = int(self.own), int(self.hidden), len(points)
        straight = list(self.straight)
        result = points[:]
        sums: list[list[float]] = []
        for party in range(parties):
            numbers = inputs[party * own : (party + 1) * own]
            total = 0.0
            for number, weight in zip(numbers, straight):
                if number != 0.0:
                    total += number * weight
            result[party] += total
            sums.append(with_rows([0.0] * (2 * hidden), self.own_rows, numbers))
        common = with_rows(list(self.thresholds), self.common_rows, inputs[parties * own :])
        others = 1.0 / float(parties - 1)
        for unit, says in enumerate(self.says):
            everybody = 0.0
            for party in range(parties):
                everybody += sums[party][hidden + unit]
            for party in range(parties):
                beside = sums[party]
                signal = common[unit] + beside[unit] + (everybody - beside[hidden + unit]) * others
                if signal > 0.0:
                    result[party] += says * signal
        return result


def cut(numbers: list[float], width: int) -> list[list[float]]:
    """Split into rows of this width."""
    return [numbers[at : at + width] for at in range(0, len(numbers), width)]


def with_rows(sums: list[float], rows: list[list[float]], amounts: list[float]) -> list[float]:
    """`add_rows` for lists. It adds four rows at once too, otherwise the last digit would differ."""
    found = [(amount, row) for amount, row in zip(amounts, rows) if amount != 0.0]
    while len(found) % FOUR:
        found.append((0.0, rows[0]))
    for at in range(0, len(found), FOUR):
        (a, i), (b, j), (c, k), (d, m) = found[at : at + FOUR]
        sums = [
            total + (a * one + b * two + c * three + d * four)
            for total, one, two, three, four in zip(sums, i, j, k, m)
        ]
    return sums


def add_rows(
    sums: vec[float],
    base: i64,
    rows: vec[float],
    amounts: vec[float],
    starts: vec[i64],
    found: i64,
    width: i64,
) -> None:
    """Add `found` rows, each times its amount; four at once, which saves most of the lookups."""
    amounts[found] = amounts[found + 1] = amounts[found + 2] = 0.0
    starts[found] = starts[found + 1] = starts[found + 2] = 0
    at: i64 = 0
    unit: i64
    while at < found:
        a, b, c, d = amounts[at], amounts[at + 1], amounts[at + 2], amounts[at + 3]
        i, j, k, m = starts[at], starts[at + 1], starts[at + 2], starts[at + 3]
        for unit in range(width):
            sums[base + unit] += (
                a * rows[i + unit] + b * rows[j + unit] + c * rows[k + unit] + d * rows[m + unit]
            )
        at += FOUR
