"""Expansions and the solo automaton: each is a folder with a manifest, data and rules for named hooks."""
