"""Persistence: the schema and its migrations, the queries, and the single writer thread."""
