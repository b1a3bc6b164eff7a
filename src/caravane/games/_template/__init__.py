"""The Well, a tiny complete game and the template for new games.

It has hidden hands, luck, a choice that all seats make together, and a card that a player sees and puts back.
"""

from caravane.kernel.game import Bounds, Game
from caravane.kernel.step import in_order

from .components import EDITIONS, TABLES, WellBox
from .evaluation import evaluate
from .invariants import census, violations
from .knowledge import VIEW_SCHEMA, redeal, view
from .presentation import PRESENTATION
from .scoring import breakdown, standings
from .setup import OPTIONS, SEATS, setup
from .state import STEPS, WellState, unpack
from .steps.dealing import Draw, ShuffleDeck
from .steps.well import FindWell, Look, Peek, PlayCard, Round, ShowCards
from .words import EVENTS, LINES, REASONS, VERBS

GAME: Game[WellState] = Game(
    name="_template",
    package=__name__,
    rules=1,
    seats=SEATS,
    options=OPTIONS,
    steps=in_order(STEPS, [ShuffleDeck(), Round(), FindWell(), PlayCard(), ShowCards(), Look(), Peek(), Draw()]),
    verbs=VERBS,
    events=EVENTS,
    reasons=REASONS,
    score_lines=LINES,
    tables=TABLES,
    box=WellBox,
    setup=setup,
    unpack=unpack,
    view=view,
    view_schema=VIEW_SCHEMA,
    redeal=redeal,
    standings=standings,
    breakdown=breakdown,
    census=census,
    violations=violations,
    evaluate=evaluate,
    presentation=PRESENTATION,
    editions=EDITIONS,
    bounds=Bounds(moves={2: 15, 3: 20, 4: 25}, options=3, clone_us=10, moves_per_second=10_000),
)
