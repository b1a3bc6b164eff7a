"""Told: a check that a game's rulebooks say the same in every language, and tell the rule behind every reason."""

from collections import Counter
from collections.abc import Iterator

from caravane.kernel.game import AnyGame
from caravane.text.language import LANGUAGES
from caravane.text.rulebook import Rulebook, Section, read_rulebook, rules_told
from caravane.text.translations import BrokenText, MissingText

Outline = list[tuple[bool, tuple[str, ...]]]
"""Of each paragraph whether it is an item, and which rules it tells."""


def rulebook_faults(game: AnyGame) -> list[str]:
    """Tell everything that is wrong with the rulebooks of a game; an empty list is what conformance wants."""
    books: dict[str, Rulebook] = {}
    faults: list[str] = []
    for lang in LANGUAGES:
        try:
            books[lang] = read_rulebook(game.package, lang)
        except (MissingText, BrokenText) as fault:
            faults.append(str(fault))
    for lang, book in books.items():
        faults += [f"{game.package}/rules/{lang}.md: {fault}" for fault in _gaps(game, book)]
    return faults or list(_differences(game.package, books))


def _gaps(game: AnyGame, book: Rulebook) -> Iterator[str]:
    """Find sections without a word, rules that are told twice, and reasons whose rule is not told."""
    yield from (f"the section {section.id} is empty" for section in book if not section.paragraphs)
    told = Counter(rules_told(book))
    yield from (f"{rule} is told {times} times" for rule, times in told.items() if times > 1)
    wanted = {word.rule: word.name for word in game.reasons.words if word.rule}
    yield from (f"{rule} is the reason {name}, and not told" for rule, name in wanted.items() if rule not in told)


def _differences(package: str, books: dict[str, Rulebook]) -> Iterator[str]:
    """Compare every language with the first one."""
    model, *others = books
    for lang in others:
        ids, other_ids = ([section.id for section in books[each]] for each in (model, lang))
        if ids != other_ids:
            yield f"{package}/rules: the sections are {', '.join(ids)} in {model} and {', '.join(other_ids)} in {lang}"
            continue
        for section, other in zip(books[model], books[lang], strict=True):
            if _outline(section) != _outline(other):
                yield f"{package}/rules: the paragraphs of {section.id} tell other rules in {lang} than in {model}"


def _outline(section: Section) -> Outline:
    return [(paragraph.item, paragraph.rules) for paragraph in section.paragraphs]
