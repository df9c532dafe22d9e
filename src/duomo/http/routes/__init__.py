"""Every address of the server: what is asked, who may ask it, what is answered."""
