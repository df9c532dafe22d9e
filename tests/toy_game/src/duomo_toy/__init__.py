"""Stone by Stone: towers, a die and a secret plan. A template for games in separate packages."""
