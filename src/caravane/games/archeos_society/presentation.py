"""What every interface shows of the game: points, headline, turns and seasons, and the parts of the box."""

from typing import Final, cast

from caravane.kernel.game import View
from caravane.kernel.presentation import Presentation
from caravane.kernel.words import NUMBER, Phrase, Vocabulary, Word

from .explanations import EXPLANATIONS
from .knowledge import ArcheosView
from .projected_points import PROJECTED_LINES, projected
from .words import (
    ADVANCED_TO,
    BOARD_DRAWN,
    CARD,
    COLOUR,
    DREW,
    DREW_MORE,
    DREW_MORE_UNSEEN,
    DREW_UNSEEN,
    GAME_ENDED,
    KEPT_COUNT,
    LAID_DOWN,
    LED,
    LED_ALSO,
    LINGUIST_MOVED,
    MONKEY_SHOWN,
    PAINT_CHOSEN,
    RELIC_PLACED,
    RETREATED_TO,
    ROLE,
    ROLE_DRAFTED,
    SEASON_BEGAN,
    SEASON_ENDED,
    SIDE_PLACED,
    SITE,
    TILE_TAKEN,
    TOKEN_TAKEN,
    TOOK,
    ULURU_SCORED,
    UR_DECLINED,
    VEHICLE,
)

HEADLINES: Final = Vocabulary()
SET_UP: Final = HEADLINES.add("set-up")
SEASON: Final = HEADLINES.add("season", season=NUMBER, seasons=NUMBER)

PARTS: Final = Vocabulary(
    Word("card", card=CARD),
    Word("role", role=ROLE),
    Word("site", site=SITE),
    Word("board", colour=COLOUR),
    Word("vehicle", site=SITE, vehicle=VEHICLE),
    Word("relic", colour=COLOUR),
    Word("token", token=NUMBER),
    Word("tile"),
    Word("linguist-track"),
    Word("monkey", number=NUMBER),
    Word("pile"),
    Word("area"),
    Word("hand"),
    Word("points"),
    Word("vehicles"),
    Word("expeditions"),
    Word("museum"),
    Word("set-up"),
)


def scores(view: View) -> list[int | None]:
    """Return the points of every seat."""
    return [player["score"] for player in cast(ArcheosView, view)["players"]]


def headline(view: View) -> Phrase:
    """Return the season, or that roles and boards are still chosen."""
    visible = cast(ArcheosView, view)
    return (SEASON, visible["season"], visible["seasons"]) if visible["season"] else (SET_UP,)


PRESENTATION: Final = Presentation(
    scores=scores,
    headlines=HEADLINES,
    headline=headline,
    parts=PARTS,
    explanations=EXPLANATIONS,
    # What a seat does with its turn; what an expedition brings along has other words.
    turn_events=(TOOK, DREW, DREW_UNSEEN, LED),
    chapter_events=(SEASON_BEGAN,),
    scoring_events=(SEASON_ENDED,),
    deeds=(
        LED,
        LED_ALSO,
        ADVANCED_TO,
        ULURU_SCORED,
        RELIC_PLACED,
        TILE_TAKEN,
        TOKEN_TAKEN,
        LINGUIST_MOVED,
        MONKEY_SHOWN,
        TOOK,
        DREW,
        DREW_UNSEEN,
        DREW_MORE,
        DREW_MORE_UNSEEN,
        RETREATED_TO,
        UR_DECLINED,
        ROLE_DRAFTED,
        SIDE_PLACED,
        BOARD_DRAWN,
        PAINT_CHOSEN,
        KEPT_COUNT,
        LAID_DOWN,
    ),
    slips=(LED, LED_ALSO),
    endings=(GAME_ENDED,),
    projected_lines=PROJECTED_LINES,
    projected=projected,
)
