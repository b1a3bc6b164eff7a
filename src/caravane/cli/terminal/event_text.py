"""The log as sentences, as one seat sees it."""

from collections.abc import Iterable, Sequence

from caravane.cli.terminal.deeds import Deed, deeds
from caravane.cli.terminal.transcript import LogEntry
from caravane.text import GameTexts


def recap(texts: GameTexts, log: Iterable[LogEntry], seat: int | None, names: Sequence[str]) -> list[str]:
    """Format the deeds of log entries, one paragraph each; those of others without details that nobody waits for."""
    shown = texts.game.presentation
    grouped = deeds(shown, log, seat)
    return [_paragraph(texts, deed, names, full=deed.seat == seat or deed.is_slip(shown)) for deed in grouped]


def paragraphs(texts: GameTexts, log: Iterable[LogEntry], seat: int | None, names: Sequence[str]) -> list[str]:
    """Format the deeds of log entries with all that the seat saw, one paragraph each."""
    return [_paragraph(texts, deed, names, full=True) for deed in deeds(texts.game.presentation, log, seat)]


def _paragraph(texts: GameTexts, deed: Deed, names: Sequence[str], *, full: bool) -> str:
    events = deed.events if full else deed.main(texts.game.presentation)
    sentences = [texts.event(actor, phrase, names) for actor, phrase in events]
    if deed.forced:
        sentences.insert(0, texts.ui("forced", move=texts.move(deed.forced, names)))
    return " ".join(sentences)
