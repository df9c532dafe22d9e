"""The contractors module: permits, recruiting, specialists, cities (CT-1 to CT-4)."""
