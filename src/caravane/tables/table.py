"""Table: the fold of its acts.

`apply` checks an act, carries it out and completes it with the luck and the forced moves that followed, so that the act
can be recorded; an act that was recorded is carried out from what it says, without the secret.
"""

from collections.abc import Callable
from typing import Any, Final, final

from caravane import games
from caravane.kernel.event import Event
from caravane.kernel.game import AnyGame
from caravane.kernel.journal import Journal
from caravane.kernel.state import CHANCE
from caravane.tables.acts import Act, Refused
from caravane.tables.clock import Clock
from caravane.tables.pace import FOREVER, WAIT
from caravane.tables.people import Occupant
from caravane.tables.settings import Settings

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
ENDED: Final = "ended"

NOBODY: Final = CHANCE


@final
class Table:
    """People, bots and companions around one game."""

    def __init__(self, opening: Act, secret: bytes = b"") -> None:
        data = opening.data
        self.settings: Final = Settings.unpack(data["settings"])
        self.host: Final[str] = data["host"]
        self.commitment: Final[str] = data["commitment"]
        self.secret: Final = secret
        """Known to servers only, until the game is over."""
        self.game: Final[AnyGame] = games.get(self.settings.game)
        seats = self.settings.seats
        self.number: int = 1
        """How many acts there were, the opening included. It stays inside: it would count secret acts."""
        self.seen: list[int] = [1] * (seats + 1)
        """How many acts each seat and, last, the spectators could notice."""
        self.noticed: list[bool] = [True] * (seats + 1)
        """Who could notice the last act, in the same order."""
        self.asked_at: list[int] = [0] * seats
        """What a seat had seen when its present decision opened: an older answer is stale."""
        self.status: str = GATHERING
        self.places: list[Occupant | None] = [None] * seats
        self.entropies: list[str] = [""] * seats
        self.clocks: list[Clock] = [Clock(self.settings.pace.bank) for _ in range(seats)]
        self.journal: Journal[Any] = Journal(self.game, seats, self.settings.options)
        self.draws: int = 0
        """How many chance events were ever drawn: what is taken back is never drawn again."""
        self.resigned: list[int] = []
        self.asking: int = NOBODY
        """The seat that asks to take its last move back although something was revealed."""
        self.agreed: set[int] = set()
        self.grants: dict[str, list[int]] = {}
        self.answered: dict[str, int] = {}
        """The last messages by their ids, so that a message sent again does nothing again."""

    def apply(self, act: Act) -> list[Event]:
        """Carry out an act; raise Refused, with nothing changed, when it cannot be."""
        handler = HANDLERS.get(act.kind)
        if handler is None:
            raise Refused("unknown-act")
        events, noticed = handler(self, act)
        self.number += 1
        self._count(act, events, noticed)
        self._set_clocks(act.at)
        self._remember(act)
        return events

    def _count(self, act: Act, events: list[Event], noticed: bool) -> None:
        """Let everyone who could notice the act count it."""
        acting = act.data.get("seat", NOBODY)
        deciding = self.deciding()
        for watcher in range(len(self.seen)):
            seat = watcher if watcher < self.settings.seats else None
            self.noticed[watcher] = noticed or watcher == acting or any(event.seen_by(seat) for event in events)
            self.seen[watcher] += self.noticed[watcher]
            if seat == acting or (seat is not None and (seat not in deciding or not self.asked_at[seat])):
                self.asked_at[watcher] = self.seen[watcher] if seat in deciding else 0

    def _set_clocks(self, now: float) -> None:
        deciding = self.deciding()
        for seat, clock in enumerate(self.clocks):
            if seat in deciding:
                clock.run(now)
            else:
                clock.stop(self.settings.pace, now)

    def _remember(self, act: Act) -> None:
        if "id" in act.data:
            self.answered[act.data["id"]] = self.number
            if len(self.answered) > REMEMBERED:
                del self.answered[next(iter(self.answered))]

    def deciding(self) -> list[int]:
        """List the seats that have a decision open."""
        return self.journal.state.deciding() if self.status == PLAYING else []

    def due_at(self) -> float:
        """Give the moment at which something must happen without anyone's act: a bot's answer, or time that is up."""
        return min([self.seat_due_at(seat) for seat in self.deciding()], default=FOREVER)

    def seat_due_at(self, seat: int) -> float:
        """Give the moment at which a seat's answer is due without its player."""
        if self.occupant(seat).bot_level():
            return 0.0
        if self.settings.on_expiry == WAIT:
            return FOREVER
        return self.clocks[seat].runs_out(self.settings.pace)

    def bots_to_move(self) -> list[int]:
        """List the deciding seats for which a bot answers."""
        return [seat for seat in self.deciding() if self.occupant(seat).bot_level()]

    def occupant(self, seat: int) -> Occupant:
        """Give whoever holds a seat."""
        occupant = self.places[seat] if 0 <= seat < len(self.places) else None
        if occupant is None:
            raise Refused("empty-seat")
        return occupant

    def seats_of(self, identity: str) -> list[int]:
        """List the seats that an identity speaks for."""
        return [seat for seat, place in enumerate(self.places) if place is not None and place.answers_to(identity)]

    def people(self) -> list[int]:
        """List the seats whose own players are here: neither bots nor people for whom one sits in."""
        return [seat for seat, place in enumerate(self.places) if place is not None and not place.bot_level()]

    def names(self) -> list[str]:
        """List the names of the seats."""
        return [occupant.name if occupant else "" for occupant in self.places]

    def expect(self, status: str) -> None:
        """Refuse an act that belongs to another time."""
        if self.status != status:
            raise Refused("too-late" if self.status == ENDED else "not-now")

    def final_places(self) -> list[int]:
        """Give every seat its place in the end; who resigned is behind all others, the first to go last."""
        standings = self.game.standings(self.journal.state)
        order = [(self._stayed(seat), standings[seat]) for seat in range(self.settings.seats)]
        return [1 + sum(other > mine for other in order) for mine in order]

    def _stayed(self, seat: int) -> int:
        return self.resigned.index(seat) - len(self.resigned) if seat in self.resigned else 0


REMEMBERED: Final = 256

Handler = Callable[[Table, Act], tuple[list[Event], bool]]
"""Carries an act out; tells what happened, and whether everybody notices the act itself."""
HANDLERS: Final[dict[str, Handler]] = {}


def handles(kind: str) -> Callable[[Handler], Handler]:
    """Register the function that carries out acts of a kind."""

    def register(handler: Handler) -> Handler:
        HANDLERS[kind] = handler
        return handler

    return register
