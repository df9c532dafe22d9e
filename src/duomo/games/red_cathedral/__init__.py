"""The Red Cathedral, for 2 to 4 players."""
