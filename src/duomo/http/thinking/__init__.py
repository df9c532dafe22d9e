"""Tasks of bots and helpers, run in separate processes."""
