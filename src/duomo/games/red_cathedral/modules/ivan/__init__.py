"""Solo against Ivan, the tsar's architect (RC-11)."""
