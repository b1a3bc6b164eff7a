"""A driver for tests: it seats people, applies acts to a table, and keeps all accepted acts."""

from typing import Any, Self

from caravane import games
from caravane.kernel.event import Event
from caravane.kernel.luck import Luck, Sfc32
from caravane.tables import acts
from caravane.tables.act_schema import ALGORITHM
from caravane.tables.acts import Act, Refused
from caravane.tables.clocks.time_control import PRESETS, TimeControl
from caravane.tables.luck.committed_luck import commitment, create_act
from caravane.tables.projection import Projection, project_table
from caravane.tables.settings import Settings
from caravane.tables.table import PLAYING, Table

SECRET = bytes(range(32))
NOON = 1_750_000_000.0
"""A time in June 2025."""
WELL = "_template"
LOST_CITIES = "lost-cities"
ARCHEOS = "archeos-society"
EARTH = "excavation-earth"
EXPEDITIONS = "expeditions"
NAMES = ("Ana", "Béa", "Chloé", "Dov", "Eli", "Fay")


def settings(
    game: str = WELL, seats: int = 2, time_control: TimeControl = PRESETS["none"], **other_settings: Any
) -> Settings:
    """Return the settings of a table."""
    options = other_settings.pop("options", {})
    return Settings(game, games.get(game).rules, seats, options, time_control, **other_settings)


def person(name: str) -> dict[str, str]:
    return {"kind": "person", "name": name, "identity": f"id-{name}"}


def companion(name: str, of: str) -> dict[str, str]:
    return {"kind": "companion", "name": name, "identity": f"id-{of}"}


def bot(level: str = "greedy") -> dict[str, str]:
    return {"kind": "bot", "name": "Bot", "level": level}


class TableDriver:
    """A table with its accepted acts and a simulated time of day."""

    def __init__(self, table_settings: Settings, secret: bytes = SECRET, algorithm: int = ALGORITHM) -> None:
        self.now = NOON
        self.create_act = create_act(self.now, table_settings, "id-Ana", secret)
        self.create_act.data["algorithm"] = algorithm
        self.table = Table(self.create_act, secret)
        self.acts = [self.create_act]
        self.events: list[Event] = []
        """What the last act brought."""

    def do(self, kind: str, after: float = 1.0, **data: Any) -> Self:
        """Apply an act `after` seconds later and keep it if it is accepted."""
        self.now += after
        act = Act(kind, self.now, **data)
        self.events = self.table.apply(act)
        self.acts.append(act)
        return self

    def refused(self, kind: str, after: float = 1.0, **data: Any) -> str:
        """Return the code with which an act is refused."""
        try:
            self.do(kind, after, **data)
        except Refused as refused:
            return refused.code
        raise AssertionError(f"{kind} was accepted: {data}")

    def seat(self, *occupants: dict[str, str]) -> Self:
        """Seat people and bots, from the first seat on."""
        for seat, occupant in enumerate(occupants):
            self.do(acts.SIT, seat=seat, occupant=occupant)
        return self

    def begin(self, *occupants: dict[str, str]) -> Self:
        """Seat everyone and start the game; by default all occupants are people."""
        people = [person(name) for name in NAMES[: self.table.settings.seats]]
        return self.seat(*(occupants or people)).do(acts.START)

    def start_with(self, entropies: dict[int, str]) -> Self:
        """Start the game with entropy of some seats, which commit to it before and reveal it after the start."""
        for seat, entropy in entropies.items():
            self.do(acts.ENTROPY, seat=seat, commitment=commitment(bytes.fromhex(entropy)))
        self.do(acts.START)
        for seat, entropy in entropies.items():
            self.do(acts.ENTROPY, seat=seat, entropy=entropy)
        return self

    def project(self, seat: int | None) -> Projection:
        return project_table(self.table, seat, self.now)

    def play(self, seat: int, *moves: str, after: float = 1.0, **data: Any) -> Self:
        return self.do(acts.PLAY, after, seat=seat, moves=list(moves), **data)

    def play_first(self, seat: int, after: float = 1.0, **data: Any) -> Self:
        """Play the first legal move of a seat."""
        return self.play(seat, self.project(seat)["legal"][0], after=after, **data)

    def play_any(self, luck: Luck, after: float = 1.0) -> Self:
        """Play a random legal move of a random deciding seat."""
        deciding = self.table.deciding()
        seat = deciding[luck.below(len(deciding))]
        legal = self.project(seat)["legal"]
        return self.play(seat, legal[luck.below(len(legal))], after=after)

    def finish(self, seed: int = 1) -> Self:
        """Play to the end at random."""
        luck = Sfc32(seed)
        while self.table.status == PLAYING:
            self.play_any(luck)
        return self

    def replayed(self, *, secret: bytes = b"") -> Table:
        """Rebuild the table from its acts."""
        table = Table(self.create_act, secret)
        for act in self.acts[1:]:
            table.apply(Act.unpack(act.pack()), recorded=True)
        return table


def drive_table(
    game: str = WELL, seats: int = 2, time_control: TimeControl = PRESETS["none"], **other_settings: Any
) -> TableDriver:
    """Return a driver of a new table."""
    return TableDriver(settings(game, seats, time_control, **other_settings))
