"""Vocabularies of the game: verbs, events, reasons for refusals, and lines of the score sheet."""

from typing import Final

from caravane.kernel.words import NUMBER, SEAT, Kind, Vocabulary, Word

from .components import CIRCLES, COLOURS

CIRCLE: Final = Kind("circle", CIRCLES)
"""A circle of the board; for a place, also its card."""
COLOUR: Final = Kind("colour", COLOURS)
USE: Final = Kind("use", ("arrow", "removal", "exchange"))
ANNOUNCE: Final = Kind("announce", ("automatic", "vigilance"))
ANSWER: Final = Kind("answer", ("claim", "silent"))

ARROW: Final = 0
REMOVAL: Final = 1
EXCHANGE: Final = 2

# Verbs of chance, then of seats, in the order of the rule specification.
NAME_FIRST: Final = 0
SHUFFLE_CARDS: Final = 1
MARK: Final = 2
LAY: Final = 3
SPEND: Final = 4
END_TURN: Final = 5
REMOVE: Final = 6
KEEP: Final = 7
KEEP_NONE: Final = 8
DISCARD: Final = 9
DISCARD_NONE: Final = 10
CHOOSE_BASE: Final = 11
DECLINE: Final = 12
CLAIM: Final = 13
STAY_SILENT: Final = 14

VERBS: Final = Vocabulary(
    Word("first", seat=SEAT),
    Word("shuffle", order=CIRCLE.list()),
    Word("mark", place=CIRCLE),
    Word("lay", colour=COLOUR, circle=CIRCLE),
    Word("spend", use=USE),
    Word("end-turn"),
    Word("remove", colour=COLOUR),
    Word("keep", card=CIRCLE),
    Word("keep-none"),
    Word("discard", card=CIRCLE),
    Word("discard-none"),
    Word("base", circle=CIRCLE),
    Word("decline"),
    Word("claim"),
    Word("silent"),
)

FIRST_PLAYER: Final = 0
DEALT: Final = 1
DEALT_UNSEEN: Final = 2
MENDED: Final = 3
MENDED_UNSEEN: Final = 4
NEAR_UNDER: Final = 5
DISPLAYED: Final = 6
MARKED: Final = 7
ROUND_BEGAN: Final = 8
ARROW_LAID: Final = 9
ARROWS_OUT: Final = 10
ARROW_REMOVED: Final = 11
CARD_LAID: Final = 12
KEY_LAID: Final = 13
NOBODY_LAYS: Final = 14
COMMON_TAKEN: Final = 15
TURNED_UP: Final = 16
TICKET_TAKEN: Final = 17
NO_TICKET_LEFT: Final = 18
LOOP_CLOSED: Final = 19
LOOP_UNCOVERED: Final = 20
FINISHED: Final = 21
BASE_CHOSEN: Final = 22
BLUE_REACHED: Final = 23
BLUE_LOST: Final = 24
DECLINED: Final = 25
TICKET_SPENT: Final = 26
DREW: Final = 27
DREW_UNSEEN: Final = 28
KEPT: Final = 29
KEPT_NONE: Final = 30
DISCARDED: Final = 31
DISCARDED_NONE: Final = 32
WINDOW_OPENED: Final = 33
CLAIMED: Final = 34
STAYED_SILENT: Final = 35
ANSWERED: Final = 36
NOTHING_LAID: Final = 37
LAST_CARD: Final = 38
LAST_ARROW: Final = 39
LAST_TURN: Final = 40
GAME_ENDED: Final = 41
HAND_SHOWN: Final = 42
SCORED: Final = 43

