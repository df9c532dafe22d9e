"""The server: guests, live connections, limits, processes (docs/live.md, docs/hosting.md)."""
