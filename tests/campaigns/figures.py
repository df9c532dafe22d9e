"""The findings of a campaign, as lines for people and as a table for docs/reliability.md."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from pathlib import Path

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "reliability.md"


@dataclass
class Figures:
    name: str
    values: dict[str, str] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)
    """Things that must not happen, but did."""
    begun: float = field(default_factory=time.monotonic)

    def tell(self, name: str, value: object) -> None:
        self.values[name] = f"{value:,}" if isinstance(value, int) else str(value)

    def must(self, true: bool, sentence: str) -> None:
        if not true:
            self.wrong.append(sentence)

    def ended(self) -> Figures:
        self.values.setdefault("minutes", f"{(time.monotonic() - self.begun) / 60:.1f}")
        self.values["wrong"] = str(len(self.wrong))
        return self

    def add(self, other: Figures) -> None:
        """Add the counts of another part of the same campaign, which ran at the same time."""
        for name, value in other.values.items():
            mine = self.values.get(name, "0")
            if name == "minutes":
                self.values[name] = max(mine, value, key=float)
            else:
                self.tell(name, int(mine.replace(",", "")) + int(value.replace(",", "")))
        self.wrong += other.wrong

    def lines(self) -> list[str]:
        told = [f"{self.name}: " + ", ".join(f"{name} {value}" for name, value in self.values.items())]
        return told + [f"  WRONG: {sentence}" for sentence in self.wrong]

    def write(self, command: str, page: Path = PAGE) -> None:
        """Write the table into this campaign's place in the page."""
        text = page.read_text(encoding="utf-8")
        begin, end = f"<!-- {self.name} -->", f"<!-- end {self.name} -->"
        before, found, rest = text.partition(begin)
        _, closed, after = rest.partition(end)
        assert found, f"{page} has no room for {self.name}"
        assert closed, f"{page} has no room for {self.name}"
        rows = "\n".join(f"| {name} | {value} |" for name, value in self.values.items())
        table = f"\n`{command}`\n\n| | |\n|---|--:|\n{rows}\n"
        page.write_text(f"{before}{begin}{table}{end}{after}", encoding="utf-8")


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


def milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"
