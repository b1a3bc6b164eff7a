"""Speed of the rules beside other engines and beside another build, measured in one run.

Absolute figures vary with the machine; therefore every figure is the median of rounds that alternate between the things
compared, and the report gives ratios. Process time is measured, so that a busy machine matters less.
"""

import json
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from caravane.kernel.drive import play_out, random_move
from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Sfc32
from caravane.kernel.native import build_kind
from caravane.kernel.state import CHANCE
from caravane.lab.other_engines import Figures, installed_engines

ROUNDS: Final = 3
SEED: Final = 20_26

Report = dict[str, Any]


def bench(chosen: list[AnyGame], seconds: float, beside: Path | None = None) -> Report:
    """Measure games, the installed other engines and, if given, another build, in alternating rounds."""
    contestants = _contestants(chosen, seconds, beside)
    rounds: dict[str, list[Figures]] = {name: [] for name in contestants}
    for _ in range(ROUNDS):
        for name, measure in contestants.items():
            rounds[name].append(measure())
    figures = {name: _median(results) for name, results in rounds.items()}
    return {"machine": machine(), "build": build_kind(), "figures": figures, "ratios": _ratios(figures)}


def _contestants(chosen: list[AnyGame], seconds: float, beside: Path | None) -> dict[str, Callable[[], Figures]]:
    found: dict[str, Callable[[], Figures]] = {}
    for game in chosen:
        found[game.name] = partial(measure_game, game, seconds)
        if beside is not None:
            found[f"{game.name} ({beside.name})"] = partial(_measure_beside, game.name, seconds, beside)
    for name, measure in installed_engines().items():
        found[name] = partial(measure, seconds)
    return found


def measure_game(game: AnyGame, seconds: float) -> Figures:
    """Measure random play over all seat counts, cloning and listing legal moves."""
    return {
        "moves_per_second": moves_per_second(game, seconds),
        "clone_us": clone_us(game, seconds / 4),
        "legal_us": legal_us(game, seconds / 4),
    }


def moves_per_second(game: AnyGame, seconds: float) -> float:
    """Count the decisions that seats make in random games; luck is sampled on the way and not counted."""
    luck = Sfc32(SEED)
    decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for seats in game.seats:
            decisions += play_out(game, game.start(seats), luck)
    return decisions / (time.process_time() - start)


def clone_us(game: AnyGame, seconds: float) -> float:
    """Time a clone, averaged over all states of a game with the most seats."""
    states = [state for state, _ in _positions(game)]
    return _average_us(seconds, len(states), lambda: [state.clone() for state in states])


def legal_us(game: AnyGame, seconds: float) -> float:
    """Time a list of legal moves, averaged over all decisions of a game with the most seats."""
    positions = [(state, seat) for state, seat in _positions(game) if seat != CHANCE]
    return _average_us(seconds, len(positions), lambda: [game.legal(state, seat) for state, seat in positions])


def _positions(game: AnyGame) -> list[tuple[Any, int]]:
    state = game.start(game.seats[-1])
    luck = Sfc32(SEED)
    positions: list[tuple[Any, int]] = []
    while not state.ended():
        positions.append((state.clone(), state.next_seat()))
        seat, move = random_move(game, state, luck)
        game.apply(state, seat, move)
    return positions


def _average_us(seconds: float, count: int, work: Callable[[], object]) -> float:
    repetitions = 0
    start = time.process_time()
    while not repetitions or time.process_time() - start < seconds:
        work()
        repetitions += 1
    return (time.process_time() - start) / (repetitions * count) * 1e6


def _measure_beside(name: str, seconds: float, tree: Path) -> Figures:
    """Measure the same game in another source tree, in a separate process."""
    code = (
        "import json; from caravane import games; from caravane.lab.bench import measure_game;"
        f"print(json.dumps(measure_game(games.get({name!r}), {seconds!r})))"
    )
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)  # noqa: S603
    figures: Figures = json.loads(done.stdout)
    return figures


def _median(results: list[Figures]) -> Figures:
    return {key: round(statistics.median(result[key] for result in results), 2) for key in results[0]}


def _ratios(figures: dict[str, Figures]) -> dict[str, float]:
    """Compare random play of these games with each other engine, and with the other build."""
    speeds = {name: figure["moves_per_second"] for name, figure in figures.items()}
    engines = [name for name in installed_engines() if name in speeds]
    ratios: dict[str, float] = {}
    for name, speed in speeds.items():
        if name not in engines:
            ratios |= {f"{name} / {engine}": round(speed / speeds[engine], 2) for engine in engines}
        plain = name.partition(" (")[0]
        if plain != name:
            ratios[f"{name} / {plain}"] = round(speed / speeds[plain], 2)
    return ratios


def machine() -> dict[str, str]:
    """Return what the figures were measured on."""
    return {"python": platform.python_version(), "system": platform.system(), "cores": str(os.cpu_count())}
