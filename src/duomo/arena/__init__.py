"""Which bot is the strongest: many games with the luck shared out evenly, and what they prove."""
