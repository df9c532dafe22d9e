"""Changes of the stored schema, in their order; run when the server starts."""
