"""Trains the network with PyTorch on the rows of self-play, on a GPU if there is one."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from duomo.core.engine.refusal import OptionError
from duomo.core.learned import rounded
from duomo.training.lessons import Lesson, row_size

HELD_OUT = 20
"""One in this many games is held out for testing."""
BATCH = 1024
RATE = 2e-3
DECAY = 1e-4
MARGIN = 0.02
"""Weight of the squared error of the lead, in points, besides the log loss of the victory."""


@dataclass(frozen=True)
class Learning:
    """The result: the weights that did best on the held-out games, and how well."""

    numbers: tuple[float, ...]
    rows: int
    loss_before: float
    """Log loss of the victory for the hand-made estimate on the held-out games."""
    loss: float
    margin_before: float
    margin: float
    """Root mean squared error of the lead."""
    device: str


def learn(
    lessons: Sequence[Lesson],
    sizes: tuple[int, int],
    hidden: int,
    epochs: int,
    seed: int,
    watch: Callable[[int, float], None] | None = None,
) -> Learning:
    """Train a network from scratch on these games."""
    try:
        import numpy
        import torch
    except ImportError:
        raise OptionError('Training needs PyTorch: pip install "duomo[train]".') from None
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    kept: dict[bool, list[Any]] = {False: [], True: []}
    for lesson in lessons:
        if lesson.rows:
            data = numpy.frombuffer(lesson.rows, dtype=numpy.float32)
            size = row_size(*sizes, lesson.parties)
            kept[lesson.index % HELD_OUT == 0].append((lesson.parties, data.reshape(-1, size)))
    train, test = (
        [
            torch.from_numpy(numpy.concatenate([rows for parties, rows in kept[out] if parties == count]))
            for count in sorted({parties for parties, _ in kept[out]})
        ]
        for out in (False, True)
    )
    if not train or not test:
        raise OptionError("There are too few games to learn from.")
    model = Model(torch, sizes, hidden, device)
    train = [rows.to(device) for rows in train]
    test = [rows.to(device) for rows in test]
    with torch.no_grad():
        before, margin_before = tested(model, test)
    best, best_margin, numbers = before, margin_before, model.numbers()
    steps = sum(math.ceil(len(rows) / BATCH) for rows in train) * epochs
    optimiser = torch.optim.AdamW(model.weights, lr=RATE, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, total_steps=steps + 1)
    generator = torch.Generator().manual_seed(seed)
    for epoch in range(epochs):
        batches = [
            (at, part)
            for at, rows in enumerate(train)
            for part in torch.randperm(len(rows), generator=generator).split(BATCH)
        ]
        for number in torch.randperm(len(batches), generator=generator).tolist():
            at, part = batches[number]
            loss, margin = model.losses(train[at][part.to(device)])
            optimiser.zero_grad()
            (loss + MARGIN * margin).backward()
            optimiser.step()
            schedule.step()
        with torch.no_grad():
            loss, margin = tested(model, test)
        if loss + MARGIN * margin**2 < best + MARGIN * best_margin**2:
            best, best_margin, numbers = loss, margin, model.numbers()
        if watch is not None:
            watch(epoch, loss)
    count = sum(len(rows) for rows in train)
    return Learning(rounded(numbers), count, before, best, margin_before, best_margin, device)


def tested(model: Model, test: list[Any]) -> tuple[float, float]:
    """Return the log loss and the error of the lead over everything held out."""
    total = loss = margin = 0.0
    for rows in test:
        for part in rows.split(65536):
            one, other = model.losses(part)
            loss += float(one) * len(part)
            margin += float(other) * len(part)
            total += len(part)
    return loss / total, math.sqrt(margin / total)


class Model:
    """The same arithmetic as `duomo.core.engine.network`, for a batch of rows."""

    def __init__(self, torch: Any, sizes: tuple[int, int], hidden: int, device: str) -> None:
        self.torch = torch
        own, common = sizes
        self.own, self.common = own, common
        reach = 1.0 / math.sqrt(2 * own + common)

        def spread(*shape: int) -> Any:
            return (torch.randn(*shape) * reach).to(device).requires_grad_()

        def nothing(*shape: int) -> Any:
            return torch.zeros(*shape, device=device).requires_grad_()

        self.straight = nothing(own)
        self.of_own, self.of_others = spread(own, hidden), spread(own, hidden)
        self.shared = spread(common, hidden)
        self.thresholds, self.says = nothing(hidden), nothing(hidden)
        self.weights = [
            self.straight,
            self.of_own,
            self.of_others,
            self.shared,
            self.thresholds,
            self.says,
        ]

    def numbers(self) -> list[float]:
        """Return the weights in the order of `Network`."""
        rows = self.torch.cat([self.of_own, self.of_others], dim=1)
        parts = [self.straight, rows, self.shared, self.thresholds, self.says]
        return [float(number) for part in parts for number in part.detach().flatten().tolist()]

    def losses(self, rows: Any) -> tuple[Any, Any]:
        """Return the cross entropy of the shares of the victory, and the mean squared error of the leads."""
        torch = self.torch
        parties = (rows.shape[1] - self.common - 1) // (self.own + 3)
        cut = parties * self.own
        own = rows[:, :cut].reshape(-1, parties, self.own)
        common = rows[:, cut : cut + self.common]
        rest = rows[:, cut + self.common :]
        outlook, doubt = rest[:, :parties], rest[:, parties : parties + 1]
        shares, points = rest[:, parties + 1 : 2 * parties + 1], rest[:, 2 * parties + 1 :]
        others = (own.sum(1, keepdim=True) - own) / (parties - 1)
        hidden = own @ self.of_own + others @ self.of_others + (common @ self.shared)[:, None]
        found = outlook + own @ self.straight + torch.relu(hidden + self.thresholds) @ self.says
        loss = -(shares * torch.log_softmax(found / doubt, dim=1)).sum(1).mean()
        margin = ((leads(found) - leads(points)) ** 2).mean()
        return loss, margin


def leads(points: Any) -> Any:
    """Return each party's points minus the mean of the others'."""
    parties = points.shape[1]
    return points - (points.sum(1, keepdim=True) - points) / (parties - 1)
