"""HTTP: who people are, the lobby, tables as a whole. The moves go over the socket."""
