"""The log as sentences, as one seat sees it."""

from collections.abc import Iterable, Sequence

from caravane.cli.terminal.transcript import LogEntry
from caravane.text import GameTexts


def format_entry(texts: GameTexts, entry: LogEntry, seat: int | None, names: Sequence[str]) -> str:
    """Format a log entry as one paragraph; empty if the seat saw nothing of it."""
    sentences = [texts.event(actor, phrase, names) for actor, phrase in entry.seen_by(seat)]
    if entry.forced and entry.seat == seat:
        sentences.insert(0, texts.ui("forced", move=texts.move(entry.move, names)))
    return " ".join(sentences)


def paragraphs(texts: GameTexts, log: Iterable[LogEntry], seat: int | None, names: Sequence[str]) -> list[str]:
    """Format log entries as paragraphs, leaving out what the seat did not see."""
    formatted = [format_entry(texts, entry, seat, names) for entry in log]
    return [paragraph for paragraph in formatted if paragraph]
