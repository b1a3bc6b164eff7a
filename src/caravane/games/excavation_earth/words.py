"""Vocabularies of the game: verbs of chance and of seats, reasons for refusals, and lines of the score sheet."""

from typing import Final

from caravane.kernel.words import NUMBER, Vocabulary, Word

from .kinds import ACTION, BUYER, CARD, CENTRE, COLOUR, FACTION, LOCATION, MARKET, RELIC, STORE, TILE, ZU_CARD

# Verbs of chance, then of seats, in the order of the rule specification.
DRAW_FACTION: Final = 0
SHUFFLE_CARDS: Final = 1
SHUFFLE_RELICS: Final = 2
SHUFFLE_BUYERS: Final = 3
SHUFFLE_TILES: Final = 4
SHUFFLE_ZU: Final = 5
LOT_COLOUR: Final = 6
LOT_RELIC: Final = 7
LOT_MARKET: Final = 8
DISCARD: Final = 9
FINISH_REDRAW: Final = 10
KEEP: Final = 11
PLACE: Final = 12
STEP: Final = 13
SKIP_STEP: Final = 14
CHOOSE: Final = 15
PLAY: Final = 16
STOP_MOVING: Final = 17
DIG_UP: Final = 18
STOP_DIGGING: Final = 19
SAMPLE: Final = 20
SKIP_SAMPLE: Final = 21
MOVE_GUARD: Final = 22
STORE_IN: Final = 23
SEND_TRADER: Final = 24
SKIP_TRADER: Final = 25
ADD_WHITE: Final = 26
SKIP_WHITE: Final = 27
ADD_BUYER: Final = 28
SKIP_BUYER: Final = 29
BUY: Final = 30
SKIP_PURCHASE: Final = 31
PICK_COLOUR: Final = 32
SKIP_SALE: Final = 33
PICK_MARKET: Final = 34
STOP_MARKETS: Final = 35
SELL_RELIC: Final = 36
PROMOTE: Final = 37
LEAVE: Final = 38
SEND_EMISSARY: Final = 39
RECALL: Final = 40
FINISH_COMMAND: Final = 41
FENCE_RELICS: Final = 42
BUY_RELICS: Final = 43
FENCE: Final = 44
STOP_FENCING: Final = 45
STOP_BUYING: Final = 46
REPLACE: Final = 47
PUT: Final = 48
TAKE: Final = 49
LEAVE_RELICS: Final = 50
BUY_RELIC: Final = 51
RETURN_RELICS: Final = 52
LIFT: Final = 53
SKIP_LIFT: Final = 54
SKIP_RUMOUR: Final = 55
STOP_DEALS: Final = 56
SAMPLE_RELIC: Final = 57
SKIP_ARCHIVE: Final = 58

VERBS: Final = Vocabulary(
    Word("draw-faction", faction=FACTION),
    Word("shuffle-cards", order=CARD.list()),
    Word("shuffle-relics", order=RELIC.list()),
    Word("shuffle-buyers", order=BUYER.list()),
    Word("shuffle-tiles", order=TILE.list()),
    Word("shuffle-zu", order=ZU_CARD.list()),
    Word("lot-colour", colour=COLOUR),
    Word("lot-relic", relic=RELIC),
    Word("lot-market", market=MARKET),
    Word("discard", card=CARD),
    Word("finish-redraw"),
    Word("keep", card=CARD),
    Word("place", location=LOCATION),
    Word("step", start=LOCATION, end=LOCATION),
    Word("skip-step"),
    Word("choose", action=ACTION),
    Word("play", card=CARD),
    Word("stop-moving"),
    Word("dig", relic=RELIC),
    Word("stop-digging"),
    Word("sample"),
    Word("skip-sample"),
    Word("move-guard", relic=RELIC),
    Word("store", store=STORE),
    Word("send-trader"),
    Word("skip-trader"),
    Word("add-white"),
    Word("skip-white"),
    Word("add-buyer", colour=COLOUR),
    Word("skip-buyer"),
    Word("buy", colour=COLOUR),
    Word("skip-purchase"),
    Word("pick-colour", colour=COLOUR),
    Word("skip-sale"),
    Word("pick-market", market=MARKET),
    Word("stop-markets"),
    Word("sell", relic=RELIC, store=STORE),
    Word("promote"),
    Word("leave"),
    Word("send-emissary"),
    Word("recall"),
    Word("finish-command"),
    Word("fence-relics"),
    Word("buy-relics"),
    Word("fence", relic=RELIC, store=STORE),
    Word("stop-fencing"),
    Word("stop-buying"),
    Word("replace", slot=NUMBER),
    Word("put", relic=RELIC),
    Word("take", relic=RELIC),
    Word("leave-relics"),
    Word("buy-relic", relic=RELIC),
    Word("return-relics"),
    Word("lift", location=LOCATION),
    Word("skip-lift"),
    Word("skip-rumour"),
    Word("stop-deals"),
    Word("sample-relic", relic=RELIC),
    Word("skip-archive"),
)

