"""Check that explanations of components rest on rules of the rulebook, and that their figures stand where they say."""

from collections.abc import Iterator, Sequence

from caravane.kernel.explanation import LENGTH, ME, Explanation, look_up, split_path
from caravane.kernel.game import AnyGame
from caravane.kernel.view_schema import LIST, PARTS, ROW, ViewSchema
from caravane.kernel.words import SEAT, Kind, Word
from caravane.text.rulebook import rulebook, rules_covered

FIRST_LANGUAGE = "en"


def explanation_problems(game: AnyGame) -> list[str]:
    """Return all problems of a game's explanations; the conformance suite requires an empty list."""
    words = {word.name: word for word in game.presentation.parts.words}
    problems: list[str] = []
    for name, explanation in game.presentation.explanations.items():
        found = list(_problems(game, words[name], explanation)) if name in words else ["is not a part"]
        problems += [f"{game.package}: the explanation of {name} {problem}" for problem in found]
    return problems


def _problems(game: AnyGame, word: Word, explanation: Explanation) -> Iterator[str]:
    yield from _unknown_rules(game, explanation)
    kinds = explanation.kinds(word)
    members = {member for kind in kinds.values() for member in kind.names}
    yield from (f"has a member {name}, which is unknown" for name in explanation.members if name not in members)
    box = {"box": game.box.tables}
    for path in explanation.figures.values():
        if not any(_leads(path, box, word, explanation, noun) for noun in _first_nouns(word)):
            yield f"has a figure at {path}, where nothing stands"
    for path in explanation.now.values():
        keys, _ = split_path(path)
        if keys[0] != "view" or not _is_declared(game.view_schema, keys[1:], {**kinds, ME: SEAT}):
            yield f"has a figure at {path}, which no view has"


def _unknown_rules(game: AnyGame, explanation: Explanation) -> Iterator[str]:
    covered = rules_covered(rulebook(game.package, FIRST_LANGUAGE))
    rules = [*explanation.rules, *[rule for own in explanation.members.values() for rule in own]]
    yield from (f"names {rule}, which the rulebook does not explain" for rule in rules if rule not in covered)


def _first_nouns(word: Word) -> Sequence[int]:
    """Return values of the first noun: all members of its kind, or some numbers."""
    return range(len(word.kinds[0].names) or 10) if word.kinds else [0]


def _leads(path: str, box: object, word: Word, explanation: Explanation, first: int) -> bool:
    nouns = [first, *[1 for _ in word.kinds[1:]]] if word.kinds else []
    kinds = explanation.kinds(word)
    places = {name: (noun, kinds[name].spell(noun)) for name, noun in explanation.all_nouns(word, nouns).items()}
    return look_up(split_path(path)[0], box, places) is not None


def _is_declared(schema: ViewSchema, keys: Sequence[str], kinds: dict[str, Kind]) -> bool:
    """Return whether a path leads to a part of the view; `$name` must be an index of its kind."""
    if not keys:
        return True
    key, *rest = keys
    if schema.sort == PARTS:
        names = kinds[key[1:]].names if key[1:] in kinds else (key,)
        return all(name in schema.parts and _is_declared(schema.parts[name], rest, kinds) for name in names)
    if key == LENGTH:
        return schema.sort == LIST and not rest
    if schema.sort == ROW:
        return key.isdigit() and int(key) < len(schema.members) and _is_declared(schema.members[int(key)], rest, kinds)
    return schema.sort == LIST and _indexes(schema, key, kinds) and _is_declared(schema.members[0], rest, kinds)


def _indexes(schema: ViewSchema, key: str, kinds: dict[str, Kind]) -> bool:
    if not key.startswith("$"):
        return key.lstrip("-").isdigit()
    kind = kinds.get(key[1:])
    return kind is not None and (schema.kind is None or schema.kind.names[: len(kind.names)] == kind.names)
