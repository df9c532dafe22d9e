"""The server: guests, tables, live play, storage. `docs/live.md` and `docs/hosting.md` tell how to use it."""
