"""The six further blueprints of the Contractors expansion."""
