"""Campaigns: what a server must survive, at length. `make campaign` runs them, `make test` a short form."""