EVENTS: Final = Vocabulary(
    Word("first-player"),
    Word("dealt", cards=CIRCLE.list()),
    Word("dealt-unseen", count=NUMBER),
    Word("mended", cards=CIRCLE.list()),
    Word("mended-unseen", count=NUMBER),
    Word("near-under", card=CIRCLE),
    Word("displayed", cards=CIRCLE.list()),
    Word("marked", place=CIRCLE),
    Word("round-began", round=NUMBER),
    Word("arrow-laid", colour=COLOUR, origin=CIRCLE, circle=CIRCLE),
    Word("arrows-out", colour=COLOUR),
    Word("arrow-removed", colour=COLOUR, origin=CIRCLE, circle=CIRCLE),
    Word("card-laid", card=CIRCLE),
    Word("key-laid", card=CIRCLE),
    Word("nobody-lays", card=CIRCLE),
    Word("common-taken", card=CIRCLE),
    Word("turned-up", card=CIRCLE),
    Word("ticket-taken", tickets=NUMBER),
    Word("no-ticket-left"),
    Word("loop-closed", colour=COLOUR, circle=CIRCLE),
    Word("loop-uncovered", colour=COLOUR, circle=CIRCLE),
    Word("finished", colour=COLOUR),
    Word("base-chosen", colour=COLOUR, circle=CIRCLE),
    Word("blue-reached"),
    Word("blue-lost"),
    Word("declined"),
    Word("ticket-spent", use=USE, tickets=NUMBER),
    Word("drew", cards=CIRCLE.list()),
    Word("drew-unseen", count=NUMBER),
    Word("kept", card=CIRCLE),
    Word("kept-none"),
    Word("discarded", card=CIRCLE),
    Word("discarded-none"),
    Word("window-opened", card=CIRCLE),
    Word("claimed"),
    Word("stayed-silent"),
    Word("answered"),
    Word("nothing-laid", card=CIRCLE),
    Word("last-card"),
    Word("last-arrow"),
    Word("last-turn"),
    Word("game-ended"),
    Word("hand-shown", cards=CIRCLE.list()),
    Word("scored", points=NUMBER, laid=NUMBER, tokens=NUMBER, left=NUMBER, lost=NUMBER),
)

TOO_NEAR: Final = 0
NOT_IN_HAND: Final = 1
ALREADY_MARKED: Final = 2
NOT_FROM_START: Final = 3
NOT_FROM_TIP: Final = 4
SEGMENT_TAKEN: Final = 5
STOCK_EMPTY: Final = 6
MAIN_DONE: Final = 7
NO_TICKET: Final = 8
TICKETS_SPENT: Final = 9
NO_ARROW_LEFT: Final = 10
NOTHING_TO_REMOVE: Final = 11
DECK_EMPTY: Final = 12
HAND_EMPTY: Final = 13
MUST_LAY: Final = 14
ARROW_FIRST: Final = 15
NOT_STARTED: Final = 16
NOT_DRAWN: Final = 17
NOT_HELD: Final = 18
NONE_KEPT: Final = 19
ONE_KEPT: Final = 20
NOT_VISITED: Final = 21
NO_FREE_SEGMENT: Final = 22
LOOP_COLOUR: Final = 23
NOT_FROM_BASE: Final = 24

REASONS: Final = Vocabulary(
    Word("too-near", rule="EX-KEY-02", place=CIRCLE),
    Word("not-in-hand", rule="EX-KEY-02", place=CIRCLE),
    Word("already-marked", rule="EX-KEY-02", place=CIRCLE),
    Word("not-from-start", rule="EX-ARROW-02", colour=COLOUR, circle=CIRCLE),
    Word("not-from-tip", rule="EX-ARROW-03", colour=COLOUR, tip=CIRCLE, circle=CIRCLE),
    Word("segment-taken", rule="EX-ARROW-05", colour=COLOUR, circle=CIRCLE),
    Word("stock-empty", rule="EX-ARROW-10", colour=COLOUR),
    Word("main-done", rule="EX-TURN-02"),
    Word("no-ticket", rule="EX-TICKET-05"),
    Word("tickets-spent", rule="EX-TICKET-01"),
    Word("no-arrow-left", rule="EX-TICKET-08"),
    Word("nothing-to-remove", rule="EX-TICKET-09"),
    Word("deck-empty", rule="EX-TICKET-24"),
    Word("hand-empty", rule="EX-TICKET-24"),
    Word("must-lay", rule="EX-TURN-03"),
    Word("arrow-first", rule="EX-TURN-05"),
    Word("not-started", rule="EX-TICKET-09", colour=COLOUR),
    Word("not-drawn", rule="EX-TICKET-18", card=CIRCLE),
    Word("not-held", rule="EX-TICKET-19", card=CIRCLE),
    Word("none-kept", rule="EX-TICKET-19"),
    Word("one-kept", rule="EX-TICKET-19"),
    Word("not-visited", rule="EX-LOOP-05", colour=COLOUR, circle=CIRCLE),
    Word("no-free-segment", rule="EX-LOOP-05", colour=COLOUR, circle=CIRCLE),
    Word("loop-colour", rule="EX-LOOP-03", colour=COLOUR),
    Word("not-from-base", rule="EX-LOOP-03", base=CIRCLE, circle=CIRCLE),
)

OBJECTIVES_LINE: Final = 0
COMMON_LINE: Final = 1
TOKENS_LINE: Final = 2
LEFT_LINE: Final = 3
LOST_LINE: Final = 4

LINES: Final = Vocabulary(
    Word("objectives"),
    Word("common"),
    Word("tokens"),
    Word("left"),
    Word("lost"),
)
