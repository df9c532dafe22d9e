"""Before a request is answered: who may come in, how often, and through which door."""
