"""Load tests: many players at many tables of a running server, over real sockets, compared with the bare engines."""
