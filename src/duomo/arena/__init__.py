"""The arena: find the strongest bot by many games in which luck is balanced, with confidence intervals."""
