"""Check that a game's Fluent files have all required messages in every language."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, final

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from caravane.kernel.game import AnyGame
from caravane.kernel.presentation import Presentation
from caravane.kernel.words import Word
from caravane.text.language import LANGUAGES
from caravane.text.translations import MissingText, source

Keys = dict[str, set[str]]
"""Message ids with the names of their placeholders."""


def required_keys(game: AnyGame) -> Keys:
    """Return all messages that a game needs, with the placeholders that each may use."""
    keys: Keys = {"title": set(), "about": set()}
    for option in [option for option in game.options if not option.past]:
        keys[f"option-{option.key}"] = set()
        keys |= {f"option-{option.key}-{value}": set() for value in option.values}
    for prefix, word in _words(game):
        keys[f"{prefix}-{word.name}"] = set(word.params) | ({"seat"} if prefix == "event" else set())
    for event in game.presentation.endings:
        word = game.events.words[event]
        keys[f"ending-{word.name}"] = {*word.params, "seat"}
    keys |= _explanation_keys(game.presentation)
    for kind in game.kinds().values():
        keys |= {f"{kind.name}-{name}": set() for name in kind.names}
    return keys | _edition_keys(game) | {f"view-{path}": set() for path in game.view_schema.paths()}


def _edition_keys(game: AnyGame) -> Keys:
    """Return the messages for what an edition can change; a part that is a component has its name already."""
    components = {name for kind in game.kinds().values() for name in kind.names}
    parts = {f"edition-part-{part.name}": set[str]() for part in game.editions.parts if part.name not in components}
    return parts | {f"edition-field-{key}": set() for key in {_key(field.path) for field in game.editions.fields()}}


def _key(path: str) -> str:
    return path.rpartition("/")[2].replace("_", "-")


def _explanation_keys(presentation: Presentation) -> Keys:
    """Return the messages that explain parts; a word whose members all have one needs none of its own."""
    keys: Keys = {}
    for word in presentation.parts.words:
        explanation = presentation.explanations.get(word.name)
        if explanation is None:
            continue
        kinds = explanation.kinds(word)
        allowed = {*kinds, *explanation.figures}
        *special, general = explanation.text_keys(word.name, list(explanation.members))
        complete = any(kind.names and set(kind.names) <= set(explanation.members) for kind in kinds.values())
        if not explanation.word:
            keys |= dict.fromkeys(special if complete else [*special, general], allowed)
        if explanation.now:
            keys[f"now-{word.name}"] = allowed | set(explanation.now)
    return keys


def _words(game: AnyGame) -> Iterator[tuple[str, Word]]:
    """Yield the words of every vocabulary with the prefix of their messages."""
    yield from (("step", step.prompt) for step in game.steps)
    vocabularies = {"verb": game.verbs, "event": game.events, "reason": game.reasons, "line": game.score_lines}
    shown = game.presentation
    vocabularies |= {"headline": shown.headlines, "part": shown.parts, "projected": shown.projected_lines}
    for prefix, vocabulary in vocabularies.items():
        yield from ((prefix, word) for word in vocabulary.words)


def missing_texts(game: AnyGame) -> list[str]:
    """Return all problems of a game's texts; the conformance suite requires an empty list."""
    required = required_keys(game)
    return _problems([package_file(game.package, lang) for lang in LANGUAGES], required)


def translation_problems(texts: Mapping[str, str]) -> list[str]:
    """Return the problems of Fluent files that translate each other, given by path: errors, and missing messages."""
    return _problems([FluentFile(path, text) for path, text in texts.items()], {})


def _problems(files: "list[FluentFile]", required: Keys) -> list[str]:
    translated = set().union(*[file.messages for file in files])
    return [problem for file in files for problem in file.problems(required, translated)]


@final
class FluentFile:
    """The messages of a Fluent file, with its problems."""

    def __init__(self, path: str, text: str) -> None:
        self._path: Final = path
        self.file_problems: list[str] = []
        self.messages: dict[str, _References] = {}
        self._terms: set[str] = set()
        self._read(text)

    def _read(self, text: str) -> None:
        for entry in FluentResource(text).body:
            if isinstance(entry, ast.Junk):
                self.file_problems.append(f"syntax error: {(entry.content or '').strip().splitlines()[0]!r}")
            elif isinstance(entry, ast.Term):
                self._terms.add(entry.id.name)
            elif isinstance(entry, ast.Message):
                if entry.id.name in self.messages:
                    self.file_problems.append(f"{entry.id.name} is defined twice")
                self.messages[entry.id.name] = _References(entry)

    def problems(self, required: Keys, translated: Iterable[str]) -> list[str]:
        """Return missing messages (required, or present in another language), unknown references and file problems."""
        missing = [f"{key} is missing" for key in sorted({*required, *translated} - set(self.messages))]
        unknown = [
            f"{key} uses {name}, which is unknown"
            for key, allowed in sorted(required.items())
            for name in sorted(self._unknown(key, allowed))
        ]
        return [f"{self._path}: {problem}" for problem in [*self.file_problems, *missing, *unknown]]

    def _unknown(self, key: str, allowed: set[str]) -> set[str]:
        """Return the unknown references of a message, including those of the messages it refers to."""
        if key not in self.messages:
            return set()
        references = self.messages[key]
        unknown = {f"${name}" for name in references.variables - allowed}
        unknown |= {f"-{name}" for name in references.terms - self._terms}
        for other in references.messages:
            unknown |= self._unknown(other, allowed) if other in self.messages else {other}
        return unknown


def package_file(package: str, lang: str) -> FluentFile:
    """Return the Fluent file of a package; one without messages, with this problem, if it does not exist."""
    path = f"{package}/locales/{lang}.ftl"
    try:
        return FluentFile(path, source(package, lang))
    except MissingText as error:
        missing = FluentFile(path, "")
        missing.file_problems.append(str(error))
        return missing


@final
class _References(Visitor):
    """The references of a message to placeholders, terms and other messages."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.terms: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (names given by the Visitor class)
        self.variables.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.terms.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)
