"""The file of an edition, as people write it: what it says, and what is wrong with it in their words."""

import difflib
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final, final

from caravane import games
from caravane.kernel.box import NAMES as NAME_KEYS
from caravane.kernel.edition import Edition
from caravane.kernel.edition_form import Problem
from caravane.kernel.game import AnyGame
from caravane.tables.editions.lines import Lines, line_of_error, lines_of
from caravane.tables.editions.titles import MAX_SOURCE_LENGTH, MAX_TITLE_LENGTH, is_name, shown_text
from caravane.tables.editions.values import MAX_PROBLEMS, fields_of, fingerprint_of, problems_of, resolve, shown

HEAD: Final = "edition"
MAX_LETTERS: Final = 64 * 1024
"""Maximum length of a file: a complete one has a tenth of it."""
MAX_DOTS: Final = 100
"""Maximum number of dots in a line, since the reader of TOML takes long for keys with many parts."""
MAX_DEPTH: Final = 6
"""Maximum number of slashes in the path of a value."""
HEAD_KEYS: Final = ("game", "name", "title", "source")
TITLES: Final = (("title", MAX_TITLE_LENGTH), ("source", MAX_SOURCE_LENGTH))
BYTE_ORDER_MARK: Final = "\ufeff"
"""What some editors write before the first letter."""
REMARKS: Final = ("source", "note", "rulebook")
"""Keys of component files that only document values: a file that was copied from one may keep them."""


@final
class FileProblem:
    """What is wrong in a file: the table and key, the entry, the line, and a code with its details."""

    __slots__ = ("code", "details", "entry", "line", "path")

    def __init__(self, problem: Problem, line: int) -> None:
        self.code: Final = problem.code
        self.path: Final = problem.path
        self.entry: Final = problem.entry
        self.line: Final = line
        self.details: Final = problem.details


@final
class EditionFile:
    """What was read: the game, the edition if nothing is wrong, and all problems."""

    __slots__ = ("edition", "game", "given", "head", "problems")

    def __init__(self) -> None:
        self.game: AnyGame | None = None
        self.edition: Edition | None = None
        self.head: dict[str, str] = {}
        self.given: dict[str, Any] = {}
        """The values as they are written, `?` for those that nobody has read."""
        self.problems: list[FileProblem] = []


def known_game(name: object) -> AnyGame | None:
    """Return an installed game by its name."""
    return games.get(name) if isinstance(name, str) and name in games.names(hidden=True) else None


def read_edition(text: str) -> EditionFile:
    """Read the file of an edition of an installed game."""
    found, text = EditionFile(), text.removeprefix(BYTE_ORDER_MARK)
    if len(text) > MAX_LETTERS:
        found.problems = [FileProblem(Problem("", "too-long", most=MAX_LETTERS), 0)]
        return found
    try:
        data = _parsed(text)
    except (ValueError, RecursionError) as error:  # ValueError: not TOML, or a number of thousands of digits
        reason = str(error).partition(" (at ")[0]
        found.problems = [FileProblem(Problem("", "not-toml", reason=reason), line_of_error(str(error), text))]
        return found
    lines = Lines(text)
    wrong = islice(_read(found, data), MAX_PROBLEMS)
    found.problems = [FileProblem(each, lines.line(each.path, each.entry)) for each in wrong]
    return found


def _parsed(text: str) -> dict[str, Any]:
    """Return the tables of a file; raise ValueError if they cannot be read, or not in a short time."""
    for number, line in enumerate(lines_of(text), start=1):
        # Comments too: a line that looks like one can be the end of a text, with a key after it.
        if line.count(".") > MAX_DOTS:
            raise ValueError(f"too many dots (at line {number}, column 1)")
    return tomllib.loads(text)


def _read(found: EditionFile, data: dict[str, Any]) -> Iterator[Problem]:
    head = data.get(HEAD)
    if not isinstance(head, dict):
        yield Problem(HEAD, "no-head")
        return
    wrong = list(_head_problems(head))
    yield from wrong
    found.game = known_game(head.get("game"))
    texts = {key: value for key in HEAD_KEYS if isinstance(value := head.get(key), str)}
    found.head = texts | {key: text for key, most in TITLES if (text := shown_text(head.get(key), most))}
    if found.game is None:
        yield Problem(f"{HEAD}/game", "unknown-game", found=shown(head.get("game")))
        return
    rest = {key: value for key, value in data.items() if key != HEAD}
    found.given, misplaced = _flat(found.game, rest)
    yield from misplaced
    yield from _values(found, found.game, known_head=not wrong and not misplaced)


