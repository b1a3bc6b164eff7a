"""Rulebooks: the rules of a game told to people, each paragraph with the numbers of the rules that it tells.

A game keeps them in `rules/LANG.md`, in a small part of Markdown: `## Title {#id}` opens a section, then paragraphs and `- ` items,
with **bold** words. A paragraph or an item may end in its rules: `{LC-PICK-01 LC-PICK-02}`.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import groupby
from typing import Final

from caravane.text.language import typeset
from caravane.text.text_search import mentions, tokens
from caravane.text.translations import BrokenText, source

_HEADING: Final = re.compile(r"## (?P<title>.+) \{#(?P<id>[a-z-]+)\}")
_ENDING: Final = re.compile(r"(?P<text>.+?)(?: \{(?P<rules>[A-Z0-9 -]+)\})?")
_BOLD: Final = re.compile(r"\*\*([^*]+)\*\*")
_BEYOND: Final = re.compile(r"[`*_#|<>\[\]{}]")
"""What belongs to the larger part of Markdown, which nobody here reads."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few sentences, or an item of a list, with the rules that it tells."""

    text: str
    rules: tuple[str, ...] = ()
    item: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rules under a title; its id is the same in every language."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]


Rulebook = tuple[Section, ...]


@cache
def rulebook(package: str, lang: str) -> Rulebook:
    """Load the rules of a game for people, once per process."""
    return read_rulebook(package, lang)


def read_rulebook(package: str, lang: str) -> Rulebook:
    """Read the file of a package: `rules/LANG.md`; raise MissingText or BrokenText when there is none or it will not do."""
    text = source(package, lang, "rules", "md")
    try:
        return parsed(typeset(text, lang))
    except BrokenText as fault:
        raise BrokenText(f"{package}/rules/{lang}.md: {fault}") from fault


def parsed(text: str) -> Rulebook:
    """Read sections."""
    sections: list[Section] = []
    for block in _blocks(text):
        if block.startswith("#"):
            sections.append(_heading(block))
        elif not sections:
            raise BrokenText(f"there is no section above {block[:40]!r}")
        else:
            more = _paragraphs(block)
            sections[-1] = replace(sections[-1], paragraphs=(*sections[-1].paragraphs, *more))
    return tuple(sections)


def _blocks(text: str) -> Iterator[str]:
    """Split at blank lines."""
    for filled, lines in groupby(text.splitlines(), key=lambda line: bool(line.strip())):
        if filled:
            yield "\n".join(lines)


def _heading(block: str) -> Section:
    found = _HEADING.fullmatch(block)
    if found is None:
        raise BrokenText(f"not a heading like '## Title {{#id}}': {block!r}")
    return Section(found["id"], found["title"], ())


def _paragraphs(block: str) -> list[Paragraph]:
    """Read a paragraph, or a list of items."""
    if not block.startswith("- "):
        return [_paragraph(block, item=False)]
    return [_paragraph(part, item=True) for part in re.split(r"^- ", block, flags=re.MULTILINE)[1:]]


def _paragraph(lines: str, *, item: bool) -> Paragraph:
    found = _ENDING.fullmatch(" ".join(line.strip() for line in lines.splitlines()))
    if found is None or _BEYOND.search(_BOLD.sub(r"\1", found["text"])):
        raise BrokenText(f"neither text nor **bold** nor {{RULES-01}}: {lines!r}")
    return Paragraph(found["text"], tuple((found["rules"] or "").split()), item)


def telling(book: Rulebook, rule: str) -> Rulebook:
    """Keep the paragraph that tells a rule."""
    wanted = rule.strip().upper()
    return _kept(book, lambda _section, paragraph: wanted in paragraph.rules)


def about(book: Rulebook, words: str) -> Rulebook:
    """Keep the paragraphs in which all these words are said, there or in their title."""
    wanted = tokens(words)
    return _kept(
        book, lambda section, paragraph: bool(wanted) and mentions(tokens(f"{section.title} {paragraph.text}"), wanted)
    )


def _kept(book: Rulebook, fits: Callable[[Section, Paragraph], bool]) -> Rulebook:
    cut = [
        replace(section, paragraphs=tuple(each for each in section.paragraphs if fits(section, each)))
        for section in book
    ]
    return tuple(section for section in cut if section.paragraphs)


def rules_told(book: Rulebook) -> list[str]:
    """List the rules in the order in which they are told."""
    return [rule for section in book for paragraph in section.paragraphs for rule in paragraph.rules]
