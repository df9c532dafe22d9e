"""Guests and members: who they are, whom they know, what they have played and practised."""
