"""Expéditions, autour du monde, by Wolfgang Kramer. Rules: docs/rules/expeditions.md."""

from caravane.kernel.game import Bounds, Game
from caravane.kernel.step import in_order

from .components import CIRCLE_COUNT, TABLES, ExpeditionsBox
from .editions import EDITIONS
from .evaluation import evaluate, move_values
from .invariants import census, violations
from .knowledge import VIEW_SCHEMA, view
from .presentation import PRESENTATION
from .redeal import redeal
from .scoring import breakdown, standings
from .setup import OPTIONS, SEATS, setup
from .state import STEPS, ExpeditionsState, unpack
from .steps import claims, commons, loops, preparation, tickets, turn
from .words import EVENTS, LINES, REASONS, VERBS

GAME: Game[ExpeditionsState] = Game(
    name="expeditions",
    package=__name__,
    rules=1,
    seats=SEATS,
    options=OPTIONS,
    steps=in_order(
        STEPS,
        [
            preparation.FirstPlayer(),
            preparation.ShuffleCards(),
            preparation.MarkKey(),
            turn.ChooseAction(),
            tickets.TicketArrow(),
            tickets.TicketRemove(),
            tickets.KeepCard(),
            tickets.DiscardCard(),
            loops.LoopBase(),
            loops.LoopArrow(),
            loops.BlueDue(),
            loops.BlueArrow(),
            claims.ClaimCard(),
            claims.CloseWindow(),
            commons.TakeCommon(),
        ],
    ),
    verbs=VERBS,
    events=EVENTS,
    reasons=REASONS,
    score_lines=LINES,
    tables=TABLES,
    box=ExpeditionsBox,
    editions=EDITIONS,
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
    move_values=move_values,
    playout_depth=4,
    bounds=Bounds(moves=dict.fromkeys(SEATS, 17_100), options=CIRCLE_COUNT, clone_us=15, moves_per_second=10_000),
)
