"""Schema migrations, in order; they run when the server starts."""
