"""Verify: whether a file tells the truth about a table.

The acts are carried out anew under the rules, with luck drawn from the secret, and must lead to what the file says: every
die, every shuffle, every forced move, the result. What the rules cannot know (names, moments) is under the digest alone.
"""

from itertools import zip_longest
from typing import Any, Final, TypeGuard, final

from caravane import games
from caravane.tables.acts import Act, Refused
from caravane.tables.clocks.time_control import DAY
from caravane.tables.export import DIGEST, FORMAT, Export, Rename, Witness, luck_of, sealed, unpack_act
from caravane.tables.handlers.moves import key
from caravane.tables.luck.chance_events import outcome_line
from caravane.tables.luck.committed_luck import ALGORITHM, commitment
from caravane.tables.projection import result
from caravane.tables.table import ENDED, Table

PARTS: Final = {"caravane", "format", "luck", "acts", "chances", "result", DIGEST}
LUCK_PARTS: Final = {"algorithm", "commitment", "secret", "entropies"}

NOT_OVER: Final = "not-over"
CLOCKS_APART: Final = DAY
"""A server's clock may be put right in the middle of a game, or another server may have gone on with it: but not by more."""
CODES: Final = (
    "no-table",
    "unreadable",
    "other-rules",
    DIGEST,
    "commitment",
    "act",
    "luck",
    "luck-parts",
    "chances",
    NOT_OVER,
    "result",
)


@final
class Problem:
    """Something that is wrong with a file: a code, and what interfaces need to put it in words."""

    __slots__ = ("about", "code")

    def __init__(self, code: str, **about: str | int) -> None:
        assert code in CODES
        self.code: Final = code
        self.about: Final = about

    def __str__(self) -> str:
        return " ".join([self.code, *[f"{name}={value}" for name, value in self.about.items()]])


@final
class Verdict:
    """What came of verifying a file: the problems, none when it is true, and as much of the table as could be built."""

    __slots__ = ("acts", "chances", "digest", "problems", "table")

    def __init__(self) -> None:
        self.problems: Final[list[Problem]] = []
        self.acts: Final[list[Act]] = []
        self.chances: Final = Witness()
        self.table: Table | None = None
        self.digest: str = ""
        """What players compare: nothing else speaks for names, moments, and moves that could have been others."""

    def holds(self) -> bool:
        """Tell whether nothing is wrong."""
        return not self.problems

    def object(self, wrong: bool, code: str, **about: str | int) -> None:
        """Add a problem if something is wrong."""
        if wrong:
            self.problems.append(Problem(code, **about))


def verify(data: object) -> Verdict:
    """Verify the file of a finished table."""
    return _verify(data, lambda name: name)


def read(data: object, identities: dict[str, str] | None = None) -> tuple[Table, list[Act]]:
    """Build a table from its file, finished or not, under the identities that its people have here.

    Raises ValueError when anything is wrong with the file.
    """
    known = identities or {}
    verdict = _verify(data, lambda name: known.get(name, name))
    wrong = [problem for problem in verdict.problems if problem.code != NOT_OVER]
    if wrong or verdict.table is None:
        raise ValueError("; ".join(str(problem) for problem in wrong))
    return verdict.table, verdict.acts


def _verify(data: object, rename: Rename) -> Verdict:
    verdict = Verdict()
    try:
        if not _known_format(data):
            verdict.object(True, "no-table")
        elif _known_rules(verdict, data):
            _verify_seals(verdict, data)
            if _verify_acts(verdict, data, rename):
                _verify_outcome(verdict, data)
    except (AttributeError, LookupError, TypeError, ValueError, RecursionError) as error:
        # The file is anybody's: what cannot be read is wrong, whatever it is.
        verdict.object(True, "unreadable", reason=f"{type(error).__name__}: {error}")
    return verdict


def _known_format(data: object) -> TypeGuard[Export]:
    if not isinstance(data, dict) or set(data) != PARTS or (data["caravane"], data["format"]) != ("table", FORMAT):
        return False
    luck = data["luck"]
    return isinstance(luck, dict) and set(luck) == LUCK_PARTS and luck["algorithm"] == ALGORITHM


def _known_rules(verdict: Verdict, data: Export) -> bool:
    """Say it plainly when the rules are not here: nothing is proved then, for or against the file."""
    settings = data["acts"][0]["settings"]
    name, rules = settings["game"], settings["rules"]
    installed = games.get(name).rules if name in games.names(hidden=True) else 0
    verdict.object(rules != installed, "other-rules", game=str(name), rules=str(rules), installed=installed)
    return bool(rules == installed)


def _verify_seals(verdict: Verdict, data: Export) -> None:
    verdict.digest = sealed(data)[DIGEST]
    verdict.object(verdict.digest != data[DIGEST], DIGEST)
    promised = data["acts"][0]["commitment"]
    verdict.object(commitment(bytes.fromhex(data["luck"]["secret"])) != promised, "commitment")


def _verify_acts(verdict: Verdict, data: Export, rename: Rename) -> bool:
    """Carry the acts out, each without what luck and force added to it, and compare what they add now."""
    try:
        opening = unpack_act(data["acts"][0], rename)
        table = verdict.table = Table(opening, bytes.fromhex(data["luck"]["secret"]))
        table.witness = verdict.chances.see
        verdict.acts.append(opening)
        for packed in data["acts"][1:]:
            act = unpack_act({name: value for name, value in packed.items() if name != "then"}, rename)
            _check_order(table, act)
            table.apply(act, recorded=True)
            if act.data.get("then") != packed.get("then"):
                verdict.object(True, "luck", number=len(verdict.acts), **_difference(act, packed))
                return False
            verdict.acts.append(act)
    except Refused as refused:
        verdict.object(True, "act", number=len(verdict.acts), reason=str(refused))
        return False
    return True


def _check_order(table: Table, act: Act) -> None:
    """Refuse acts that go back in time: clocks that run back and forth through centuries take hours to follow."""
    if act.at < table.last_at - CLOCKS_APART:
        raise Refused("bad-act", "at")


def _difference(act: Act, packed: dict[str, Any]) -> dict[str, str]:
    """Give the first line that differs: as the rules and the luck have it, and as the file says."""
    right, said = act.data.get("then") or [], packed.get("then") or []
    differ = (pair for pair in zip_longest(right, said, fillvalue="-") if pair[0] != pair[1])
    first = next(differ, ("-", "-"))
    return {"right": str(first[0]), "said": str(first[1])}


def _verify_outcome(verdict: Verdict, data: Export) -> None:
    table = verdict.table
    assert table is not None
    verdict.object(data["luck"] != luck_of(table), "luck-parts")
    verdict.object(data["chances"] != verdict.chances.chances or not _recomputed(table, data), "chances")
    verdict.object(table.status != ENDED, NOT_OVER)
    verdict.object(data["result"] != (result(table) if table.status == ENDED else None), "result")


def _recomputed(table: Table, data: Export) -> bool:
    """Draw everything again as a browser does, without the rules: what it draws from must be all it needs."""
    lines = [outcome_line(key(table), number, chance) for number, chance in enumerate(data["chances"])]
    return lines == [chance["line"] for chance in data["chances"]]
