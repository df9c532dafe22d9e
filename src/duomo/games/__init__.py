"""One folder per game, all with the same layout; `registry` finds them."""
