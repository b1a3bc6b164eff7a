"""Rulebooks for people, in which each paragraph lists the ids of the rules that it explains.

A game has them in `rules/LANG.md`, in a small subset of Markdown: `## Title {#id}` starts a section, followed by
paragraphs and `- ` items with **bold** words. A paragraph or an item may end with its rules: `{LC-PICK-01 LC-PICK-02}`.
Values of the box stand in brackets, by their path: see `rule_figures`.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import groupby
from typing import Final

from caravane.kernel.box import Tables
from caravane.kernel.game import AnyGame
from caravane.text.language import typeset
from caravane.text.rule_figures import with_figures
from caravane.text.text_search import mentions, tokens
from caravane.text.translations import LOG, BrokenText, MissingText, preferred_languages, source

_HEADING: Final = re.compile(r"## (?P<title>.+) \{#(?P<id>[a-z-]+)\}")
_ENDING: Final = re.compile(r"(?P<text>.+?)(?: \{(?P<rules>[A-Z0-9 -]+)\})?")
_BOLD: Final = re.compile(r"\*\*([^*]+)\*\*")
_UNSUPPORTED: Final = re.compile(r"[`*_#|<>\[\]{}]")
"""Markup of Markdown outside the supported subset."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few sentences, or an item of a list, with the rules that it explains."""

    text: str
    rules: tuple[str, ...] = ()
    item: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rules under a title, with an id that is the same in every language."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]


Rulebook = tuple[Section, ...]


@cache
def rulebook(package: str, lang: str) -> Rulebook:
    """Load the rulebook of a game, once per process: in a language, else in another; empty if there is none."""
    return _in_a_language(package, lang, None)


def rules_of(game: AnyGame, lang: str) -> Rulebook:
    """Return the rulebook of a game with the figures of its edition."""
    if game.edition is None:
        return rulebook(game.package, lang)
    return _in_a_language(game.package, lang, game.box.tables)


def _in_a_language(package: str, lang: str, tables: Tables | None) -> Rulebook:
    for each in preferred_languages(lang):
        try:
            return read_rulebook(package, each, tables)
        except (MissingText, BrokenText) as error:
            LOG.warning("rulebook missing: %s", error)
    return ()


def read_rulebook(package: str, lang: str, tables: Tables | None = None) -> Rulebook:
    """Read `rules/LANG.md` of a package, with the figures of a box, or else those built in.

    Raise MissingText if it does not exist and BrokenText if it is invalid.
    """
    text = source(package, lang, "rules", "md")
    try:
        return parse_rulebook(typeset(with_figures(text, package, lang, tables), lang))
    except BrokenText as error:
        raise BrokenText(f"{package}/rules/{lang}.md: {error}") from error


def parse_rulebook(text: str) -> Rulebook:
    """Parse the sections of a rulebook."""
    sections: list[Section] = []
    for block in _blocks(text):
        if block.startswith("#"):
            sections.append(_heading(block))
        elif not sections:
            raise BrokenText(f"no section heading before {block[:40]!r}")
        else:
            paragraphs = (*sections[-1].paragraphs, *_paragraphs(block))
            sections[-1] = replace(sections[-1], paragraphs=paragraphs)
    return tuple(sections)


def _blocks(text: str) -> Iterator[str]:
    """Yield the blocks of text between blank lines."""
    for filled, lines in groupby(text.splitlines(), key=lambda line: bool(line.strip())):
        if filled:
            yield "\n".join(lines)


def _heading(block: str) -> Section:
    match = _HEADING.fullmatch(block)
    if match is None:
        raise BrokenText(f"not a heading of the form '## Title {{#id}}': {block!r}")
    return Section(match["id"], match["title"], ())


def _paragraphs(block: str) -> list[Paragraph]:
    """Parse a paragraph, or a list of items."""
    if not block.startswith("- "):
        return [_paragraph(block, item=False)]
    return [_paragraph(part, item=True) for part in re.split(r"^- ", block, flags=re.MULTILINE)[1:]]


def _paragraph(lines: str, *, item: bool) -> Paragraph:
    match = _ENDING.fullmatch(" ".join(line.strip() for line in lines.splitlines()))
    if match is None or _UNSUPPORTED.search(_BOLD.sub(r"\1", match["text"])):
        raise BrokenText(f"only text, **bold** and {{RULES-01}} are supported: {lines!r}")
    return Paragraph(match["text"], tuple((match["rules"] or "").split()), item)


def paragraph_of_rule(book: Rulebook, rule: str) -> Rulebook:
    """Return the paragraph that explains a rule, with its section."""
    rule_id = rule.strip().upper()
    return _filtered(book, lambda _section, paragraph: rule_id in paragraph.rules)


def search_rulebook(book: Rulebook, words: str) -> Rulebook:
    """Return the paragraphs that contain all these words, in their text or in their section title."""
    query = tokens(words)
    return _filtered(
        book, lambda section, paragraph: bool(query) and mentions(tokens(f"{section.title} {paragraph.text}"), query)
    )


def _filtered(book: Rulebook, matches: Callable[[Section, Paragraph], bool]) -> Rulebook:
    sections = [
        replace(section, paragraphs=tuple(each for each in section.paragraphs if matches(section, each)))
        for section in book
    ]
    return tuple(section for section in sections if section.paragraphs)


def rules_covered(book: Rulebook) -> list[str]:
    """Return the ids of the explained rules, in order."""
    return [rule for section in book for paragraph in section.paragraphs for rule in paragraph.rules]
