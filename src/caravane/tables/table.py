"""A table, the fold of its acts.

`apply` checks an act, carries it out, and completes it with the luck and the forced moves that followed, so that the
act can be recorded. A recorded act is carried out from its fields alone, without the secret.
"""

from collections.abc import Callable, Collection
from typing import Any, Final, final

from caravane.kernel.codec import fingerprint
from caravane.kernel.event import Event
from caravane.kernel.game import AnyGame
from caravane.kernel.journal import Journal
from caravane.kernel.state import CHANCE
from caravane.tables import act_schema, acts
from caravane.tables.acts import Act, Diverged, Refused
from caravane.tables.clocks.clock import Clock
from caravane.tables.clocks.holidays import MAX_HOLIDAY
from caravane.tables.clocks.time_control import NEVER, WAIT
from caravane.tables.occupants import COMPANION, Occupant
from caravane.tables.settings import Settings

WAITING: Final = "waiting"
STARTING: Final = "starting"
"""The game was started, and waits for seats to reveal the entropy they committed to."""
PLAYING: Final = "playing"
ENDED: Final = "ended"

NO_SEAT: Final = CHANCE

DECISION_RENEWING: Final = (acts.PLAY, acts.UNDO, acts.AWAY, acts.BACK, acts.RESIGN, acts.TIMEOUT)
"""Acts after which a move of the same seat on its way responds to another decision, or comes from another player."""
REPEATABLE: Final = (
    acts.SIT,
    acts.STAND,
    acts.UNDO,
    acts.TAKEBACK,
    acts.ACCEPT,
    acts.DECLINE,
    acts.AWAY,
    acts.HOLIDAY,
    acts.GRANT,
)
"""Acts that bring the game no nearer to its end, and so could be repeated for ever."""
MAX_ACTS: Final = 20_000
"""Maximum number of acts before repeatable ones are refused, because every replay reads them all."""
REMEMBERED_MESSAGES: Final = 64
"""Number of message ids remembered per seat."""
START_DELAY: Final = 30.0
"""Seconds between the last public act at a full table and its start by itself: time to commit entropy, or to stand up."""
FINGERPRINT_EVERY: Final = 8
FINGERPRINT_AFTER_SECONDS: Final = 10.0
"""Interval in acts, and pause in seconds, after which an act gets the fingerprint of the state.

Fingerprints reveal that the rules have changed since an act was recorded. In slow games every act has one, and fast
games do not spend their time on them.
"""
FINGERPRINT_LENGTH: Final = 16


