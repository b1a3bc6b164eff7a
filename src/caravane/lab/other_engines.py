"""Well-known engines of other games, measured in the same run; engines that are not installed are left out."""

import importlib
import importlib.util
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

Figures = dict[str, float]
Measure = Callable[[float], Figures]

CATANATRON: Final = "catanatron"
SPIEL: Final = "pyspiel"
SPIEL_GAMES: Final = ("hearts", "gin_rummy")
COPIES: Final = 200
SEED: Final = 2026


def installed_engines() -> dict[str, Measure]:
    """Return the installed engines."""
    found: dict[str, Measure] = {}
    if importlib.util.find_spec(CATANATRON) is not None:
        found[CATANATRON] = measure_catanatron
    if importlib.util.find_spec(SPIEL) is not None:
        found |= {f"OpenSpiel {name}": partial(measure_openspiel, name) for name in SPIEL_GAMES}
    return found


def measure_catanatron(seconds: float) -> Figures:
    """Measure random play of catanatron with four players: a well-known fast engine in plain Python."""
    catanatron: Any = importlib.import_module(CATANATRON)
    players = [catanatron.RandomPlayer(colour) for colour in catanatron.Color]
    actions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        game = catanatron.Game(players)
        game.play()
        actions += len(game.state.actions)
    speed = actions / (time.process_time() - start)
    return {"moves_per_second": speed, "clone_us": _copy_us(game.copy)}


def measure_openspiel(name: str, seconds: float) -> Figures:
    """Measure random play of a C++ game of OpenSpiel, driven from Python; as in `bench`, luck is not counted."""
    spiel: Any = importlib.import_module(SPIEL)
    game = spiel.load_game(name)
    luck = random.Random(SEED)  # noqa: S311 (no secret)
    decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                # In both games all outcomes are equally likely.
                state.apply_action(luck.choice(state.legal_actions()))
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                decisions += 1
    speed = decisions / (time.process_time() - start)
    return {"moves_per_second": speed, "clone_us": _copy_us(state.clone)}


def _copy_us(copy: Callable[[], object]) -> float:
    start = time.process_time()
    for _ in range(COPIES):
        copy()
    return (time.process_time() - start) / COPIES * 1e6
