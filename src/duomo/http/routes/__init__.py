"""The server's HTTP routes."""