@final
class Table:
    """People, bots and companions around one game."""

    def __init__(self, creation: Act, secret: bytes = b"") -> None:
        if creation.kind != acts.CREATE:
            raise Refused("bad-act", "kind")
        act_schema.check_fields(creation, recorded=False)
        self.settings: Final = Settings.unpack(creation.data["settings"])
        self.host: Final[str] = creation.data["host"]
        self.commitment: Final[str] = creation.data["commitment"]
        self.algorithm: Final[int] = creation.data.get("algorithm", act_schema.FIRST_ALGORITHM)
        """Version of the algorithm of the luck."""
        self.unproved_acts: Final[int] = creation.data.get("unproved_acts", 0)
        """Number of first acts whose luck is only recorded, because the game began without a secret."""
        self.secret: Final = secret
        """Known to servers only until the game has ended."""
        self.game: Final[AnyGame] = self.settings.find_game()
        seats = self.settings.seats
        self.act_count: int = 1
        """Number of acts, the first included. It never leaves the server, because it counts secret acts too."""
        self.visible_counts: list[int] = [1] * (seats + 1)
        """Number of acts visible to each seat and, last, to spectators."""
        self.visible_to: list[bool] = [True] * (seats + 1)
        """Whether each viewpoint could see the last act, in the same order."""
        self.decision_n: list[int] = [0] * seats
        """Visible count of each seat when its open decision began, or when it last moved; older moves are stale."""
        self.created_at: Final = creation.at
        self.last_act_at: float = creation.at
        self.updated_at: float = creation.at
        """Time of the last act visible to all; unlike `last_act_at` it may leave the server."""
        self.status: str = WAITING
        self.occupants: list[Occupant | None] = [None] * seats
        self.entropy_commitments: list[str] = [""] * seats
        """Hashes of the entropy that seats will reveal when all are fixed."""
        self.entropies: list[str] = [""] * seats
        self.clocks: list[Clock] = [Clock(self.settings.time_control.bank) for _ in range(seats)]
        self.journal: Journal[Any] = Journal(self.game, seats, self.settings.options)
        self.draws: int = 0
        """Number of chance events ever drawn; undone ones are never drawn again."""
        self.on_chance: Callable[[Table, str], None] | None = None
        """Callback for every chance event, with its line, before it is applied; used by exports and reports."""
        self.resigned: list[int] = []
        self.substituted: list[int] = []
        """Seats of people for whom a substitute has played at least once."""
        self.takeback_seat: int = NO_SEAT
        """The seat that asks for a takeback of its last choice although something was revealed since."""
        self.takeback_line: int = 0
        """The line of the journal with that choice."""
        self.takeback_accepted: set[int] = set()
        self.grants: dict[str, list[int]] = {}
        self.undone_events: list[Event] = []
        """The events that the last act took back."""
        self.recent_messages: dict[str, int] = {}
        """Seat by id of the last messages, so that a message sent again has no second effect."""

    def apply(self, act: Act, *, recorded: bool = False) -> list[Event]:
        """Carry out an act and return its events; raise Refused, with nothing changed, if it is not accepted.

        For a recorded act the time is not checked again, because that depends on the calendars of its day. If it leads
        to another state than when it was recorded, raise Diverged; the table is then unusable.
        """
        act_schema.check(act, self.settings.seats, recorded=recorded)
        if not recorded:
            self._check_fresh(act)
        before = self.deciding()
        draws = self.draws
        effect = HANDLERS[act.kind](self, act)
        self.act_count += 1
        public = effect.public or self.deciding() != before or self.draws != draws
        self._count(act, effect, before, public=public)
        self._set_clocks(act, before, drew=self.draws != draws)
        self._remember(act)
        self._check_fingerprint(act, recorded=recorded)
        self.undone_events = effect.undone
        return effect.events

    def _check_fresh(self, act: Act) -> None:
        if act.data.get("id") in self.recent_messages:
            raise Refused("duplicate")
        if self.act_count >= MAX_ACTS and act.kind in REPEATABLE:
            raise Refused("too-many")
        if act.kind == acts.ENTROPY and "entropy" in act.data:
            # Earlier versions accepted it before the start, where others could still choose theirs.
            self.require_status(STARTING)
        if act.kind == acts.TIMEOUT:
            self.require_status(PLAYING)
            if not self.is_out_of_time(act.seat, act.at):
                raise Refused("not-now")
        if act.kind == acts.HOLIDAY:
            self._check_holiday(act)

    def _check_holiday(self, act: Act) -> None:
        """Raise Refused if a person would have too much holiday within a year; earlier versions limited each one only."""
        clocks = [self.clocks[seat] for seat in self.seats_of(act.data["identity"])]
        if any(clock.holiday_taken(act.at, act.data["until"]) > MAX_HOLIDAY for clock in clocks):
            raise Refused("holiday-too-long")

    def _count(self, act: Act, effect: "Effect", before: list[int], *, public: bool) -> None:
        """Count the act for every viewpoint that could see it, and renew the decisions that it has changed."""
        acting = act.data.get("seat", NO_SEAT)
        deciding = self.deciding()
        for index in range(len(self.visible_counts)):
            seat = index if index < self.settings.seats else None
            involved = index == acting or index in effect.visible_seats
            self.visible_to[index] = public or involved or any(event.seen_by(seat) for event in effect.events)
            self.visible_counts[index] += self.visible_to[index]
        if all(self.visible_to):
            self.updated_at = act.at
        for seat in range(self.settings.seats):
            opened = seat in deciding and seat not in before
            if opened or effect.rewound or (seat == acting and act.kind in DECISION_RENEWING):
                self.decision_n[seat] = self.visible_counts[seat]
        if public and act.kind in {acts.PLAY, acts.UNDO}:
            # A secret act does not end the takeback request, because that would reveal the act.
            self.clear_takeback()

    def _set_clocks(self, act: Act, before: list[int], *, drew: bool) -> None:
        """Run the clocks of deciding people; a seat gains its increment when it has decided, or luck followed."""
        acting = act.data.get("seat", NO_SEAT)
        waited_for = [seat for seat in self.deciding() if not self.occupant(seat).bot_level()]
        time_control = self.settings.time_control
        for seat, clock in enumerate(self.clocks):
            if act.kind == acts.UNDO and seat == acting:
                clock.revoke_increment()
            if act.kind == acts.PLAY and seat == acting and seat in before and (drew or seat not in waited_for):
                clock.stop_with_increment(time_control, act.at)
            if seat in waited_for:
                clock.start(act.at)
            else:
                clock.stop(time_control, act.at)

    def _remember(self, act: Act) -> None:
        if "id" in act.data:
            seat = act.data.get("seat", NO_SEAT)
            self.recent_messages[act.data["id"]] = seat
            own = [name for name, sender in self.recent_messages.items() if sender == seat]
            for name in own[:-REMEMBERED_MESSAGES]:
                del self.recent_messages[name]

    def _check_fingerprint(self, act: Act, *, recorded: bool) -> None:
        slow = act.at - self.last_act_at >= FINGERPRINT_AFTER_SECONDS
        self.last_act_at = act.at
        if not ("fingerprint" in act.data if recorded else slow or self.act_count % FINGERPRINT_EVERY == 0):
            return
        current = fingerprint(self.game, self.journal.state)[:FINGERPRINT_LENGTH]
        if act.data.setdefault("fingerprint", current) != current:
            raise Diverged(f"act {self.act_count - 1} leads to another state than when it was recorded")

    def deciding(self) -> list[int]:
        """Return the seats with an open decision."""
        return self.journal.state.deciding() if self.status == PLAYING else []

    def due_at(self) -> float:
        """Return the time at which a bot move, a timeout or a start by itself is due."""
        return min([self.seat_due_at(seat) for seat in self.deciding()], default=self.starts_at())

    def starts_at(self) -> float:
        """Return the time at which a full table starts by itself, with or without the entropy that it waits for."""
        if not self.settings.starts_when_full or None in self.occupants:
            return NEVER
        before_game = self.status == STARTING or (self.status == WAITING and not self._needs_host())
        return self.updated_at + START_DELAY if before_game else NEVER

    def _needs_host(self) -> bool:
        """Return whether guests have filled a public table with their companions: then its host decides on the start."""
        companions = [each.identity for each in self.occupants if each and each.kind == COMPANION]
        return self.settings.public and any(identity != self.host for identity in companions)

    def seat_due_at(self, seat: int) -> float:
        """Return the time at which a bot move or a timeout of a deciding seat is due."""
        if self.occupant(seat).bot_level():
            return 0.0
        if self.settings.on_timeout == WAIT:
            return NEVER
        return self.clocks[seat].expires_at(self.settings.time_control)

    def is_out_of_time(self, seat: int, now: float) -> bool:
        """Return whether a seat is a person's, must decide, and has no time left."""
        return seat in self.deciding() and seat in self.human_seats() and self.seat_due_at(seat) <= now

    def bots_to_move(self) -> list[int]:
        """Return the deciding seats that bots play."""
        return [seat for seat in self.deciding() if self.occupant(seat).bot_level()]

    def occupant(self, seat: int) -> Occupant:
        """Return the occupant of a seat; raise Refused if it is empty."""
        occupant = self.occupants[seat] if 0 <= seat < len(self.occupants) else None
        if occupant is None:
            raise Refused("empty-seat")
        return occupant

    def seats_of(self, identity: str) -> list[int]:
        """Return the seats that belong to an identity."""
        return [seat for seat, occupant in enumerate(self.occupants) if occupant and occupant.belongs_to(identity)]

    def human_seats(self) -> list[int]:
        """Return the seats that people play themselves: neither bots nor people with a substitute."""
        return [seat for seat, occupant in enumerate(self.occupants) if occupant and not occupant.bot_level()]

    def names(self) -> list[str]:
        """Return the name in each seat; empty for a free one."""
        return [occupant.name if occupant else "" for occupant in self.occupants]

    def require_status(self, *statuses: str) -> None:
        """Raise Refused unless the table has one of these statuses."""
        if self.status not in statuses:
            raise Refused("too-late" if self.status == ENDED else "not-now")

    def clear_takeback(self) -> None:
        """End the takeback request, if there is one."""
        self.takeback_seat = NO_SEAT
        self.takeback_line = 0
        self.takeback_accepted = set()

    def final_ranks(self) -> list[int]:
        """Return the rank of every seat; players who resigned rank behind all others, the first to resign last."""
        return self.all_ranks()[: self.settings.seats]

    def all_ranks(self) -> list[int]:
        """Return the ranks of all sides: the seats, then opponents played by the rules."""
        standings = self.game.standings(self.journal.state)
        order = [(self._resignation_order(seat), standing) for seat, standing in enumerate(standings)]
        return [1 + sum(other > own for other in order) for own in order]

    def _resignation_order(self, seat: int) -> int:
        return self.resigned.index(seat) - len(self.resigned) if seat in self.resigned else 0


@final
class Effect:
    """The result of an act: its events, and who can see the act itself."""

    __slots__ = ("events", "public", "rewound", "undone", "visible_seats")

    def __init__(
        self,
        events: list[Event] | None = None,
        *,
        public: bool = True,
        visible_seats: Collection[int] = (),
        rewound: bool = False,
        undone: list[Event] | None = None,
    ) -> None:
        self.events: Final = events or []
        self.public: Final = public
        self.visible_seats: Final = visible_seats
        """Seats that see the act if it is not public."""
        self.rewound: Final = rewound
        """Whether the game was rewound, so that every decision is a new one."""
        self.undone: Final = undone or []
        """The events that an undo took back."""


Handler = Callable[[Table, Act], Effect]
HANDLERS: Final[dict[str, Handler]] = {}


def handles(kind: str) -> Callable[[Handler], Handler]:
    """Register the function that carries out acts of a kind."""

    def register(handler: Handler) -> Handler:
        HANDLERS[kind] = handler
        return handler

    return register
