"""Vocabularies of the game: verbs, events, reasons for refusals, and lines of the score sheet."""

from typing import Final

from caravane.kernel.words import NUMBER, SEAT, Kind, Vocabulary, Word

from .components import CARDS, COLOURS, ROLES, SITES

CARD: Final = Kind("card", CARDS)
COLOUR: Final = Kind("colour", COLOURS)
ROLE: Final = Kind("role", ROLES)
SITE: Final = Kind("site", SITES)
TRAIT: Final = Kind("trait", ("colour", "role"))
SIDE: Final = Kind("side", ("compass", "advanced"))
VEHICLE: Final = Kind("vehicle", ("rear", "front"))
MODE: Final = Kind("mode", ("first-game", "scenario", "custom", "random"))

# Verbs of chance, then of seats, in the order of the rule specification.
NAME_FIRST: Final = 0
DRAW_ROLES: Final = 1
DRAW_BOARD: Final = 2
SHUFFLE_ROLES: Final = 3
SHUFFLE_DECK: Final = 4
HIDE_MONKEYS: Final = 5
DRAFT: Final = 6
PLACE: Final = 7
TAKE: Final = 8
DRAW: Final = 9
PLAY: Final = 10
LAY_HAND: Final = 11
LEAD: Final = 12
MATCH: Final = 13
ADD: Final = 14
SEND: Final = 15
RESOLVE_COLOUR: Final = 16
RESOLVE_ROLE: Final = 17
END_EFFECTS: Final = 18
ADVANCE: Final = 19
MOVE: Final = 20
SCORE: Final = 21
STAY: Final = 22
SKIP_ARTEFACT: Final = 23
TAKE_TOKEN: Final = 24
KEEP: Final = 25
LAY_REST: Final = 26
DRAW_CARDS: Final = 27
DECLINE_DRAW: Final = 28
STOP_DRAWING: Final = 29
DECLINE_EXPEDITION: Final = 30
DECLINE_ADVANCE: Final = 31
RETREAT: Final = 32
DECLINE_RETREAT: Final = 33

VERBS: Final = Vocabulary(
    Word("first", seat=SEAT),
    Word("roles", roles=ROLE.list()),
    Word("board", colour=COLOUR),
    Word("shuffle-roles", order=ROLE.list()),
    Word("shuffle", order=CARD.list()),
    Word("monkeys", places=NUMBER.list()),
    Word("draft", role=ROLE),
    Word("place", side=SIDE),
    Word("take", card=CARD),
    Word("draw"),
    Word("play"),
    Word("lay-hand"),
    Word("lead", card=CARD),
    Word("match", trait=TRAIT),
    Word("add", card=CARD),
    Word("send"),
    Word("colour"),
    Word("role"),
    Word("end"),
    Word("advance", site=SITE),
    Word("move", vehicle=VEHICLE),
    Word("score"),
    Word("stay"),
    Word("skip-artefact"),
    Word("take-token", token=NUMBER),
    Word("keep", card=CARD),
    Word("lay-rest"),
    Word("draw-cards"),
    Word("decline-draw"),
    Word("stop"),
    Word("decline-expedition"),
    Word("decline-advance"),
    Word("retreat", site=SITE),
    Word("decline-retreat"),
)

