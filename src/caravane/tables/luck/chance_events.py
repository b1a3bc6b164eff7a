"""Chance events as data with named candidates, so that outcomes can be recomputed without the rules."""

from collections.abc import Callable
from typing import Any, Final, cast

from caravane.kernel.game import AnyGame
from caravane.kernel.journal import CHANCE_MARK
from caravane.kernel.luck import Luck
from caravane.kernel.state import CHANCE
from caravane.kernel.step import Chance, Lot, Lots, Roll, Shuffle
from caravane.kernel.words import SEPARATOR, Word
from caravane.tables.act_schema import FIRST_ALGORITHM
from caravane.tables.luck.committed_luck import TableLuck

ROLL: Final = "roll"
LOT: Final = "lot"
LOTS: Final = "lots"
SHUFFLE: Final = "shuffle"

ChanceSpec = dict[str, Any]
"""A chance event before it is drawn.

It has a `kind`; a `verb`, the word that records the outcome; `of`, the faces of every die, the candidates, or the
things; and for lots a `count`, the number of draws.
"""


def chance_spec(game: AnyGame, state: Any) -> ChanceSpec:
    """Return the spec of the chance event that is due."""
    frame = state.frames[state.find(CHANCE)]
    step = cast("Chance[Any]", game.steps[frame[0]])
    if not isinstance(step, Roll | Lot | Lots | Shuffle):
        raise TypeError(f"unknown kind of chance step: {step.name}")
    word = game.verbs.words[step.verb]
    if isinstance(step, Roll):
        dice = enumerate(step.bounds(state, frame))
        return _spec(ROLL, word, [_names(word, die, range(bound)) for die, bound in dice])
    if isinstance(step, Lot):
        return _spec(LOT, word, _names(word, 0, step.candidates(state, frame)))
    if isinstance(step, Lots):
        candidates = _names(word, 0, step.candidates(state, frame))
        return _spec(LOTS, word, candidates) | {"count": step.count(state, frame)}
    return _spec(SHUFFLE, word, _names(word, 0, step.things(state, frame)))


def _spec(kind: str, word: Word, of: list[Any]) -> ChanceSpec:
    return {"kind": kind, "verb": word.name, "of": of}


def _names(word: Word, index: int, nouns: range | list[int]) -> list[str]:
    return [word.kind_at(index).spell(noun) for noun in nouns]


def outcome_line(luck: TableLuck, event: int, spec: ChanceSpec) -> str:
    """Return the journal line of an outcome, from the luck of the table and the names of the candidates alone.

    Candidates are drawn in the order of their names, so that nobody can choose the outcome by another order of theirs.
    """
    ordered = in_given_order if luck.algorithm == FIRST_ALGORITHM else in_name_order
    draws = luck.event(event)
    if spec["kind"] == LOTS:
        nouns = _lots(draws, spec["of"], ordered, spec["count"])
    else:
        nouns = _OUTCOMES[spec["kind"]](draws, spec["of"], ordered)
    return f"{CHANCE_MARK} {SEPARATOR.join([spec['verb'], *nouns])}"


Order = Callable[[list[str]], list[int]]
"""A function that returns the indices of names in the order in which they are drawn."""


def in_given_order(names: list[str]) -> list[int]:
    """Return the indices of names as they are given, as the first algorithm draws them."""
    return list(range(len(names)))


def in_name_order(names: list[str]) -> list[int]:
    """Return the indices of names in the order of their code points; equal names stay as they are given."""
    return sorted(range(len(names)), key=names.__getitem__)


def _roll(luck: Luck, dice: list[list[str]], ordered: Order) -> list[str]:
    return [name for faces in dice for name in _lot(luck, faces, ordered)]


def _lot(luck: Luck, candidates: list[str], ordered: Order) -> list[str]:
    return [candidates[ordered(candidates)[luck.below(len(candidates))]]]


def _lots(luck: Luck, candidates: list[str], ordered: Order, count: int) -> list[str]:
    """Draw several candidates without replacement; return them in the order in which they are given."""
    left = ordered(candidates)
    return [candidates[index] for index in sorted([left.pop(luck.below(len(left))) for _ in range(count)])]


def _shuffle(luck: Luck, things: list[str], ordered: Order) -> list[str]:
    """Shuffle by Fisher and Yates: swap the last item with any up to it, then the one before, down to the second."""
    order = [things[index] for index in ordered(things)]
    for last in range(len(order) - 1, 0, -1):
        other = luck.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


_OUTCOMES: Final[dict[str, Callable[[Luck, list[Any], Order], list[str]]]] = {
    ROLL: _roll,
    LOT: _lot,
    SHUFFLE: _shuffle,
}
