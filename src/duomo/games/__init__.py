"""One folder for each game, all of one shape; `registry` finds them."""
