"""Tables: people, bots and companions around a game, as a domain without input or output.

A table is the fold of its numbered acts. Whoever keeps the acts keeps the table; nothing here reads a clock, a socket or
a database. Importing the package registers what carries out each kind of act.
"""

from caravane.tables.handlers import absence, moves, takeback, waiting_room

__all__ = ["absence", "moves", "takeback", "waiting_room"]
