"""Campaigns: what a server must survive, tested at length (`make campaign`) or in short (`make test`)."""
