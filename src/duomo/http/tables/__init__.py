"""Tables and everybody who is connected to them."""
