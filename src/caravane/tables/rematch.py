"""Rematch: the same people, companions and bots around the same game again."""

from collections.abc import Collection

from caravane.bots.levels import level_of
from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.occupants import BOT, Occupant
from caravane.tables.settings import Settings
from caravane.tables.table import ENDED, Table


def settings_again(table: Table) -> Settings:
    """Give the settings of the next table: the same, under the rules of today."""
    if table.status != ENDED:
        raise Refused("not-over")
    return Settings.unpack({**table.settings.pack(), "rules": table.game.rules})


def _level_again(occupant: Occupant) -> str:
    """Give the level of a bot, or one that there is here: the table may have come from elsewhere."""
    return level_of(occupant.level).name if occupant.kind == BOT else ""


def sits_again(table: Table, at: float, present: Collection[str]) -> list[Act]:
    """Seat the bots, and of the people those who want to play again, one seat further: who began last begins no more.

    Persons come before companions, who do not sit alone. The other seats stay free for who comes later.
    """
    sits: list[Act] = []
    seats = len(table.places)
    for seat in sorted(range(seats), key=lambda seat: table.occupant(seat).kind, reverse=True):
        occupant = table.occupant(seat)
        if occupant.kind == BOT or occupant.identity in present:
            again = Occupant(occupant.kind, occupant.name, occupant.identity, _level_again(occupant))
            sits.append(Act(acts.SIT, at, seat=(seat + 1) % seats, occupant=again.pack()))
    return sits
