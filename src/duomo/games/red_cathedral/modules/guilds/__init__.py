"""The ten guilds; a card of one of them replaces the Clergy's (CT-5)."""