FIRST_PLAYER: Final = 0
ROLES_DRAWN: Final = 1
BOARD_ADVANCED: Final = 2
ROLES_HELD: Final = 3
ROLES_HELD_UNSEEN: Final = 4
ROLE_DRAFTED: Final = 5
BOARD_DRAWN: Final = 6
SIDE_PLACED: Final = 7
SEASON_BEGAN: Final = 8
DEALT: Final = 9
AREA_DEALT: Final = 10
MONKEYS_HIDDEN: Final = 11
TOOK: Final = 12
DREW: Final = 13
DREW_UNSEEN: Final = 14
MONKEY_SHOWN: Final = 15
SEASON_ENDED: Final = 16
PLANNED: Final = 17
LEADER_CHOSEN: Final = 18
TRAIT_CHOSEN: Final = 19
CARD_ADDED: Final = 20
LED: Final = 21
FOLLOWED: Final = 22
ADVANCED_TO: Final = 23
ULURU_SCORED: Final = 24
ULURU_STAYED: Final = 25
TILE_TAKEN: Final = 26
LINGUIST_MOVED: Final = 27
ARTEFACT_SKIPPED: Final = 28
RELIC_PLACED: Final = 29
TOKEN_TAKEN: Final = 30
EXTRA_PLANNED: Final = 31
KEPT: Final = 32
KEPT_COUNT: Final = 33
LAID_DOWN: Final = 34
DRAW_DECLINED: Final = 35
DRAWING_STOPPED: Final = 36
UR_BEGAN: Final = 37
UR_DECLINED: Final = 38
HANDS_DISCARDED: Final = 39
BOTANIST_SCORED: Final = 40
LINGUIST_SCORED: Final = 41
PROFESSORS_COUNTED: Final = 42
ADVANCE_DECLINED: Final = 43
RETREATED_TO: Final = 44
RETREAT_DECLINED: Final = 45
TOKENS_RETURNED: Final = 46
SITES_SCORED: Final = 47
RAPA_NUI_SCORED: Final = 48
MERCENARIES_LEFT: Final = 49
EXPEDITIONS_SCORED: Final = 50
MUSEUM_SCORED: Final = 51
GAME_ENDED: Final = 52
ROLE_USED: Final = 53
VEHICLE_DUE: Final = 54
EFFECTS_ENDED: Final = 55

EVENTS: Final = Vocabulary(
    Word("first-player"),
    Word("roles-drawn", roles=ROLE.list()),
    Word("board-advanced", site=SITE),
    Word("roles-held", roles=ROLE.list()),
    Word("roles-held-unseen"),
    Word("role-drafted", role=ROLE),
    Word("board-drawn", colour=COLOUR),
    Word("side-placed", side=SIDE, site=SITE),
    Word("season-began", season=NUMBER, seasons=NUMBER),
    Word("dealt", card=CARD),
    Word("area-dealt", cards=CARD.list()),
    Word("monkeys-hidden"),
    Word("took", card=CARD),
    Word("drew", cards=CARD.list()),
    Word("drew-unseen", count=NUMBER),
    Word("monkey", number=NUMBER),
    Word("season-ended", left=NUMBER),
    Word("planned"),
    Word("leader-chosen", card=CARD),
    Word("trait-chosen", trait=TRAIT),
    Word("card-added", card=CARD),
    Word("led", leader=CARD, size=NUMBER),
    Word("followed", leader=CARD, cards=CARD.list()),
    Word("advanced", site=SITE, space=NUMBER),
    Word("uluru-scored", points=NUMBER),
    Word("uluru-stayed", space=NUMBER),
    Word("tile-taken", points=NUMBER, size=NUMBER),
    Word("linguist-moved", space=NUMBER, artefacts=NUMBER),
    Word("artefact-skipped"),
    Word("relic-placed", colour=COLOUR, count=NUMBER),
    Word("token-taken", token=NUMBER),
    Word("extra-planned"),
    Word("kept", card=CARD),
    Word("kept-count", count=NUMBER),
    Word("laid-down", cards=CARD.list()),
    Word("draw-declined"),
    Word("drawing-stopped"),
    Word("ur-began"),
    Word("ur-declined"),
    Word("hands-discarded"),
    Word("botanist-scored", points=NUMBER),
    Word("linguist-scored", points=NUMBER, space=NUMBER),
    Word("professors-counted", total=NUMBER),
    Word("advance-declined"),
    Word("retreated", site=SITE, space=NUMBER),
    Word("retreat-declined"),
    Word("tokens-returned"),
    Word(
        "sites-scored",
        points=NUMBER,
        red=NUMBER,
        green=NUMBER,
        blue=NUMBER,
        yellow=NUMBER,
        pink=NUMBER,
        violet=NUMBER,
    ),
    Word("rapa-nui-scored", points=NUMBER),
    Word("mercenaries-left", count=NUMBER),
    Word("expeditions-scored", points=NUMBER, count=NUMBER),
    Word("museum-scored", points=NUMBER, count=NUMBER),
    Word("game-ended"),
    Word("role-used", role=ROLE),
    Word("vehicle-due", site=SITE),
    Word("effects-ended"),
)

