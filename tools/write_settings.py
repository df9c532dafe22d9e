"""Write the table of all settings into docs/settings.md, from their descriptions in the code."""

from __future__ import annotations

from pathlib import Path

from duomo.http.configuring import described

PAGE = Path(__file__).resolve().parent.parent / "docs" / "settings.md"
BEGIN, END = "<!-- settings -->", "<!-- end -->"


def table() -> str:
    lines = ["| setting | variable | | usually | |", "|---|---|---|---|---|"]
    for one in described():
        usual = f"`{one.usual}`" if one.usual else ""
        lines.append(f"| `{one.name}` | `{one.variable}` | {one.kind} | {usual} | {one.about} |")
    return "\n".join(lines)


def main() -> None:
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n{table()}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
