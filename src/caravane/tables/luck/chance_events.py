"""Chance as data: what was drawn from, by name, so that an outcome can be recomputed without the rules."""

from collections.abc import Callable
from typing import Any, Final, cast

from caravane.kernel.game import AnyGame
from caravane.kernel.journal import CHANCE_MARK
from caravane.kernel.luck import Luck
from caravane.kernel.state import CHANCE
from caravane.kernel.step import Chance, Lot, Lots, Roll, Shuffle
from caravane.kernel.words import SEPARATOR, Word
from caravane.tables.luck.committed_luck import CommittedLuck

ROLL: Final = "roll"
LOT: Final = "lot"
LOTS: Final = "lots"
SHUFFLE: Final = "shuffle"

Drawn = dict[str, Any]
"""`kind`; `verb`, the word that records the outcome; `of`: the faces of every die, the candidates, or the things;
and for lots `count`: how many are drawn."""


def drawn_from(game: AnyGame, state: Any) -> Drawn:
    """Tell what the chance event that is due draws from."""
    frame = state.frames[state.find(CHANCE)]
    step = cast("Chance[Any]", game.steps[frame[0]])
    if not isinstance(step, Roll | Lot | Lots | Shuffle):
        raise TypeError(f"an unknown sort of chance: {step.name}")
    word = game.verbs.words[step.verb]
    if isinstance(step, Roll):
        dice = enumerate(step.bounds(state, frame))
        return _drawn(ROLL, word, [_names(word, die, range(bound)) for die, bound in dice])
    if isinstance(step, Lot):
        return _drawn(LOT, word, _names(word, 0, step.candidates(state, frame)))
    if isinstance(step, Lots):
        candidates = _names(word, 0, step.candidates(state, frame))
        return _drawn(LOTS, word, candidates) | {"count": step.count(state, frame)}
    return _drawn(SHUFFLE, word, _names(word, 0, step.things(state, frame)))


def _drawn(kind: str, word: Word, of: list[Any]) -> Drawn:
    return {"kind": kind, "verb": word.name, "of": of}


def _names(word: Word, place: int, nouns: range | list[int]) -> list[str]:
    return [word.kind_at(place).spell(noun) for noun in nouns]


def outcome_line(key: bytes, event: int, drawn: Drawn) -> str:
    """Recompute an outcome, as the journal writes it: all that luck there is in a table, from its key alone."""
    luck = CommittedLuck(key, event)
    nouns = (
        _lots(luck, drawn["of"], drawn["count"])
        if drawn["kind"] == LOTS
        else _OUTCOMES[drawn["kind"]](luck, drawn["of"])
    )
    return f"{CHANCE_MARK} {SEPARATOR.join([drawn['verb'], *nouns])}"


def _roll(luck: Luck, dice: list[list[str]]) -> list[str]:
    return [faces[luck.below(len(faces))] for faces in dice]


def _lot(luck: Luck, candidates: list[str]) -> list[str]:
    return [candidates[luck.below(len(candidates))]]


def _lots(luck: Luck, candidates: list[str], count: int) -> list[str]:
    """Draw one after the other, none twice; they are named in the candidates' order."""
    left = list(range(len(candidates)))
    return [candidates[place] for place in sorted([left.pop(luck.below(len(left))) for _ in range(count)])]


def _shuffle(luck: Luck, things: list[str]) -> list[str]:
    """Exchange the last place with any, then the one before it, down to the second (Fisher and Yates)."""
    order = things[:]
    for last in range(len(order) - 1, 0, -1):
        other = luck.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


_OUTCOMES: Final[dict[str, Callable[[Luck, list[Any]], list[str]]]] = {ROLL: _roll, LOT: _lot, SHUFFLE: _shuffle}
