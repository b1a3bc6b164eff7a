"""Verification of exported tables.

The acts are applied again under the rules, with luck drawn from the secret, and must reproduce the file: every die,
every shuffle, every forced move, and the result. Only the digest covers data that rules cannot check, which is names
and times.
"""

from itertools import zip_longest
from typing import Any, Final, cast, final

from caravane import games
from caravane.kernel.journal import CHANCE_MARK, IllegalMove
from caravane.kernel.state import CHANCE
from caravane.tables.acts import Act, Diverged, Refused
from caravane.tables.clocks.time_control import DAY
from caravane.tables.export import DIGEST, Export, Rename, luck_inputs, unpack_act, with_digest
from caravane.tables.files import convert_file, is_journal, records_seen
from caravane.tables.findings import NOT_FINISHED, UNPROVED, Finding, InvalidFile
from caravane.tables.handlers.moves import luck_of
from caravane.tables.luck.chance_events import outcome_line
from caravane.tables.luck.committed_luck import commitment
from caravane.tables.projection import result
from caravane.tables.table import ENDED, Table
from caravane.tables.table_recorder import SHOWN, ChanceRecorder, Seen, SeenRecorder, is_comparable

MAX_SET_BACK: Final = 31 * DAY
"""Maximum sum of all steps back in time: a clock may be corrected, or a game continued on another server."""
MAX_SPAN: Final = 100 * 366 * DAY
"""Maximum time from the first act to any other: a clock that was never set begins in 1970."""


@final
class Verdict:
    """The result of a verification: the findings, none for a valid file, and the table as far as it could be loaded."""

    __slots__ = ("acts", "chance_recorder", "changed_views", "digest", "findings", "seen_recorder", "set_back", "table")

    def __init__(self) -> None:
        self.findings: Final[list[Finding]] = []
        self.acts: Final[list[Act]] = []
        self.chance_recorder: Final = ChanceRecorder()
        self.seen_recorder: SeenRecorder | None = None
        """None for files that do not say what was shown."""
        self.changed_views: Final[list[tuple[int, int]]] = []
        """Seats and numbers at which another version of Caravane has shown other parts of the game."""
        self.table: Table | None = None
        self.set_back: float = 0.0
        """Seconds by which the clock was set back during the game: a remark, because luck does not depend on it."""
        self.digest: str = ""
        """For players to compare, because nothing else covers names, times, and moves without consequences."""

    def is_valid(self) -> bool:
        """Return whether there are no findings."""
        return not self.findings

    def loaded_table(self) -> Table:
        """Return the table of a file without problems."""
        assert self.table is not None
        return self.table

    def problems(self) -> list[Finding]:
        """Return the findings that stand against continuing the game: it may be unfinished, and began without proof."""
        return [finding for finding in self.findings if finding.code not in {NOT_FINISHED, UNPROVED}]

    def add(self, code: str, **details: str | int) -> None:
        """Add a finding."""
        self.findings.append(Finding(code, **details))

    def add_if(self, wrong: bool, code: str, **details: str | int) -> None:
        """Add a finding if `wrong`."""
        if wrong:
            self.add(code, **details)


def verify(data: object) -> Verdict:
    """Verify the file of a finished table."""
    return _verify(data, lambda name: name)


def read(data: object, identities: dict[str, str] | None = None) -> tuple[Table, list[Act]]:
    """Return the table of a file, finished or not, under the identities that its people have on this server.

    Raise ValueError if the file is invalid.
    """
    known = identities or {}
    verdict = _verify(data, lambda name: known.get(name, name))
    if verdict.problems() or verdict.table is None:
        raise ValueError("; ".join(str(problem) for problem in verdict.problems()))
    return verdict.table, verdict.acts


def _verify(data: object, rename: Rename) -> Verdict:
    verdict = Verdict()
    try:
        current = convert_file(data)
        if _known_rules(verdict, current):
            # The digest is that of the file as written, in whatever format; a journal has none.
            _verify_digest(verdict, current if is_journal(data) else cast(Export, data))
            _verify_commitment(verdict, current)
            if _verify_acts(verdict, current, rename):
                _verify_outcome(verdict, current)
                _verify_seen(verdict, current, expected=records_seen(data))
    except InvalidFile as invalid:
        verdict.findings.append(invalid.finding)
    except (AttributeError, LookupError, TypeError, ValueError, RecursionError) as error:
        # The file may come from anyone: whatever cannot be read is invalid.
        verdict.add("unreadable", reason=f"{type(error).__name__}: {error}")
    return verdict


def _known_rules(verdict: Verdict, data: Export) -> bool:
    """Return whether the rules version is installed; without it nothing can be proved for or against the file."""
    settings = data["acts"][0]["settings"]
    name, rules = settings["game"], settings["rules"]
    if name not in games.names(hidden=True):
        verdict.add("unknown-game", game=str(name))
        return False
    installed = games.get(name).rules
    verdict.add_if(rules != installed, "rules-version", game=str(name), rules=str(rules), installed=installed)
    return bool(rules == installed)


def _verify_digest(verdict: Verdict, data: Export) -> None:
    verdict.digest = with_digest(data)[DIGEST]
    verdict.add_if(verdict.digest != data[DIGEST], DIGEST)


