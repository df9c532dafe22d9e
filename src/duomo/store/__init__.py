"""What is kept: the schema and its migrations, reading, and the one thread that writes."""
