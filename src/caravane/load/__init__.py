"""Load: many people at many tables of a running server, over real sockets, with the bare engines beside them."""