NO_DIG: Final = 0
NO_HAGGLE: Final = 1
NO_SALE: Final = 2
NO_COMMAND: Final = 3
NO_SMUGGLE: Final = 4
NO_SURVEY: Final = 5
NOT_IN_HAND: Final = 6
TRAVEL_CARD: Final = 7
NOTHING_OF_COLOUR: Final = 8
NOT_AT_MARKET: Final = 9
NOT_AT_BLACK_MARKET: Final = 10
NO_CUBE_LEFT: Final = 11
SUPPLY_EMPTY: Final = 12
SLOT_TAKEN: Final = 13
NO_LINE: Final = 14
NO_EXPLORER_THERE: Final = 15
TOO_LITTLE_FUEL: Final = 16
SAME_PLACE: Final = 17
OWN_EXPLORER_THERE: Final = 18
NO_STEP_YET: Final = 19
HOLD_IS_FULL: Final = 20
NO_RELIC_THERE: Final = 21
WRONG_COLOUR: Final = 22
NOBODY_AT_SITE: Final = 23
SAME_SITE: Final = 24
TOO_EXPENSIVE: Final = 25
PILE_EMPTY: Final = 26
SAME_COLOUR: Final = 27
STORES_FULL: Final = 28
STORE_IS_FULL: Final = 29
NO_BUYER_IN_STOCK: Final = 30
DO_SOMETHING: Final = 31
NO_TILE_OF_COLOUR: Final = 32
NO_MARKET_FOR: Final = 33
NO_TRADER_THERE: Final = 34
NOBODY_INTERESTED: Final = 35
MARKET_ORDER: Final = 36
NOT_STORED_THERE: Final = 37
RELIC_ORDER: Final = 38
NO_TILE_IN_ROUND_1: Final = 39
NO_EMISSARY: Final = 40
ALREADY_DONE: Final = 41
NOTHING_DONE_YET: Final = 42
NOT_A_SET: Final = 43
CARD_ORDER: Final = 44
PICK_ORDER: Final = 45
NO_GUARD: Final = 46
NO_SALE_AFTER: Final = 47
SAMPLED_ALREADY: Final = 48

