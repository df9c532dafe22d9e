"""The six additional blueprints of the Contractors expansion."""
