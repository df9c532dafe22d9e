"""Tables, seats, undo, what each viewer is told, what bots are asked: no network, no database, no threads."""
