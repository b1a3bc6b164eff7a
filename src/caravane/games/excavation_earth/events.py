"""Events of the game, in the order in which a game produces them."""

from typing import Final

from caravane.kernel.words import NUMBER, SEAT, Vocabulary, Word

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
    TILE,
    WHY,
    ZU_CARD,
)

FACTION_DRAWN: Final = 0
TURN_ORDER: Final = 1
DEALT: Final = 2
REDRAW_DISCARDED: Final = 3
REDRAW_FINISHED: Final = 4
DREW: Final = 5
DREW_UNSEEN: Final = 6
DECK_SHUFFLED: Final = 7
FORECAST_LAID: Final = 8
SITES_LAID: Final = 9
PILE_LAID: Final = 10
BUYERS_SHUFFLED: Final = 11
BUYERS_BURNED: Final = 12
QUEUE_FILLED: Final = 13
ROUND_BEGAN: Final = 14
TILES_DRAWN: Final = 15
TILES_TURNED: Final = 16
BUYER_LEFT: Final = 17
BUYER_MISSING: Final = 18
GROUND_GAVE: Final = 19
PILE_GAINED: Final = 20
FORECAST_CLEARED: Final = 21
PACK_SEEN: Final = 22
PACKS_DEALT: Final = 23
PACKS_PASSED: Final = 24
PICKED: Final = 25
PICKS_MADE: Final = 26
DRAFT_ENDED: Final = 27
CARDS_LOST: Final = 28
TRAVEL_RETURNED: Final = 29
PILES_TURNED: Final = 30
EXPLORER_PLACED: Final = 31
STEPPED: Final = 32
STEP_SKIPPED: Final = 33
MOVING_STOPPED: Final = 34
ACTION_CHOSEN: Final = 35
CARD_PLAYED: Final = 36
PASSED: Final = 37
NO_CARD_LEFT: Final = 38
KEPT: Final = 39
KEPT_ONE: Final = 40
CARDS_KEPT: Final = 41
CARDS_DISCARDED: Final = 42
DUG: Final = 43
DIGGING_STOPPED: Final = 44
SAMPLED: Final = 45
SAMPLE_SKIPPED: Final = 46
RESERVE_EMPTY: Final = 47
GUARD_MOVED: Final = 48
COLUMN_FILLED: Final = 49
STORED: Final = 50
TRADER_SENT: Final = 51
TRADER_SKIPPED: Final = 52
BUYER_ADDED: Final = 53
WHITE_SKIPPED: Final = 54
BUYER_SKIPPED: Final = 55
BOUGHT: Final = 56
PURCHASE_SKIPPED: Final = 57
SALE_COLOUR: Final = 58
SALE_MARKET: Final = 59
SALE_MARKETS_CHOSEN: Final = 60
SALE_RELIC: Final = 61
SALE_SKIPPED: Final = 62
SALE_PRICE: Final = 63
SALE_BUYERS: Final = 64
SALE_BONUS: Final = 65
SOLD: Final = 66
MOTHERSHIP_LEFT: Final = 67
BOARDED: Final = 68
PROMOTED: Final = 69
PROMOTION_DECLINED: Final = 70
RELICS_GONE: Final = 71
EMISSARY_SENT: Final = 72
RECALLED: Final = 73
COMMAND_FINISHED: Final = 74
FENCING_BEGAN: Final = 75
BUYING_BEGAN: Final = 76
FENCED: Final = 77
FENCING_STOPPED: Final = 78
BUYING_STOPPED: Final = 79
FORECAST_REPLACED: Final = 80
MARKER_TAKEN: Final = 81
RELICS_SHOWN: Final = 82
NONE_LEFT: Final = 83
RELIC_PLACED: Final = 84
RELIC_TAKEN: Final = 85
RELICS_LEFT: Final = 86
RELICS_RETURNED: Final = 87
LIFTED: Final = 88
LIFT_SKIPPED: Final = 89
RUMOUR_AT: Final = 90
RUMOUR_SKIPPED: Final = 91
DEALS_STOPPED: Final = 92
ARCHIVE_SKIPPED: Final = 93
TILE_PAID: Final = 94
ROUND_ENDED: Final = 95
CENTRE_SCORED: Final = 96
COLUMN_SCORED: Final = 97
ROW_SCORED: Final = 98
UNSOLD_COUNTED: Final = 99
UNSOLD_LOST: Final = 100
GAME_ENDED: Final = 101
ZU_DEALT: Final = 102
ZU_CARRIED: Final = 103
ZU_REVEALED: Final = 104
ZU_COLOUR: Final = 105
ZU_RELIC: Final = 106
ZU_MARKET: Final = 107
ZU_LEAD: Final = 108
ZU_BUYS_INSTEAD: Final = 109
ZU_FENCES_INSTEAD: Final = 110
ZU_SECOND_SKIPPED: Final = 111
ZU_NO_SAMPLE: Final = 112
ZU_FAILED: Final = 113
ZU_CARD_DROPPED: Final = 114
ZU_PASSED: Final = 115
ZU_DREW: Final = 116
ZU_CARD_DISCARDED: Final = 117
ENDED_WITH: Final = 118

