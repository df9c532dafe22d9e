"""What is said and understood over HTTP and over live connections, as typed documents."""
