"""A table: its rules and parts, seats, log, clocks, undo, and what each viewer is told."""
