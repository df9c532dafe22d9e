"""People away from the board: names, chat, ratings, past games, clubs, seeks."""
