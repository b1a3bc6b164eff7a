"""Two Mules, a game for two traders: hidden loads, a market that wants something else every day, and a narrow pass."""

from caravane.kernel.game import Bounds, Game
from caravane.kernel.step import in_order

from .components import TABLES, TwoMulesBox
from .evaluation import evaluate, move_values
from .invariants import census, violations
from .knowledge import VIEW_SCHEMA, redeal, view
from .presentation import PRESENTATION
from .scoring import breakdown, standings
from .setup import OPTIONS, SEATS, setup
from .state import STEPS, TwoMulesState, unpack
from .steps.depot import Restock, ShuffleLoads
from .steps.market import Arrive, CallGood, Day, LoadMule
from .words import EVENTS, LINES, REASONS, VERBS

GAME: Game[TwoMulesState] = Game(
    name="two-mules",
    package=__name__,
    rules=1,
    seats=SEATS,
    options=OPTIONS,
    steps=in_order(STEPS, [ShuffleLoads(), Day(), CallGood(), LoadMule(), Arrive(), Restock()]),
    verbs=VERBS,
    events=EVENTS,
    reasons=REASONS,
    score_lines=LINES,
    tables=TABLES,
    box=TwoMulesBox,
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
    move_values=move_values,
    presentation=PRESENTATION,
    bounds=Bounds(moves={2: 18}, options=4, clone_us=15, moves_per_second=8_000),
)