def _verify_commitment(verdict: Verdict, data: Export) -> None:
    committed = data["acts"][0]["commitment"]
    verdict.add_if(commitment(bytes.fromhex(data["luck"]["secret"])) != committed, "commitment")


def _verify_acts(verdict: Verdict, data: Export, rename: Rename) -> bool:
    """Apply the acts without their recorded follow-ups, compare these, and return whether all is right."""
    try:
        create_act = unpack_act(data["acts"][0], rename)
        table = verdict.table = Table(create_act, bytes.fromhex(data["luck"]["secret"]))
        table.on_chance = verdict.chance_recorder.record
        verdict.seen_recorder = None if data["seen"] is None else SeenRecorder(table.settings.seats)
        verdict.acts.append(create_act)
        for packed in data["acts"][1:]:
            act = _unpack_to_verify(table, packed, rename)
            _check_times(verdict, act)
            table.apply(act, recorded=True)
            if verdict.seen_recorder is not None:
                verdict.seen_recorder.record(table)
            if act.data.get("follow_ups") != packed.get("follow_ups"):
                verdict.add("luck", number=len(verdict.acts), **_difference(act, packed))
                return False
            verdict.acts.append(act)
        _check_recorded_acts(table, data["acts"])
    except (Refused, Diverged, IllegalMove) as error:
        verdict.add("act", number=len(verdict.acts), reason=str(error))
        return False
    return True


def _unpack_to_verify(table: Table, packed: dict[str, Any], rename: Rename) -> Act:
    """Return an act without its follow-ups, which the table finds again; where luck is unproved, it reads them."""
    unproved = table.act_count < table.unproved_acts
    return unpack_act({name: value for name, value in packed.items() if unproved or name != "follow_ups"}, rename)


def _check_recorded_acts(table: Table, packed: list[dict[str, Any]]) -> None:
    """Raise Refused unless the acts with unproved luck record luck and nothing else, and leave none undrawn."""
    recorded = [line for act in packed[: table.unproved_acts] for line in act.get("follow_ups") or []]
    waiting = CHANCE in table.deciding()
    if table.unproved_acts > len(packed) or waiting or not all(line.startswith(CHANCE_MARK) for line in recorded):
        raise Refused("bad-act", "unproved_acts")


def _check_times(verdict: Verdict, act: Act) -> None:
    """Raise Refused for times that no server records, because clocks that span centuries would take hours to compute."""
    verdict.set_back += max(0.0, verdict.acts[-1].at - act.at)
    if verdict.set_back > MAX_SET_BACK or act.at > verdict.acts[0].at + MAX_SPAN:
        raise Refused("bad-act", "at")


def _difference(act: Act, packed: dict[str, Any]) -> dict[str, str]:
    """Return the first line that differs: the expected one, and the one recorded in the file."""
    expected, recorded = act.data.get("follow_ups") or [], packed.get("follow_ups") or []
    differ = (pair for pair in zip_longest(expected, recorded, fillvalue="-") if pair[0] != pair[1])
    first = next(differ, ("-", "-"))
    return {"expected": str(first[0]), "recorded": str(first[1])}


def _verify_outcome(verdict: Verdict, data: Export) -> None:
    table = verdict.table
    assert table is not None
    verdict.add_if(data["luck"] != luck_inputs(table), "luck-inputs")
    verdict.add_if(
        data["chance_events"] != verdict.chance_recorder.events or not _recomputed(table, data), "chance-events"
    )
    unproved = sum(chance["act"] < table.unproved_acts for chance in data["chance_events"])
    verdict.add_if(table.unproved_acts > 0, UNPROVED, count=unproved)
    verdict.add_if(table.status != ENDED, NOT_FINISHED)
    verdict.add_if(data["result"] != (result(table) if table.status == ENDED else None), "result")


def _verify_seen(verdict: Verdict, data: Export, *, expected: bool) -> None:
    """Compare what the file says was shown to every seat with the views by the rules."""
    if verdict.seen_recorder is None or verdict.loaded_table().status != ENDED:
        verdict.add_if(data["seen"] is not None or (expected and data["result"] is not None), "seen", seat=0, number=0)
        return
    _compare_seen(verdict, verdict.seen_recorder.seen, data["seen"])


def _compare_seen(verdict: Verdict, shown: Seen, recorded: Seen) -> None:
    well_formed = all(digest == "" or SHOWN.fullmatch(digest) for digests in recorded for digest in digests)
    if not well_formed or [len(digests) for digests in shown] != [len(digests) for digests in recorded]:
        verdict.add("seen", seat=0, number=0)
        return
    for seat, both in enumerate(zip(shown, recorded, strict=True)):
        differ = [(number, *pair) for number, pair in enumerate(zip(*both, strict=True), start=1) if pair[0] != pair[1]]
        wrong = [number for number, one, other in differ if is_comparable(one, other)]
        verdict.changed_views.extend((seat, number) for number, one, other in differ if not is_comparable(one, other))
        verdict.add_if(bool(wrong), "seen", seat=seat, number=wrong[0] if wrong else 0)


def _recomputed(table: Table, data: Export) -> bool:
    """Return whether all proved chance events can be drawn again without the rules, as a browser does."""
    luck = luck_of(table)
    numbered = [pair for pair in enumerate(data["chance_events"]) if pair[1]["act"] >= table.unproved_acts]
    return all(outcome_line(luck, number, chance) == chance["line"] for number, chance in numbered)
