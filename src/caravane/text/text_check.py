"""Keys: every text that a game needs, and a check that its files have them all, in every language."""

from collections.abc import Iterable, Iterator
from typing import Final, final

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from caravane.kernel.game import AnyGame
from caravane.kernel.words import Word
from caravane.text.language import LANGUAGES
from caravane.text.translations import MissingText, source

Keys = dict[str, set[str]]
"""Message ids, each with the names of its placeholders."""


def required_keys(game: AnyGame) -> Keys:
    """List every message a game needs, with the placeholders that it may use."""
    keys: Keys = {"title": set(), "about": set()}
    for option in game.options:
        keys[f"option-{option.key}"] = set()
        keys |= {f"option-{option.key}-{value}": set() for value in option.values}
    for prefix, word in _words(game):
        keys[f"{prefix}-{word.name}"] = set(word.params) | ({"seat"} if prefix == "event" else set())
    for kind in game.kinds().values():
        keys |= {f"{kind.name}-{name}": set() for name in kind.names}
    return keys | {f"view-{path}": set() for path in game.shape.paths()}


def _words(game: AnyGame) -> Iterator[tuple[str, Word]]:
    """List the words of every vocabulary with the prefix of their texts."""
    yield from (("step", step.prompt) for step in game.steps)
    vocabularies = {"verb": game.verbs, "event": game.events, "reason": game.reasons, "line": game.lines}
    for prefix, vocabulary in vocabularies.items():
        yield from ((prefix, word) for word in vocabulary.words)


def missing_texts(game: AnyGame) -> list[str]:
    """Tell everything that is wrong with the texts of a game; an empty list is what conformance wants."""
    required = required_keys(game)
    files = {lang: _File(game.package, lang) for lang in LANGUAGES}
    written = set().union(*[file.messages for file in files.values()])
    return [complaint for file in files.values() for complaint in file.complaints(required, written)]


@final
class _File:
    """What stands in one Fluent file."""

    def __init__(self, package: str, lang: str) -> None:
        self._where: Final = f"{package}/locales/{lang}.ftl"
        self._broken: list[str] = []
        self.messages: dict[str, _Uses] = {}
        self._terms: set[str] = set()
        try:
            self._read(source(package, lang))
        except MissingText as missing:
            self._broken.append(str(missing))

    def _read(self, text: str) -> None:
        for entry in FluentResource(text).body:
            if isinstance(entry, ast.Junk):
                self._broken.append(f"cannot be read: {(entry.content or '').strip().splitlines()[0]!r}")
            elif isinstance(entry, ast.Term):
                self._terms.add(entry.id.name)
            elif isinstance(entry, ast.Message):
                if entry.id.name in self.messages:
                    self._broken.append(f"{entry.id.name} stands there twice")
                self.messages[entry.id.name] = _Uses(entry)

    def complaints(self, required: Keys, written: Iterable[str]) -> list[str]:
        """Compare the file with what is required, and with what another language has."""
        missing = [f"{key} is missing" for key in sorted({*required, *written} - set(self.messages))]
        unknown = [
            f"{key} uses {name}, which is not given"
            for key, allowed in sorted(required.items())
            for name in sorted(self._unknown(key, allowed))
        ]
        return [f"{self._where}: {complaint}" for complaint in [*self._broken, *missing, *unknown]]

    def _unknown(self, key: str, allowed: set[str]) -> set[str]:
        """Find what a message uses and nobody gives, also through the messages it refers to."""
        if key not in self.messages:
            return set()
        uses = self.messages[key]
        found = {f"${name}" for name in uses.variables - allowed}
        found |= {f"-{name}" for name in uses.terms - self._terms}
        for other in uses.messages:
            found |= self._unknown(other, allowed) if other in self.messages else {other}
        return found


@final
class _Uses(Visitor):
    """What a message refers to: placeholders, terms and other messages."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.terms: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own names)
        self.variables.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.terms.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)
