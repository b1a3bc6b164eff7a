"""Telling: the log in plain sentences, as one seat has seen it."""

from collections.abc import Iterable, Sequence

from caravane.cli.terminal.local_table import Happening
from caravane.text import Texts


def told(texts: Texts, happening: Happening, seat: int | None, names: Sequence[str]) -> str:
    """Tell a happening in one paragraph; empty when the seat has seen nothing of it."""
    sentences = [texts.event(actor, said, names) for actor, said in happening.seen_by(seat)]
    if happening.forced and happening.seat == seat:
        sentences.insert(0, texts.ui("forced", move=texts.move(happening.move, names)))
    return " ".join(sentences)


def paragraphs(texts: Texts, log: Iterable[Happening], seat: int | None, names: Sequence[str]) -> list[str]:
    """Tell some happenings, leaving out what the seat has not seen."""
    every = [told(texts, happening, seat, names) for happening in log]
    return [paragraph for paragraph in every if paragraph]
