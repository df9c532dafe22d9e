"""What is known of people away from the board: names, talk, ratings, memory, clubs, seeks."""
