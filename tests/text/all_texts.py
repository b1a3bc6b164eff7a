"""Every text of the project, with each value that its variables can take.

The text before a variable only has to fit the value that follows, so one variable is varied at a time.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast

from caravane import games
from caravane.kernel.explanation import split_path
from caravane.kernel.game import AnyGame
from caravane.kernel.words import NUMBER, SEAT, Kind, Word

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
SHELL = "shell"
PLAYERS = ("Ana", "Élise", "Hugo")
NUMBERS = ("1", "8", "11")
NUMERIC = (
    "after at bank before bridges count counts credits days depth digest differing error expected face from hours"
    " increment last least left minutes more most needed number percent place points rank rating round rounds rule"
    " rules season seasons seats shown size space speed tables time times tokens top total turn turns uncertainty"
    " until white worth"
)
BOARDS = {"archeos": "archeos_society", "excavation": "excavation_earth", "lost-cities": "lost_cities"}

Values = Mapping[str, Sequence[str]]
Messages = dict[str, ast.Pattern]


@dataclass(frozen=True)
class Text:
    """One text of one language: its game, its file, and its content."""

    lang: str
    scope: str
    source: str
    text: str


@cache
def parse(source: str) -> Messages:
    """Return the messages of a Fluent file by id."""
    entries = FluentParser().parse(source).body
    return {entry.id.name: entry.value for entry in entries if isinstance(entry, ast.Message) and entry.value}


def templates(pattern: ast.Pattern, messages: Messages) -> list[str]:
    """Return the text of a pattern for each of its variants, with variables written as `{name}`."""
    parts = [_alternatives(element, messages) for element in pattern.elements]
    return ["".join(chosen) for chosen in product(*parts)]


def _alternatives(element: ast.TextElement | ast.Placeable, messages: Messages) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    expression = element.expression
    if isinstance(expression, ast.SelectExpression):
        return [text for variant in expression.variants for text in templates(variant.value, messages)]
    if isinstance(expression, ast.VariableReference):
        return [f"{{{expression.id.name}}}"]
    if isinstance(expression, ast.MessageReference):
        return templates(messages[expression.id.name], messages)
    return [expression.parse()["value"]] if isinstance(expression, ast.StringLiteral) else ["1"]


def fill(template: str, values: Values) -> Iterator[str]:
    """Yield a template with every value of every variable, the others at their first value."""
    names = list(dict.fromkeys(re.findall(r"\{(\w+)\}", template)))
    first = {name: values.get(name, _unknown(name))[0] for name in names}
    yield template.format_map(first)
    for name in names:
        for value in values.get(name, _unknown(name))[1:]:
            yield template.format_map({**first, name: value})


def _unknown(name: str) -> Sequence[str]:
    """Return values for a variable that is in no vocabulary; one that is not a number may be a name."""
    return NUMBERS if name in NUMERIC.split() else PLAYERS


def sentences(key: str, messages: Messages, values: Values) -> list[str]:
    """Return how a message reads in every variant and with every value."""
    return [text for template in templates(messages[key], messages) for text in fill(template, values)]


def _words(game: AnyGame) -> Iterator[tuple[str, Word]]:
    vocabularies = {"verb": game.verbs, "event": game.events, "reason": game.reasons, "line": game.score_lines}
    yield from (
        (f"{prefix}-{word.name}", word) for prefix, vocabulary in vocabularies.items() for word in vocabulary.words
    )
    yield from ((f"step-{step.name}", step.prompt) for step in game.steps)


def _named(kind: Kind, messages: Messages) -> Sequence[str]:
    if kind.name == SEAT.name:
        return PLAYERS
    if not kind.names:
        return NUMBERS
    return [text for name in kind.names for text in templates(messages[f"{kind.name}-{name}"], messages)]


def _by_word(game: AnyGame, messages: Messages) -> dict[str, Values]:
    """Return the values of the variables of each message for a word of the game."""
    return {
        key: {
            "seat": PLAYERS,
            **{param: _named(kind, messages) for param, kind in zip(word.params, word.kinds, strict=True)},
        }
        for key, word in _words(game)
    }


def _by_explanation(game: AnyGame, messages: Messages) -> dict[str, Values]:
    """Return the values of the variables of each message that explains a part; a figure without a kind is a number."""
    found: dict[str, Values] = {}
    for word in game.presentation.parts.words:
        explanation = game.presentation.explanations.get(word.name)
        if explanation is None or explanation.word:
            continue
        kinds = explanation.kinds(word)
        for name, path in {**explanation.figures, **explanation.now}.items():
            kinds[name] = game.kinds().get(split_path(path)[1], NUMBER)
        values = {name: _named(kind, messages) for name, kind in kinds.items()}
        keys = [f"now-{word.name}", *explanation.text_keys(word.name, list(explanation.members))]
        found |= dict.fromkeys(keys, values)
    return found


def _by_name(game: AnyGame, messages: Messages) -> Values:
    """Return the values that a variable of this name takes anywhere in the game, for texts outside its vocabulary."""
    values: dict[str, dict[str, None]] = {}
    for _, word in _words(game):
        for param, kind in zip(word.params, word.kinds, strict=True):
            for name in (param, kind.name):
                values.setdefault(name, {}).update(dict.fromkeys(_named(kind, messages)))
    return {name: list(texts) for name, texts in values.items()}


def game_texts(game: AnyGame, lang: str) -> Iterator[Text]:
    """Yield the texts of a game: its package's, its board's in the browser, and its rulebook."""
    folder = games.folder_of(game.name)
    package = ROOT / "src/caravane/games" / folder
    messages = parse((package / f"locales/{lang}.ftl").read_text(encoding="utf-8"))
    by_word = {**_by_word(game, messages), **_by_explanation(game, messages)}
    by_name = _by_name(game, messages)
    for key in messages:
        yield from _texts(lang, folder, key, sentences(key, messages, by_word.get(key, by_name)))
    board = WEB / f"src/games/{folder}/{lang}.ftl"
    if board.is_file():
        yield from file_texts(board, lang, folder, by_name)
    yield from _texts(lang, folder, "rules", (package / f"rules/{lang}.md").read_text(encoding="utf-8").split("\n\n"))


def file_texts(file: Path, lang: str, scope: str, values: Values) -> Iterator[Text]:
    """Yield the texts of a Fluent file."""
    messages = parse(file.read_text(encoding="utf-8"))
    for key in messages:
        yield from _texts(lang, _board_of(key, scope), key, sentences(key, messages, values))


def _board_of(key: str, scope: str) -> str:
    """Return the game whose board a terminal message belongs to, otherwise the scope of its file."""
    if scope != SHELL:
        return scope
    found = (folder for prefix, folder in BOARDS.items() if key.startswith(f"{prefix}-"))
    return next(found, "expeditions" if key.startswith("expeditions-") else scope)


def _texts(lang: str, scope: str, key: str, texts: Sequence[str]) -> Iterator[Text]:
    yield from (Text(lang, scope, f"{scope}/{lang} {key}", plain(text)) for text in dict.fromkeys(texts))


def plain(text: str) -> str:
    """Return a text on one line with single, breaking spaces and without the marks of Markdown."""
    return re.sub(r"[\s\u00a0\u202f]+", " ", re.sub(r"\*\*|^#+ |\{#?[A-Z0-9a-z -]+\}", "", text)).strip()


def shell_texts(lang: str) -> Iterator[Text]:
    """Yield the texts that belong to no game: pages, terminal, e-mails, bots."""
    files = list((WEB / "locales" / lang).glob("*.ftl"))
    files += [file for file in (ROOT / "src/caravane").rglob(f"locales/{lang}.ftl") if "games" not in file.parts]
    for file in sorted(files):
        yield from file_texts(file, lang, SHELL, {})


@cache
def all_texts(lang: str) -> list[Text]:
    """Return every text of a language."""
    texts = list(shell_texts(lang))
    for name in games.names(hidden=True, outside=False):
        texts += game_texts(games.get(name), lang)
    return texts