EVENTS: Final = Vocabulary(
    Word("faction-drawn", faction=FACTION),
    Word("turn-order", order=SEAT.list()),
    Word("dealt", cards=CARD.list()),
    Word("redraw-discarded", card=CARD),
    Word("redraw-finished", count=NUMBER),
    Word("drew", cards=CARD.list()),
    Word("drew-unseen", count=NUMBER),
    Word("deck-shuffled", count=NUMBER),
    Word("forecast-laid", cards=CARD.list()),
    Word("sites-laid", relics=RELIC.list()),
    Word("pile-laid", relics=RELIC.list()),
    Word("buyers-shuffled"),
    Word("buyers-burned", buyers=BUYER.list()),
    Word("queue-filled", market=MARKET, buyers=BUYER.list()),
    Word("round-began", round=NUMBER, rounds=NUMBER),
    Word("tiles-drawn", left=TILE, middle=TILE, right=TILE),
    Word("tiles-turned", left=TILE, middle=TILE, right=TILE),
    Word("buyer-left", market=MARKET, buyer=BUYER),
    Word("buyer-missing", buyer=BUYER),
    Word("ground-gave", card=CARD, relics=RELIC.list()),
    Word("pile-gained", relic=RELIC),
    Word("forecast-cleared"),
    Word("pack-seen", cards=CARD.list()),
    Word("packs-dealt"),
    Word("packs-passed"),
    Word("picked", card=CARD),
    Word("picks-made"),
    Word("draft-ended"),
    Word("cards-lost", cards=CARD.list()),
    Word("travel-returned"),
    Word("piles-turned"),
    Word("explorer-placed", location=LOCATION),
    Word("stepped", start=LOCATION, end=LOCATION),
    Word("step-skipped"),
    Word("moving-stopped"),
    Word("action-chosen", action=ACTION),
    Word("card-played", action=ACTION, card=CARD),
    Word("passed"),
    Word("no-card-left"),
    Word("kept", card=CARD),
    Word("kept-one"),
    Word("cards-kept", count=NUMBER),
    Word("cards-discarded", cards=CARD.list()),
    Word("dug", relic=RELIC, location=LOCATION),
    Word("digging-stopped"),
    Word("sampled", relic=RELIC),
    Word("sample-skipped", relic=RELIC),
    Word("reserve-empty"),
    Word("guard-moved", relic=RELIC),
    Word("column-filled", colour=COLOUR),
    Word("stored", relic=RELIC, store=STORE),
    Word("trader-sent", market=MARKET),
    Word("trader-skipped"),
    Word("buyer-added", market=MARKET, buyer=BUYER),
    Word("white-skipped"),
    Word("buyer-skipped"),
    Word("bought", relic=RELIC, credits=NUMBER),
    Word("purchase-skipped"),
    Word("sale-colour", colour=COLOUR),
    Word("sale-market", market=MARKET),
    Word("sale-markets-chosen", count=NUMBER),
    Word("sale-relic", relic=RELIC, store=STORE),
    Word("sale-skipped"),
    Word("sale-price", colour=COLOUR, rank=NUMBER, credits=NUMBER),
    Word("sale-buyers", market=MARKET, count=NUMBER, credits=NUMBER),
    Word("sale-bonus", markets=NUMBER, credits=NUMBER),
    Word("sold", colour=COLOUR, credits=NUMBER),
    Word("mothership-left", count=NUMBER),
    Word("boarded", count=NUMBER),
    Word("promoted", market=MARKET, centre=CENTRE),
    Word("promotion-declined", market=MARKET),
    Word("relics-gone", relics=RELIC.list()),
    Word("emissary-sent", centre=CENTRE),
    Word("recalled", centre=CENTRE, tile=TILE),
    Word("command-finished"),
    Word("fencing-began"),
    Word("buying-began"),
    Word("fenced", relic=RELIC, credits=NUMBER),
    Word("fencing-stopped"),
    Word("buying-stopped"),
    Word("forecast-replaced", old=CARD, card=CARD),
    Word("marker-taken", number=NUMBER),
    Word("relics-shown", relics=RELIC.list()),
    Word("none-left", colour=COLOUR),
    Word("relic-placed", relic=RELIC, location=LOCATION),
    Word("relic-taken", relic=RELIC),
    Word("relics-left"),
    Word("relics-returned", relics=RELIC.list()),
    Word("lifted", location=LOCATION),
    Word("lift-skipped"),
    Word("rumour-at", market=MARKET),
    Word("rumour-skipped"),
    Word("deals-stopped"),
    Word("archive-skipped"),
    Word("tile-paid", tile=TILE, credits=NUMBER),
    Word("round-ended", round=NUMBER),
    Word("centre-scored", centre=CENTRE, emissaries=NUMBER, credits=NUMBER),
    Word("column-scored", colour=COLOUR, guards=NUMBER, credits=NUMBER),
    Word("row-scored", glyph=GLYPH, guards=NUMBER, credits=NUMBER),
    Word("unsold-counted", credits=NUMBER),
    Word("unsold-lost", credits=NUMBER),
    Word("game-ended"),
    Word("zu-dealt", count=NUMBER),
    Word("zu-carried", count=NUMBER),
    Word("zu-revealed", card=ZU_CARD),
    Word("zu-colour", colour=COLOUR, why=WHY),
    Word("zu-relic", relic=RELIC, why=WHY),
    Word("zu-market", market=MARKET, why=WHY),
    Word("zu-lead", colour=COLOUR, why=WHY),
    Word("zu-buys-instead", why=WHY),
    Word("zu-fences-instead", why=WHY),
    Word("zu-second-skipped"),
    Word("zu-no-sample", relic=RELIC),
    Word("zu-failed", why=WHY, credits=NUMBER),
    Word("zu-card-dropped", card=ZU_CARD),
    Word("zu-passed"),
    Word("zu-drew", card=CARD),
    Word("zu-card-discarded", card=CARD),
    Word("ended-with", credits=NUMBER),
)
