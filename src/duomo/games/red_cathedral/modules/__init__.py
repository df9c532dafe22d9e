"""Expansions and the solo automaton: each a folder with a manifest, data and rules at named moments."""
