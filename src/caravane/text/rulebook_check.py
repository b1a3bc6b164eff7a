"""Check that a game's rulebooks agree in every language and explain the rule behind every reason."""

from collections import Counter
from collections.abc import Iterator

from caravane.kernel.game import AnyGame
from caravane.text.language import LANGUAGES
from caravane.text.rulebook import Rulebook, Section, read_rulebook, rules_covered
from caravane.text.translations import BrokenText, MissingText

Outline = list[tuple[bool, tuple[str, ...]]]
"""Whether each paragraph is an item, and the rules that it explains."""


def rulebook_problems(game: AnyGame) -> list[str]:
    """Return all problems of a game's rulebooks; the conformance suite requires an empty list."""
    books: dict[str, Rulebook] = {}
    problems: list[str] = []
    for lang in LANGUAGES:
        try:
            books[lang] = read_rulebook(game.package, lang)
        except (MissingText, BrokenText) as error:
            problems.append(str(error))
    for lang, book in books.items():
        problems += [f"{game.package}/rules/{lang}.md: {gap}" for gap in _gaps(game, book)]
    return problems or list(_differences(game.package, books))


def _gaps(game: AnyGame, book: Rulebook) -> Iterator[str]:
    """Yield empty sections, rules that are explained twice, and reasons whose rule is not explained."""
    yield from (f"the section {section.id} is empty" for section in book if not section.paragraphs)
    covered = Counter(rules_covered(book))
    yield from (f"{rule} is explained {times} times" for rule, times in covered.items() if times > 1)
    required = {word.rule: word.name for word in game.reasons.words if word.rule}
    missing = {rule: name for rule, name in required.items() if rule not in covered}
    yield from (f"{rule} is not explained, but the reason {name} refers to it" for rule, name in missing.items())


def _differences(package: str, books: dict[str, Rulebook]) -> Iterator[str]:
    """Yield the differences of every language from the first one."""
    model, *others = books
    for lang in others:
        ids, other_ids = ([section.id for section in books[each]] for each in (model, lang))
        if ids != other_ids:
            yield f"{package}/rules: the sections are {', '.join(ids)} in {model} and {', '.join(other_ids)} in {lang}"
            continue
        for section, other in zip(books[model], books[lang], strict=True):
            if _outline(section) != _outline(other):
                yield f"{package}/rules: the paragraphs of {section.id} explain different rules in {lang} than in {model}"


def _outline(section: Section) -> Outline:
    return [(paragraph.item, paragraph.rules) for paragraph in section.paragraphs]