REASONS: Final = Vocabulary(
    Word("no-dig", rule="EE-DIG-05"),
    Word("no-haggle", rule="EE-HAGGLE-01"),
    Word("no-sale", rule="EE-SELL-04"),
    Word("no-command", rule="EE-COMMAND-02"),
    Word("no-smuggle", rule="EE-SMUGGLE-01"),
    Word("no-survey", rule="EE-SURVEY-01"),
    Word("not-in-hand", rule="EE-TURN-04", card=CARD),
    Word("travel-card", rule="EE-TURN-07", action=ACTION),
    Word("nothing-of-colour", rule="EE-DIG-02", colour=COLOUR),
    Word("not-at-market", rule="EE-HAGGLE-01", market=MARKET),
    Word("not-at-black-market", rule="EE-SMUGGLE-01", location=LOCATION),
    Word("no-cube-left", rule="EE-CREW-06"),
    Word("supply-empty", rule="EE-SURVEY-10", colour=COLOUR),
    Word("slot-taken", rule="EE-SURVEY-02"),
    Word("no-line", rule="EE-MOVE-02", start=LOCATION, end=LOCATION),
    Word("no-explorer-there", rule="EE-MOVE-02", location=LOCATION),
    Word("too-little-fuel", rule="EE-MOVE-05"),
    Word("same-place", rule="EE-MOVE-03"),
    Word("own-explorer-there", rule="EE-SETUP-24", location=LOCATION),
    Word("no-step-yet", rule="EE-MOVE-04"),
    Word("hold-is-full", rule="EE-STORE-04"),
    Word("no-relic-there", rule="EE-DIG-02", relic=RELIC),
    Word("wrong-colour", rule="EE-DIG-01", relic=RELIC, colour=COLOUR),
    Word("nobody-at-site", rule="EE-DIG-02", location=LOCATION),
    Word("same-site", rule="EE-DIG-03", location=LOCATION),
    Word("too-expensive", rule="EE-SMUGGLE-07", relic=RELIC, price=NUMBER, credits=NUMBER),
    Word("pile-empty", rule="EE-SMUGGLE-05", colour=COLOUR),
    Word("same-colour", rule="EE-SMUGGLE-05", colour=COLOUR),
    Word("stores-full", rule="EE-STORE-04"),
    Word("store-is-full", rule="EE-STORE-04", store=STORE),
    Word("no-buyer-in-stock", rule="EE-BUYER-09", buyer=BUYER),
    Word("do-something", rule="EE-HAGGLE-06"),
    Word("no-tile-of-colour", rule="EE-SELL-02", colour=COLOUR),
    Word("no-market-for", rule="EE-SELL-02", colour=COLOUR),
    Word("no-trader-there", rule="EE-SELL-03", market=MARKET),
    Word("nobody-interested", rule="EE-SELL-03", market=MARKET, colour=COLOUR),
    Word("market-order", rule="EE-SELL-05", market=MARKET),
    Word("not-stored-there", rule="EE-SELL-06", relic=RELIC, store=STORE),
    Word("relic-order", rule="EE-SELL-06", relic=RELIC),
    Word("no-tile-in-round-1", rule="EE-COMMAND-06"),
    Word("no-emissary", rule="EE-COMMAND-03", centre=CENTRE),
    Word("already-done", rule="EE-COMMAND-02"),
    Word("nothing-done-yet", rule="EE-COMMAND-02"),
    Word("not-a-set", rule="EE-SETUP-07", card=CARD),
    Word("card-order", rule="EE-PASS-03", card=CARD),
    Word("pick-order", rule="EE-PREP-16", card=CARD),
    Word("no-guard", rule="EE-CREW-02", relic=RELIC),
    Word("no-sale-after", rule="EE-FACTION-GUL-04", relic=RELIC),
    Word("sampled-already", rule="EE-TILE-ARCHIVE-02", relic=RELIC),
)

START_LINE: Final = 0
SALES_LINE: Final = 1
FENCE_LINE: Final = 2
TILE_LINE: Final = 3
PURCHASE_LINE: Final = 4
CENTRE_LINE: Final = 5
COLUMN_LINE: Final = 6
ROW_LINE: Final = 7
FAILURE_LINE: Final = 8
UNSOLD_LINE: Final = 9

LINES: Final = Vocabulary(
    Word("start"),
    Word("sales"),
    Word("fences"),
    Word("tiles"),
    Word("purchases"),
    Word("centres"),
    Word("columns"),
    Word("rows"),
    Word("failures"),
    Word("unsold"),
)
