"""What Basilica sends to clients."""
