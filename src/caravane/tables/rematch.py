"""Rematches: the same people, companions and bots play the same game again."""

from collections.abc import Collection

from caravane.bots.levels import level_of
from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.occupants import BOT, PERSON, Occupant
from caravane.tables.settings import Settings
from caravane.tables.table import ENDED, Table


def rematch_settings(table: Table) -> Settings:
    """Return the settings of the next table: the same, under the installed rules."""
    if table.status != ENDED:
        raise Refused("not-finished")
    chosen = {option.key for option in table.game.options if not option.past}
    options = {key: value for key, value in table.settings.options.items() if key in chosen}
    complete = table.game.complete_options(table.settings.seats, options)
    newest = {"rules": table.game.rules, "values": table.game.values, "options": complete}
    return Settings.unpack({**table.settings.pack(), **newest})


def accepted_names(old: Table, new: Table) -> list[str]:
    """Return the names of the people of a table who sit at the next one; those who came from elsewhere stay unnamed.

    The names are those of the finished table: at the next one anybody can take the name of somebody else.
    """
    people = (occupant for occupant in old.occupants if occupant is not None and occupant.kind == PERSON)
    return [occupant.name for occupant in people if new.seats_of(occupant.identity)]


def _rematch_level(occupant: Occupant) -> str:
    """Return the level of a bot, or a known level if the table was imported with an unknown one."""
    return level_of(occupant.level).name if occupant.kind == BOT else ""


def rematch_sits(table: Table, at: float, present: Collection[str]) -> list[Act]:
    """Return the acts that seat the bots, and the people who are present, one seat further on.

    Shifting the seats gives the first turn to another player. Persons sit down before companions, who cannot sit
    without them. The other seats stay free for people who come later.
    """
    sits: list[Act] = []
    seats = len(table.occupants)
    for seat in sorted(range(seats), key=lambda seat: table.occupant(seat).kind, reverse=True):
        occupant = table.occupant(seat)
        if occupant.kind == BOT or occupant.identity in present:
            rematch_occupant = Occupant(occupant.kind, occupant.name, occupant.identity, _rematch_level(occupant))
            sits.append(Act(acts.SIT, at, seat=(seat + 1) % seats, occupant=rematch_occupant.pack()))
    return sits
