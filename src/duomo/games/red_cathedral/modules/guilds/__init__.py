"""The ten guilds, one card of which replaces the Clergy's (CT-5)."""