def _values(found: EditionFile, game: AnyGame, *, known_head: bool) -> Iterator[Problem]:
    values, ours, wrong = resolve(game, found.given)
    wrong = wrong or problems_of(game, values)
    yield from wrong
    if known_head and not wrong:
        found.edition = make_edition(game, found.head, values, ours)


def make_edition(game: AnyGame, head: Mapping[str, str], values: dict[str, Any], ours: list[str]) -> Edition:
    """Return an edition with complete values."""
    return Edition(
        name=head["name"],
        title=head["title"],
        source=head["source"],
        fingerprint=fingerprint_of(game, values),
        values=values,
        ours=ours,
        built_in=game.values,
    )


def _head_problems(head: dict[str, Any]) -> Iterator[Problem]:
    for key in HEAD_KEYS:
        if key not in head:
            yield Problem(f"{HEAD}/{key}", "head-missing", key=key)
    for key in [key for key in head if key not in HEAD_KEYS]:
        yield Problem(f"{HEAD}/{key}", "unknown-key", key=key, known=", ".join(HEAD_KEYS))
    if not is_name(head.get("name", "x")):
        yield Problem(f"{HEAD}/name", "bad-name", found=shown(head["name"]))
    for key, most in TITLES:
        if not shown_text(head.get(key, "x"), most):
            yield Problem(f"{HEAD}/{key}", "bad-title", key=key, found=shown(head[key]), most=most)


def _flat(game: AnyGame, data: dict[str, Any]) -> tuple[dict[str, Any], list[Problem]]:
    """Return the values of a file by their path, and what it has twice or no edition of the game can change."""
    known, flat = fields_of(game), dict[str, Any]()
    tables = _keys_by_table(known)
    unknown: dict[str, str] = {}
    repeated: dict[str, Problem] = {}
    for path, value in _leaves("", data, set(known)):
        table, _, key = path.rpartition("/")
        if path in flat:
            repeated[path] = Problem(path, "given-twice", key=key)
        elif path in known:
            flat[path] = value
        elif key not in REMARKS and key not in NAME_KEYS:
            # An unknown table is named once, whatever stands in it.
            unknown.setdefault(path if table in tables else table or path, path)
    return flat, [*repeated.values(), *[_unknown(path, tables) for path in islice(unknown.values(), MAX_PROBLEMS)]]


def _leaves(path: str, value: Any, known: set[str]) -> Iterator[tuple[str, Any]]:
    if path in known or path.count("/") >= MAX_DEPTH or not _has_members(value):
        yield path, value
        return
    for key, child in _children(value):
        yield from _leaves(f"{path}/{key}" if path else key, child, known)


def _has_members(value: Any) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and bool(value) and isinstance(value[0], dict))


def _children(value: dict[str, Any] | list[Any]) -> Iterator[tuple[str, Any]]:
    """Yield the members of a table, or of a list of tables by their id, as a component file has them."""
    if isinstance(value, dict):
        yield from value.items()
        return
    for number, member in enumerate(value):
        named = [str(member[key]) for key in NAME_KEYS if key in member] if isinstance(member, dict) else []
        yield (named[0] if named else str(number)), member


def _keys_by_table(paths: Iterable[str]) -> dict[str, list[str]]:
    tables: dict[str, list[str]] = {}
    for path in sorted(paths):
        table, _, key = path.rpartition("/")
        tables.setdefault(table, []).append(key)
    return tables


def _unknown(path: str, tables: Mapping[str, Sequence[str]]) -> Problem:
    """Return the problem of a path that no edition can change, with the keys or the tables that may have been meant."""
    table, _, key = path.rpartition("/")
    if table in tables:
        return Problem(path, "unknown-key", key=key, known=", ".join(tables[table]))
    near = difflib.get_close_matches(table, tables, n=3, cutoff=0.3) or list(tables)[:3]
    return Problem(
        table or path, "unknown-table", table=table.replace("/", ".") or key, known=", ".join(near).replace("/", ".")
    )
