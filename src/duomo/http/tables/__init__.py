"""Tables and the clients connected to them."""
