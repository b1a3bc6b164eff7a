"""Lost Cities: Roll & Write (Les Cités Perdues: Roll & Write), by Reiner Knizia.

Rules: docs/rules/lost_cities.md.
"""

from caravane.kernel.game import Bounds, Game
from caravane.kernel.step import in_order

from .components import EDITIONS, TABLES, LostCitiesBox
from .evaluation import evaluate, move_values
from .invariants import census, violations
from .knowledge import VIEW_SCHEMA, redeal, view
from .presentation import PRESENTATION
from .scoring import breakdown, standings
from .setup import OPTIONS, SEATS, setup
from .state import STEPS, LostCitiesState, unpack
from .steps.choosing import Accelerate, Offer, TakeDice, UseDice
from .steps.ending import EndTurn, Reveal, ShowChoice
from .steps.rolling import FirstRoller, RollDice
from .words import EVENTS, LINES, REASONS, VERBS

GAME: Game[LostCitiesState] = Game(
    name="lost-cities",
    package=__name__,
    rules=1,
    seats=SEATS,
    options=OPTIONS,
    steps=in_order(
        STEPS,
        [FirstRoller(), RollDice(), TakeDice(), Offer(), UseDice(), Accelerate(), Reveal(), EndTurn(), ShowChoice()],
    ),
    verbs=VERBS,
    events=EVENTS,
    reasons=REASONS,
    score_lines=LINES,
    tables=TABLES,
    box=LostCitiesBox,
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
    move_values=move_values,
    bounds=Bounds(moves={2: 210, 3: 390, 4: 570, 5: 750}, options=11, clone_us=10, moves_per_second=10_000),
)
