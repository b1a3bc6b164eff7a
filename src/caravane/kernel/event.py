"""Events that moves cause, with the audience of each.

The four methods of `Events` are the game's whole statement about the secrecy of an event, and undo follows from them:
`tell` and `keep` reveal nothing hidden and can be undone; `show` and `learn` do reveal, and are barriers for undo.
"""

from collections.abc import Sequence
from typing import Any, Final, final

from caravane.kernel.words import Phrase

EVERYONE: Final = -1
NOTHING: Final = ()
SPECTATORS: Final = 1 << 30
"""Bit of the audience mask that stands for spectators."""
NO_VIEWER: Final = -9


@final
class Event:
    """Something that happened: the full phrase for its audience, an outline for the others."""

    __slots__ = ("audience", "known_to", "outline", "phrase", "reveals", "seat")

    def __init__(  # noqa: PLR0917 (all of these are what an event says)
        self, seat: int, phrase: Phrase, audience: int, outline: Phrase, reveals: bool, known_to: int = NO_VIEWER
    ) -> None:
        self.seat: Final = seat
        self.phrase: Final = phrase
        self.audience: Final = audience
        self.outline: Final = outline
        self.reveals: Final = reveals
        self.known_to: Final = known_to
        """Seat that knew what the event reveals to the others."""

    def reveals_to(self, seat: int) -> bool:
        """Return whether a seat may learn something from the event that was hidden from it."""
        return self.reveals and seat != self.known_to

    def seen_by(self, seat: int | None) -> Phrase:
        """Return the phrase that a seat, or a spectator (None), sees; it is empty if the event is invisible to them."""
        bit = SPECTATORS if seat is None else 1 << seat
        return self.phrase if self.audience & bit else self.outline

    def is_secret(self) -> bool:
        """Return whether the event is invisible to everyone but its own seat."""
        return self.seat >= 0 and self.audience == 1 << self.seat and self.outline == NOTHING

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how `pickle` and `copy` create the event again."""
        return Event, (self.seat, self.phrase, self.audience, self.outline, self.reveals, self.known_to)


def visible_events(events: Sequence[Event], seat: int | None) -> list[tuple[int, Phrase]]:
    """Return the acting seat and the phrase of every event that a seat, or a spectator (None), sees."""
    projected = [(event.seat, event.seen_by(seat)) for event in events]
    return [(actor, phrase) for actor, phrase in projected if phrase]


def is_secret_move(events: Sequence[Event], seat: int) -> bool:
    """Return whether a move is invisible to all other seats: it has events, and all of them are secret."""
    return bool(events) and all(event.seat == seat and event.is_secret() for event in events)


@final
class Events:
    """Collector of the events of a move, in order; a silent one drops them, for play-outs that need none."""

    __slots__ = ("happened", "silent")

    def __init__(self, silent: bool = False) -> None:
        self.happened: list[Event] = []
        self.silent: Final = silent

    def tell(self, seat: int, phrase: Phrase) -> None:
        """Add an event for everyone that reveals nothing hidden."""
        if not self.silent:
            self.happened.append(Event(seat, phrase, EVERYONE, NOTHING, False))

    def keep(self, seat: int, phrase: Phrase, outline: Phrase = NOTHING) -> None:
        """Add an event for a seat that acted in secret; the others get the outline."""
        if not self.silent:
            self.happened.append(Event(seat, phrase, 1 << seat, outline, False))

    def learn(self, seat: int, phrase: Phrase, outline: Phrase = NOTHING) -> None:
        """Add an event that reveals something hidden to a seat, such as a card it draws; the others get the outline."""
        if not self.silent:
            self.happened.append(Event(seat, phrase, 1 << seat, outline, True))

    def show(self, seat: int, phrase: Phrase, but: int = NO_VIEWER, known_to: int = NO_VIEWER) -> None:
        """Add an event that reveals something hidden to everyone, except the seat `but`, which knew it already.

        The seat `known_to` sees it too, but knew it all: it can plan beyond it.
        """
        if self.silent:
            return
        audience = EVERYONE if but == NO_VIEWER else EVERYONE & ~(1 << but)
        self.happened.append(Event(seat, phrase, audience, NOTHING, True, known_to))