HAND_FULL: Final = 0
NOT_IN_AREA: Final = 1
NOTHING_TO_PLAY: Final = 2
NO_LEADER: Final = 3
NOT_ALL_MERCENARIES: Final = 4
NOT_IN_HAND: Final = 5
CANNOT_LEAD: Final = 6
NO_SHARED_COLOUR: Final = 7
NO_SHARED_ROLE: Final = 8
OUT_OF_ORDER: Final = 9
TOO_LARGE_FOR_UR: Final = 10
STUDENT_LEADS: Final = 11
TOO_SMALL: Final = 12
LAST_SPACE_REACHED: Final = 13
TOO_SMALL_EVERYWHERE: Final = 14
EFFECT_USED: Final = 15
NO_ROLE_EFFECT: Final = 16
TILE_DEFENDED: Final = 17
TRACK_ENDS: Final = 18
RELIC_THERE: Final = 19
NO_TOKEN: Final = 20
NOT_ADVANCED: Final = 21
ONE_SPACE_ONLY: Final = 22
TOKEN_TOO_HIGH: Final = 23
TOKEN_HELD: Final = 24
NOTHING_TO_STEP_BACK: Final = 25
KEPT_ENOUGH: Final = 26
NOT_THIS_SIDE: Final = 27
ROLE_NOT_HELD: Final = 28

REASONS: Final = Vocabulary(
    Word("hand-full", rule="AS-TURN-05"),
    Word("not-in-area", rule="AS-DRAW-01", card=CARD),
    Word("nothing-to-play", rule="AS-EXP-01"),
    Word("no-leader", rule="AS-TURN-06"),
    Word("not-all-mercenaries", rule="AS-ROLE-MERCENARY-06"),
    Word("not-in-hand", rule="AS-EXP-04", card=CARD),
    Word("cannot-lead", rule="AS-ROLE-MERCENARY-01"),
    Word("no-shared-colour", rule="AS-EXP-05", card=CARD, leader=CARD),
    Word("no-shared-role", rule="AS-EXP-05", card=CARD, leader=CARD),
    Word("out-of-order", rule="AS-EXP-08", card=CARD),
    Word("too-large-for-ur", rule="AS-SITE-UR-03", limit=NUMBER),
    Word("student-leads", rule="AS-ROLE-STUDENT-01"),
    Word("too-small", rule="AS-EXP-15", site=SITE, size=NUMBER, threshold=NUMBER),
    Word("last-space-reached", rule="AS-EXP-17", site=SITE),
    Word("too-small-everywhere", rule="AS-ROLE-PILOT-01", size=NUMBER),
    Word("effect-used", rule="AS-EXP-12"),
    Word("no-role-effect", rule="AS-EXP-14", role=ROLE),
    Word("tile-defended", rule="AS-ROLE-BOTANIST-01", size=NUMBER, needed=NUMBER),
    Word("track-ends", rule="AS-ROLE-LINGUIST-06"),
    Word("relic-there", rule="AS-ROLE-CURATOR-02", colour=COLOUR),
    Word("no-token", rule="AS-ROLE-PROFESSOR-02", size=NUMBER),
    Word("not-advanced", rule="AS-ROLE-CARTOGRAPHER-02"),
    Word("one-space-only", rule="AS-EXP-19", site=SITE),
    Word("token-too-high", rule="AS-ROLE-PROFESSOR-01", token=NUMBER, size=NUMBER),
    Word("token-held", rule="AS-ROLE-PROFESSOR-02", token=NUMBER),
    Word("nothing-to-step-back", rule="AS-ROLE-PROFESSOR-06", site=SITE),
    Word("kept-enough", rule="AS-ROLE-PHYSICIAN-01", size=NUMBER),
    Word("not-this-side", rule="AS-SETUP-04", site=SITE),
    Word("role-not-held", rule="AS-SETUP-19", role=ROLE),
)

SITES_LINE: Final = 0
EXPEDITIONS_LINE: Final = 1
BOTANIST_LINE: Final = 2
LINGUIST_LINE: Final = 3
RAPA_NUI_LINE: Final = 4
ULURU_LINE: Final = 5
MUSEUM_LINE: Final = 6

LINES: Final = Vocabulary(
    Word("sites"),
    Word("expeditions"),
    Word("botanist"),
    Word("linguist"),
    Word("rapa-nui"),
    Word("uluru"),
    Word("museum"),
)
