"""Table: the fold of its acts.

`apply` checks an act, carries it out and completes it with the luck and the forced moves that followed, so that the act
can be recorded; an act that was recorded is carried out from what it says, without the secret.
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
from caravane.tables.clocks.time_control import FOREVER, WAIT
from caravane.tables.occupants import Occupant
from caravane.tables.settings import Settings

GATHERING: Final = "gathering"
MIXING: Final = "mixing"
"""Started, and waiting for entropy that was promised."""
PLAYING: Final = "playing"
ENDED: Final = "ended"

NOBODY: Final = CHANCE

ANSWERS: Final = (acts.PLAY, acts.UNDO, acts.LEAVE, acts.RETURN, acts.RESIGN, acts.EXPIRE)
"""Acts after which an answer that was on its way is meant for something else, or comes from somebody else."""
REPEATABLE: Final = (
    acts.SIT,
    acts.STAND,
    acts.UNDO,
    acts.ASK,
    acts.AGREE,
    acts.DECLINE,
    acts.LEAVE,
    acts.HOLIDAY,
    acts.GRANT,
)
"""Acts that bring no game nearer to its end, so that they could go on for ever."""
MOST_ACTS: Final = 20_000
"""A table that has had so many can only be played to its end: whoever looks at its history reads them all."""
REMEMBERED: Final = 64
"""So many messages of each seat are remembered."""
MARK_EVERY: Final = 8
MARK_AFTER: Final = 10.0
"""Acts are marked with the fingerprint of the state: every so many, and each that came after so many seconds.

