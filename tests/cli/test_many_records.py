"""`duomo analyse` with several records at once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def test_a_folder_is_analysed_record_by_record(duomo: Any, tmp_path: Path) -> None:
    records = tmp_path / "records"
    games = ("sim", "basilica", "--bots", "greedy,random", "--games", 2, "--records", records)
    assert duomo(*games)[0] == 0
    paths = sorted(records.iterdir())
    quick = ("--simulations", 0, "--json", "--workers", 1)
    status, out, _ = duomo("analyse", records, *quick)
    assert status == 0
    found = [json.loads(line) for line in out.splitlines()]
    assert [one.pop("record") for one in found] == [path.name for path in paths]
    assert found[1] == json.loads(duomo("analyse", paths[1], *quick)[1])
    paths[1].write_text(paths[1].read_text().replace("--- end", "fly\n--- end"))
    status, out, err = duomo("analyse", *paths, *quick)
    assert (status, out) == (1, ""), "nothing is judged before all have been read"
    assert str(paths[1]) in err
