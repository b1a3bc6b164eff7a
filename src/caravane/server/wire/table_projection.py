"""A table as it is sent to one viewpoint, over the socket and by HTTP."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Status = Annotated[Literal["waiting", "starting", "playing", "ended"], Meta(title="Status")]
View = Annotated[dict[str, Any], Meta(title="View", description="The game as one viewpoint sees it.")]
"""Types with a title are published under it, as the structs are."""


class Occupant(Struct, frozen=True):
    """The occupant of a seat; `substitute` is the level of the bot that plays for a person who is away.

    In an update, people have `present`: whether a connection of theirs follows the table from this seat.
    """

    kind: Literal["person", "companion", "bot"]
    name: str
    level: str | UnsetType = UNSET
    substitute: str | UnsetType = UNSET
    present: bool | UnsetType = UNSET


class TableEvent(Struct, frozen=True):
    """An `event` of the game in text form, or an `act` at the table itself.

    With `starts`, the event starts a turn, a chapter (a season, a round; and its first turn), or the count of everybody's points.
    `deed` tells how well the event sums up what the seat did, 1 best; without it the event is a detail. A `slip` is a deed that
    people want to read with its details. `rewound` is true for an act by which a takeback came about;
    `undone` is the number of events, the last ones of an update, that an undo took back.
    """

    seat: int | None
    event: str | UnsetType = UNSET
    act: str | UnsetType = UNSET
    starts: Literal["turn", "chapter", "scoring"] | UnsetType = UNSET
    deed: int | UnsetType = UNSET
    slip: bool | UnsetType = UNSET
    rewound: bool | UnsetType = UNSET
    undone: int | UnsetType = UNSET


class TakebackRequest(Struct, frozen=True):
    """A pending takeback: the seat that asked for it, and the seats that have accepted."""

    seat: int
    accepted: list[int]


class Result(Struct, frozen=True):
    """The outcome: ranks, points and score sheets by seat, followed by those of automatons.

    `score_factors` are present in games that multiply lines of the sheets: the factor that the points of each line contain.
    """

    ranks: list[int]
    scores: list[int]
    score_sheets: list[list[tuple[str, int]]]
    resigned: list[int]
    finished: bool
    score_factors: list[list[int]] | UnsetType = UNSET


class TableProjection(Struct, frozen=True, kw_only=True):
    """A table as one viewpoint sees it. Views, scores and moves are present once the game has started.

    `scores` are the points by seat, followed by those of automatons, null where the view does not show them; `headline` tells how far
    the game is, in text form, and may be empty; `turn` is present in games whose views count turns; `projected` in games whose points
    come later: what every side would have if everything public were scored now, by parts. `draws` is the number of chance events so far,
    undone ones included. `starts_in` are the seconds until a full table starts by itself.
    """

    n: int
    status: Status
    occupants: list[Occupant | None]
    deciding: list[int]
    clocks: list[float]
    commitment: str
    paused_until: list[float] | UnsetType = UNSET
    takeback: TakebackRequest | UnsetType = UNSET
    entropy: list[str] | UnsetType = UNSET
    starts_in: float | UnsetType = UNSET
    draws: int | UnsetType = UNSET
    view: View | UnsetType = UNSET
    scores: list[int | None] | UnsetType = UNSET
    headline: str | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    projected: list[list[tuple[str, int]]] | UnsetType = UNSET
    legal: list[str] | UnsetType = UNSET
    prompt: str | UnsetType = UNSET
    can_undo: bool | UnsetType = UNSET
    result: Result | UnsetType = UNSET