Other rules than those that an act was made under show there. Where people take their time every act has its mark, and
where they do not, marks do not take theirs.
"""
MARK_LENGTH: Final = 16


@final
class Table:
    """People, bots and companions around one game."""

    def __init__(self, opening: Act, secret: bytes = b"") -> None:
        if opening.kind != acts.OPEN:
            raise Refused("bad-act", "kind")
        act_schema.check_fields(opening, recorded=False)
        self.settings: Final = Settings.unpack(opening.data["settings"])
        self.host: Final[str] = opening.data["host"]
        self.commitment: Final[str] = opening.data["commitment"]
        self.secret: Final = secret
        """Known to servers only, until the game is over."""
        self.game: Final[AnyGame] = self.settings.find_game()
        seats = self.settings.seats
        self.number: int = 1
        """How many acts there were, the opening included. It stays inside: it would count secret acts."""
        self.seen: list[int] = [1] * (seats + 1)
        """How many acts each seat and, last, the spectators could notice."""
        self.noticed: list[bool] = [True] * (seats + 1)
        """Who could notice the last act, in the same order."""
        self.asked_at: list[int] = [0] * seats
        """What a seat had seen when it was asked what it is asked now, or when it last answered: older answers are stale."""
        self.opened_at: Final = opening.at
        self.last_at: float = opening.at
        self.told_at: float = opening.at
        """When something last happened that everybody could notice; unlike `last_at` it may leave the table."""
        self.status: str = GATHERING
        self.places: list[Occupant | None] = [None] * seats
        self.promises: list[str] = [""] * seats
        """The fingerprints of entropy that seats will show when all are fixed."""
        self.entropies: list[str] = [""] * seats
        self.clocks: list[Clock] = [Clock(self.settings.pace.bank) for _ in range(seats)]
        self.journal: Journal[Any] = Journal(self.game, seats, self.settings.options)
        self.draws: int = 0
        """How many chance events were ever drawn: what is taken back is never drawn again."""
        self.witness: Callable[[Table, str], None] | None = None
        """Told of every chance event, with its line, before it happens: for exports and reports."""
        self.resigned: list[int] = []
        self.helped: list[int] = []
        """The seats of people for whom a bot has played, if only once."""
        self.asking: int = NOBODY
        """The seat that asks to take its last choice back although something was revealed."""
        self.asking_place: int = 0
        """The line of the journal at which that choice was made."""
        self.agreed: set[int] = set()
        self.grants: dict[str, list[int]] = {}
        self.answered: dict[str, int] = {}
        """The last messages of every seat by their ids, so that one sent again does nothing again."""

    def apply(self, act: Act, *, recorded: bool = False) -> list[Event]:
        """Carry out an act; raise Refused, with nothing changed, when it cannot be.

        An act that was recorded is not argued about: when its time was up is a matter of that day's calendars. When it
        leads to another state than it did then, the table is of no use any more, and Diverged is raised.
        """
        act_schema.check(act, self.settings.seats, recorded=recorded)
        if not recorded:
            self._check_fresh(act)
        before = self.deciding()
        draws = self.draws
        effect = HANDLERS[act.kind](self, act)
        self.number += 1
        everyone = effect.everyone or self.deciding() != before or self.draws != draws
        self._count(act, effect, before, everyone=everyone)
        self._set_clocks(act, before, drew=self.draws != draws)
        self._remember(act)
        self._mark(act, recorded=recorded)
        return effect.events

    def _check_fresh(self, act: Act) -> None:
        if act.data.get("id") in self.answered:
            raise Refused("again")
        if self.number >= MOST_ACTS and act.kind in REPEATABLE:
            raise Refused("too-many")
        if act.kind == acts.EXPIRE:
            self.expect(PLAYING)
            if not self.time_is_up(act.seat, act.at):
                raise Refused("not-now")

    def _count(self, act: Act, effect: "Effect", before: list[int], *, everyone: bool) -> None:
        """Let everyone who could notice the act count it, and renew the questions that it has changed."""
        acting = act.data.get("seat", NOBODY)
        deciding = self.deciding()
        for watcher in range(len(self.seen)):
            seat = watcher if watcher < self.settings.seats else None
            told = watcher == acting or watcher in effect.noticed_by
            self.noticed[watcher] = everyone or told or any(event.seen_by(seat) for event in effect.events)
            self.seen[watcher] += self.noticed[watcher]
        if all(self.noticed):
            self.told_at = act.at
        for seat in range(self.settings.seats):
            opened = seat in deciding and seat not in before
            if opened or effect.rewound or (seat == acting and act.kind in ANSWERS):
                self.asked_at[seat] = self.seen[seat]
        if everyone and act.kind in {acts.PLAY, acts.UNDO}:
            # A secret act does not end the question, or else the question's end would tell of it.
            self.forget_question()

    def _set_clocks(self, act: Act, before: list[int], *, drew: bool) -> None:
        """Run the clocks of those who are waited for; whoever has answered gains, at the latest when luck came of it."""
        acting = act.data.get("seat", NOBODY)
        waited_for = [seat for seat in self.deciding() if not self.occupant(seat).bot_level()]
        pace = self.settings.pace
        for seat, clock in enumerate(self.clocks):
            if act.kind == acts.UNDO and seat == acting:
                clock.take_back()
            if act.kind == acts.PLAY and seat == acting and seat in before and (drew or seat not in waited_for):
                clock.answer(pace, act.at)
            if seat in waited_for:
                clock.run(act.at)
            else:
                clock.stop(pace, act.at)

    def _remember(self, act: Act) -> None:
        if "id" in act.data:
            seat = act.data.get("seat", NOBODY)
            self.answered[act.data["id"]] = seat
            mine = [name for name, sender in self.answered.items() if sender == seat]
            for name in mine[:-REMEMBERED]:
                del self.answered[name]

    def _mark(self, act: Act, *, recorded: bool) -> None:
        slow = act.at - self.last_at >= MARK_AFTER
        self.last_at = act.at
        if not ("mark" in act.data if recorded else slow or self.number % MARK_EVERY == 0):
            return
        mark = fingerprint(self.game, self.journal.state)[:MARK_LENGTH]
        if act.data.setdefault("mark", mark) != mark:
            raise Diverged(f"act {self.number - 1} leads to another state than when it was recorded")

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

    def time_is_up(self, seat: int, now: float) -> bool:
        """Tell whether a person is waited for whose time has run out."""
        return seat in self.deciding() and seat in self.people() and self.seat_due_at(seat) <= now

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

    def expect(self, *statuses: str) -> None:
        """Refuse an act that belongs to another time."""
        if self.status not in statuses:
            raise Refused("too-late" if self.status == ENDED else "not-now")

    def forget_question(self) -> None:
        """Let nothing be asked any more."""
        self.asking = NOBODY
        self.asking_place = 0
        self.agreed = set()

    def final_places(self) -> list[int]:
        """Give every seat its place in the end; who resigned is behind all others, the first to go last."""
        return self.all_places()[: self.settings.seats]

    def all_places(self) -> list[int]:
        """Give the places of all sides: after the seats come opponents that the rules play."""
        standings = self.game.standings(self.journal.state)
        order = [(self._stayed(seat), standing) for seat, standing in enumerate(standings)]
        return [1 + sum(other > mine for other in order) for mine in order]

    def _stayed(self, seat: int) -> int:
        return self.resigned.index(seat) - len(self.resigned) if seat in self.resigned else 0


@final
class Effect:
    """What an act has brought about: the events, and who notices the act itself."""

    __slots__ = ("events", "everyone", "noticed_by", "rewound")

    def __init__(
        self,
        events: list[Event] | None = None,
        *,
        everyone: bool = True,
        noticed_by: Collection[int] = (),
        rewound: bool = False,
    ) -> None:
        self.events: Final = events or []
        self.everyone: Final = everyone
        self.noticed_by: Final = noticed_by
        """Seats that notice it when not everyone does."""
        self.rewound: Final = rewound
        """Whether the game has gone back: then every question is a new one."""


Handler = Callable[[Table, Act], Effect]
HANDLERS: Final[dict[str, Handler]] = {}


def handles(kind: str) -> Callable[[Handler], Handler]:
    """Register the function that carries out acts of a kind."""

    def register(handler: Handler) -> Handler:
        HANDLERS[kind] = handler
        return handler

    return register
