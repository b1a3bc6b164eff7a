"""Expéditions, autour du monde, by Wolfgang Kramer. Rules: docs/rules/expeditions.md."""

from caravane.kernel.game import Bounds, Game

from .evaluation import evaluate, weigh
from .invariants import broken, census
from .knowledge import SHAPE, view
from .redeal import redeal
from .scoring import breakdown, standings
from .setup import OPTIONS, SEATS, setup
from .state import ExpeditionsState, unpack
from .steps import claims, loops, preparation, tickets, turn
from .words import EVENTS, LINES, REASONS, VERBS

GAME: Game[ExpeditionsState] = Game(
    name="expeditions",
    package=__name__,
    rules=1,
    seats=SEATS,
    options=OPTIONS,
    # In the order of the step numbers in `state.py`.
    steps=(
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
    ),
    verbs=VERBS,
    events=EVENTS,
    reasons=REASONS,
    lines=LINES,
    setup=setup,
    unpack=unpack,
    view=view,
    shape=SHAPE,
    redeal=redeal,
    standings=standings,
    breakdown=breakdown,
    census=census,
    broken=broken,
    evaluate=evaluate,
    weigh=weigh,
    foresight=4,
    bounds=Bounds(moves=dict.fromkeys(SEATS, 17_100), options=44, clone_us=15, moves_per_second=10_000),
)
