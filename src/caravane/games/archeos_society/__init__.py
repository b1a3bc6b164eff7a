"""Archeos Society, by Paolo Mori. Rules: docs/rules/archeos_society.md."""

from caravane.kernel.edition import load_earlier
from caravane.kernel.game import Bounds, Game
from caravane.kernel.step import in_order

from .components import TABLES, ArcheosBox
from .edition_values import EDITIONS
from .evaluation import evaluate
from .invariants import census, violations
from .knowledge import VIEW_SCHEMA, redeal, view
from .presentation import PRESENTATION
from .scoring import breakdown, standings
from .setup import OPTIONS, SEATS, setup
from .state import STEPS, ArcheosState, unpack
from .steps import building, choosing, drafting, effects, laying_down, season, season_end, turn
from .words import EVENTS, LINES, REASONS, VERBS

GAME: Game[ArcheosState] = Game(
    name="archeos-society",
    package=__name__,
    rules=1,
    seats=SEATS,
    options=OPTIONS,
    steps=in_order(
        STEPS,
        [
            drafting.FirstPlayer(),
            drafting.RandomRoles(),
            drafting.RandomBoard(),
            drafting.ShuffleRoles(),
            drafting.DraftRole(),
            drafting.DraftBoard(),
            drafting.DraftSide(),
            season.ShuffleDeck(),
            season.HideMonkeys(),
            turn.ChooseAction(),
            building.ChooseLeader(),
            building.ChooseTrait(),
            building.AddCard(),
            effects.Effects(),
            effects.ChooseEffect(),
            effects.ChooseSite(),
            effects.ChooseVehicle(),
            effects.ScoreUluru(),
            effects.FreeAdvance(),
            effects.TakeToken(),
            laying_down.LayDown(),
            laying_down.KeepCards(),
            laying_down.Patron(),
            laying_down.DrawPatron(),
            laying_down.Chichen(),
            laying_down.DrawChichen(),
            turn.NextTurn(),
            season_end.UrExpedition(),
            season_end.Discard(),
            season_end.BotanistPoints(),
            season_end.LinguistPoints(),
            season_end.Professors(),
            season_end.ProfessorAdvance(),
            season_end.StepsBack(),
            season_end.ProfessorStepBack(),
            season_end.TokensBack(),
            season_end.SitePoints(),
            season_end.ExpeditionPoints(),
            season_end.EndSeason(),
            choosing.BeginRoles(),
            choosing.PickRole(),
            choosing.PickSide(),
            choosing.BeginPaints(),
            choosing.PickPaint(),
        ],
    ),
    verbs=VERBS,
    events=EVENTS,
    reasons=REASONS,
    score_lines=LINES,
    tables=TABLES,
    box=ArcheosBox,
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
    earlier=[load_earlier(__name__, 1)],
    playout_depth=4,
    bounds=Bounds(moves=dict.fromkeys(SEATS, 20_000), options=38, clone_us=15, moves_per_second=10_000),
)
