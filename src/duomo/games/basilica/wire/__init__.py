"""Messages of Basilica to clients."""
