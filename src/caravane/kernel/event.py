"""Events: what happened, and who may see what of it.

The four ways of telling are the game's whole statement about secrecy of an event, and undo follows from them:
`tell` and `keep` bring nothing hidden to light and may be taken back; `show` and `learn` do, and are barriers.
"""

from collections.abc import Sequence
from typing import Final, final

from caravane.kernel.words import Said

EVERYONE: Final = -1
NOTHING: Final = ()
WATCHERS: Final = 1 << 30
"""The bit of the audience that stands for spectators."""
NOBODY: Final = -9


@final
class Event:
    """One thing that happened: the full words for its audience, an outline for the others."""

    __slots__ = ("audience", "outline", "reveals", "said", "seat")

    def __init__(self, seat: int, said: Said, audience: int, outline: Said, reveals: bool) -> None:
        self.seat: Final = seat
        self.said: Final = said
        self.audience: Final = audience
        self.outline: Final = outline
        self.reveals: Final = reveals

    def seen_by(self, seat: int | None) -> Said:
        """Project the event for a seat, or for spectators (None); empty when there is nothing to see."""
        bit = WATCHERS if seat is None else 1 << seat
        return self.said if self.audience & bit else self.outline

    def secret(self) -> bool:
        """Tell whether nobody but the event's own seat notices anything."""
        return self.seat >= 0 and self.audience == 1 << self.seat and self.outline == NOTHING


def heard(events: Sequence[Event], seat: int | None) -> list[tuple[int, Said]]:
    """Project events for a seat, or for spectators (None): who did what; what is empty is no message at all."""
    seen = [(event.seat, event.seen_by(seat)) for event in events]
    return [(actor, said) for actor, said in seen if said]


def kept_secret(events: Sequence[Event], seat: int) -> bool:
    """Tell whether nobody else notices a move of a seat: it has events, and all of them are its own secrets."""
    return bool(events) and all(event.seat == seat and event.secret() for event in events)


@final
class Events:
    """Where the steps tell what happens, in order; nobody listens where a game is only played out."""

    __slots__ = ("deaf", "happened")

    def __init__(self, deaf: bool = False) -> None:
        self.happened: list[Event] = []
        self.deaf: Final = deaf

    def tell(self, seat: int, said: Said) -> None:
        """Tell everyone something that brings nothing hidden to light."""
        if not self.deaf:
            self.happened.append(Event(seat, said, EVERYONE, NOTHING, False))

    def keep(self, seat: int, said: Said, outline: Said = NOTHING) -> None:
        """Tell a seat what it did in secret; the others get the outline."""
        if not self.deaf:
            self.happened.append(Event(seat, said, 1 << seat, outline, False))

    def learn(self, seat: int, said: Said, outline: Said = NOTHING) -> None:
        """Let a seat learn something hidden, such as a card it draws; the others get the outline."""
        if not self.deaf:
            self.happened.append(Event(seat, said, 1 << seat, outline, True))

    def show(self, seat: int, said: Said, but: int = NOBODY) -> None:
        """Show everyone something hidden until now; `but` names a seat that was told before."""
        if self.deaf:
            return
        audience = EVERYONE if but == NOBODY else EVERYONE & ~(1 << but)
        self.happened.append(Event(seat, said, audience, NOTHING, True))
