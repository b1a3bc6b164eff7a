"""HTTP routes: accounts, the lobby, tables, replays and the socket endpoint; moves are mostly sent over the socket."""
