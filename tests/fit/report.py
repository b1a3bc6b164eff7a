"""The result as a table of windows, games and languages, with the first findings of each cell."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.fit.findings import KINDS, Cell, Findings, Record

LETTERS: Final = {kind: kind[0].upper() for kind in KINDS} | {"cut": "X", "covered": "C", "unmarked": "U"}
HOLDS: Final = "ok"
SHOWN: Final = 3
"""Findings of each kind that are told of each cell."""


def table(findings: Findings) -> str:
    """Return rows of windows and columns of games for each language, with the number of distinct findings by kind."""
    legend = [f"{LETTERS[kind]} {kind}: {about}" for kind, about in KINDS.items()]
    langs = sorted({cell.lang for cell in findings.looks})
    return "\n".join([*legend, *(line for lang in langs for line in ("", *_language(findings, lang)))])


def _language(findings: Findings, lang: str) -> Iterator[str]:
    cells = [cell for cell in findings.looks if cell.lang == lang]
    subjects = list(dict.fromkeys(cell.subject for cell in cells))
    rows = [[lang, *subjects]]
    for window in sorted({cell.window for cell in cells}):
        rows.append([str(window), *(_figures(findings, Cell(window, subject, lang)) for subject in subjects)])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()


def _figures(findings: Findings, cell: Cell) -> str:
    if cell not in findings.looks:
        return "-"
    counts = findings.counts(cell)
    return " ".join(f"{LETTERS[kind]}{counts[kind]}" for kind in KINDS if counts[kind]) or HOLDS


def details(findings: Findings) -> str:
    """Return the first findings of each cell."""
    return "\n".join(line for cell in sorted(findings.records) for line in _details(cell, findings))


def _details(cell: Cell, findings: Findings) -> Iterator[str]:
    records = findings.records[cell]
    if not records:
        return
    yield f"\n{cell.window} {cell.subject} {cell.lang}"
    for kind in KINDS:
        own = [record for (each, _), record in records.items() if each == kind]
        yield from (f"  {kind}: {_sentence(record)}" for record in own[:SHOWN])
        if len(own) > SHOWN:
            yield f"  {kind}: and {len(own) - SHOWN} more"


def _sentence(record: Record) -> str:
    times = f", {record.count} times" if record.count > 1 else ""
    return f"{record.finding.text} ({record.where}{times})"


def write_json(findings: Findings, file: Path) -> None:
    """Write all findings, for the comparison of runs."""
    cells = [
        {
            "window": str(cell.window),
            "subject": cell.subject,
            "lang": cell.lang,
            "looks": findings.looks[cell],
            "counts": dict(findings.counts(cell)),
            "findings": [
                {"kind": kind, "key": key, "text": record.finding.text, "where": record.where, "count": record.count}
                for (kind, key), record in findings.records[cell].items()
            ],
        }
        for cell in sorted(findings.looks)
    ]
    file.write_text(json.dumps(cells, ensure_ascii=False, indent=1), encoding="utf-8")
