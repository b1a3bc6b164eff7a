"""What every interface shows of the game: points, headline, turns and rounds, and the parts of the box."""

from typing import Final, cast

from caravane.kernel.game import View
from caravane.kernel.presentation import Presentation
from caravane.kernel.words import NUMBER, Phrase, Vocabulary, Word

from .events import (
    BOUGHT,
    BUYER_ADDED,
    CARD_PLAYED,
    COLUMN_FILLED,
    DUG,
    EMISSARY_SENT,
    EXPLORER_PLACED,
    FENCED,
    FORECAST_REPLACED,
    GAME_ENDED,
    LIFTED,
    MARKER_TAKEN,
    PASSED,
    RECALLED,
    RELIC_TAKEN,
    ROUND_BEGAN,
    ROUND_ENDED,
    RUMOUR_AT,
    SAMPLED,
    SOLD,
    STEPPED,
    TRADER_SENT,
    ZU_FAILED,
    ZU_PASSED,
    ZU_REVEALED,
)
from .explanations import EXPLANATIONS
from .kinds import (
    ACTION,
    BUYER,
    CARD,
    CENTRE,
    COLOUR,
    FACTION,
    GLYPH,
    LOCATION,
    MARKET,
    RELIC,
    STORE,
    SYMBOL,
    TILE,
    ZU_CARD,
)
from .knowledge import EarthView
from .projected_points import PROJECTED_LINES, projected

HEADLINES: Final = Vocabulary()
ROUND: Final = HEADLINES.add("round", round=NUMBER, rounds=NUMBER)
DRAFT: Final = HEADLINES.add("draft", round=NUMBER, choice=NUMBER)

PARTS: Final = Vocabulary(
    Word("card", card=CARD),
    Word("action", action=ACTION),
    Word("relic", relic=RELIC),
    Word("location", location=LOCATION),
    Word("market", market=MARKET),
    Word("buyer", buyer=BUYER),
    Word("centre", centre=CENTRE),
    Word("tile", tile=TILE),
    Word("faction", faction=FACTION),
    Word("store", store=STORE),
    Word("column", colour=COLOUR),
    Word("row", glyph=GLYPH),
    Word("popularity", colour=COLOUR),
    Word("supply", colour=COLOUR),
    Word("pile", colour=COLOUR),
    Word("forecast", slot=NUMBER),
    Word("marker", number=NUMBER),
    Word("mothership"),
    Word("deck"),
    Word("discard"),
    Word("turn-order"),
    Word("zu-card", card=ZU_CARD),
    Word("symbol", symbol=SYMBOL),
    Word("hand"),
    Word("credits"),
    Word("points"),
    Word("reserve"),
    Word("stores"),
    Word("trader"),
    Word("emissary"),
    Word("guard"),
    Word("explorer"),
    Word("gallery"),
    Word("zu"),
)


def scores(view: View) -> list[int | None]:
    """Return the credits of every seat, then those of Zu, if it plays."""
    visible = cast(EarthView, view)
    zu = visible["zu"]
    found: list[int | None] = [player["credits"] for player in visible["players"]]
    return found if zu is None else [*found, zu["credits"]]


def headline(view: View) -> Phrase:
    """Return the round, and the choice while cards are drafted."""
    visible = cast(EarthView, view)
    choice = visible["choice"]
    return (ROUND, visible["round"], visible["rounds"]) if choice is None else (DRAFT, visible["round"], choice)


PRESENTATION: Final = Presentation(
    scores=scores,
    headlines=HEADLINES,
    headline=headline,
    parts=PARTS,
    explanations=EXPLANATIONS,
    turn_events=(CARD_PLAYED, PASSED, ZU_REVEALED),
    chapter_events=(ROUND_BEGAN,),
    scoring_events=(ROUND_ENDED,),
    deeds=(
        SOLD,
        DUG,
        BOUGHT,
        FENCED,
        RELIC_TAKEN,
        RECALLED,
        FORECAST_REPLACED,
        EMISSARY_SENT,
        TRADER_SENT,
        BUYER_ADDED,
        RUMOUR_AT,
        LIFTED,
        STEPPED,
        EXPLORER_PLACED,
        PASSED,
        ZU_FAILED,
        ZU_PASSED,
        COLUMN_FILLED,
        MARKER_TAKEN,
        SAMPLED,
        CARD_PLAYED,
        ZU_REVEALED,
    ),
    slips=(SOLD,),
    endings=(GAME_ENDED,),
    projected_lines=PROJECTED_LINES,
    projected=projected,
)
