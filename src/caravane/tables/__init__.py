"""People, bots and companions around a game, as a domain without input or output.

A table is the fold of its numbered acts, so the acts are all that has to be stored. Nothing here reads a clock, a
socket or a database. Importing the package registers the handler of each kind of act.
"""

from caravane.tables.handlers import absence, grants, moves, takeback, waiting_room

__all__ = ["absence", "grants", "moves", "takeback", "waiting_room"]
