"""Games with the notes that players' devices take of them, as the browser does, for tests and test vectors."""

import copy
import hashlib
import json
from typing import Any

from caravane.kernel.luck import Sfc32
from caravane.tables import acts
from caravane.tables.act_schema import ALGORITHM, FIRST_ALGORITHM
from caravane.tables.device_notes import RESULT_PARTS, REVEAL_ACCEPTED
from caravane.tables.export import Export, with_digest
from caravane.tables.luck.committed_luck import commitment
from caravane.tables.projection import project_table
from caravane.tables.table import ENDED, Table
from caravane.tables.table_recorder import shown_digest
from tests.tables.export_files import file_of
from tests.tables.table_driver import WELL, TableDriver, bot, person, settings

Notes = dict[str, Any]


def entropy_of(seat: int) -> str:
    """Return the entropy of a seat, the same in every run."""
    return hashlib.sha256(f"seat {seat}".encode()).hexdigest()


class NotingDevice:
    """A device with one seat, which notes what it sees and sends."""

    def __init__(self, table: Table, seat: int) -> None:
        self._seat = seat
        self.notes: Notes = {
            "caravane": "notes",
            "format": 1,
            "table": "table",
            "game": table.settings.game,
            "seats": table.settings.seats,
            "commitment": table.commitment,
            "restarts": 0,
            "irregular": 0,
            "entropies": [],
            "moves": [],
            "seen": {str(seat): []},
            "result": None,
        }

    def look(self, table: Table, now: float) -> None:
        """Note what an update shows."""
        update = json.loads(json.dumps(project_table(table, self._seat, now)))
        seen = self.notes["seen"][str(self._seat)]
        if "view" not in update or self.notes["result"]:
            return
        pair = [update["n"], shown_digest(update["view"], update["draws"])]
        seen.extend([] if pair in seen else [pair])
        if update["status"] == ENDED:
            cut = table.settings.seats
            result = {part: update["result"][part] for part in RESULT_PARTS}
            self.notes["result"] = result | {part: result[part][:cut] for part in ("ranks", "scores")}

    def commit(self, entropy: str) -> str:
        """Note new entropy and return its commitment."""
        hashed = commitment(bytes.fromhex(entropy))
        record = {"seat": self._seat, "entropy": entropy, "commitment": hashed, "committed": True}
        self.notes["entropies"] = [record | {"revealed": "", "others": []}]
        return hashed

    def reveal(self, table: Table) -> str:
        """Note what all seats have added, and return the entropy."""
        record: dict[str, Any] = self.notes["entropies"][0]
        record |= {"revealed": REVEAL_ACCEPTED, "others": project_table(table, self._seat, 0)["entropy"]}
        return str(record["entropy"])


class NotedGame(TableDriver):
    """A game of two people, each with a device, and a bot."""

    def __init__(self, game: str = WELL, algorithm: int = ALGORITHM) -> None:
        super().__init__(settings(game, seats=3), algorithm=algorithm)
        self.devices = [NotingDevice(self.table, seat) for seat in (0, 1)]

    def do(self, kind: str, after: float = 1.0, **data: Any) -> "NotedGame":
        numbers = self.table.visible_counts[:]
        super().do(kind, after, **data)
        for seat, device in enumerate(self.devices):
            if kind == acts.PLAY and data["seat"] == seat:
                device.notes["moves"].append({"seat": seat, "n": numbers[seat], "moves": data["moves"]})
            device.look(self.table, self.now)
        return self

    def sit_down(self) -> "NotedGame":
        self.seat(person("Ana"), person("Béa"), bot())
        return self

    def commit(self) -> "NotedGame":
        for seat, device in enumerate(self.devices):
            self.do(acts.ENTROPY, seat=seat, commitment=device.commit(entropy_of(seat)))
        return self

    def reveal(self) -> "NotedGame":
        for seat, device in enumerate(self.devices):
            self.do(acts.ENTROPY, seat=seat, entropy=device.reveal(self.table))
        return self

    def file(self) -> Export:
        return file_of(self)


def noted_game(algorithm: int = ALGORITHM) -> NotedGame:
    """Return a whole game with an undo and a takeback, of which both devices have complete notes."""
    game = NotedGame(algorithm=algorithm).sit_down().commit().do(acts.START).reveal()
    game.play_first(0).do(acts.UNDO, seat=0)
    for seat in (0, 2, 1):
        game.play_first(seat)
    game.play_first(game.table.deciding()[0]).do(acts.TAKEBACK, seat=1).do(acts.ACCEPT, seat=0)
    luck = Sfc32(4)
    while game.table.status != ENDED:
        game.play_any(luck)
    return game


def changed_notes(notes: Notes, **parts: Any) -> Notes:
    """Return notes with other parts."""
    return copy.deepcopy(notes) | parts


def with_record(notes: Notes, **parts: Any) -> Notes:
    """Return notes with changes in the only record of entropy."""
    return changed_notes(notes, entropies=[notes["entropies"][0] | parts])


def other_digits(text: str) -> str:
    """Return other hexadecimal digits, which differ at the end."""
    return text[:-1] + ("0" if text[-1] != "0" else "1")


def with_move(notes: Notes, **parts: Any) -> Notes:
    """Return notes with changes in the last move."""
    return changed_notes(notes, moves=[*notes["moves"][:-1], notes["moves"][-1] | parts])


def with_entropy(notes: Notes, entropy: str, **parts: Any) -> Notes:
    """Return notes of a device that has sent other entropy."""
    return with_record(notes, entropy=entropy, commitment=commitment(bytes.fromhex(entropy)), **parts)


def cases() -> list[dict[str, Any]]:
    """Return files and notes with the result of their comparison, for every difference and every remark."""
    game = noted_game()
    file, notes = game.file(), game.devices[0].notes
    return [
        *_cases_of_files(game),
        *_cases_of_notes(file, notes),
        *_cases_of_entropy(file, notes),
        *_cases_of_moves(file, notes),
        *_cases_of_views(file, notes),
        *_interrupted_cases(),
    ]


def _cases_of_files(game: NotedGame) -> list[dict[str, Any]]:
    file, notes = game.file(), game.devices[0].notes
    first = noted_game(algorithm=FIRST_ALGORITHM)
    old = {name: part for name, part in file.items() if name != "seen"} | {"format": 2}
    return [
        case("all agrees", file, notes),
        case("the other device", file, game.devices[1].notes),
        case("no notes", file, None),
        case("a file without views", with_digest(old), notes),
        case("the first algorithm", first.file(), first.devices[0].notes),
        case("a file that fails its check", file | {"digest": other_digits(file["digest"])}, notes),
    ]


def _cases_of_notes(file: Export, notes: Notes) -> list[dict[str, Any]]:
    return [
        case("another game", file, changed_notes(notes, game="lost-cities")),
        case("another number of seats", file, changed_notes(notes, seats=2, entropies=[])),
        case("another commitment", file, changed_notes(notes, commitment=other_digits(notes["commitment"]))),
        case("the device came too late", file, changed_notes(notes, commitment="", entropies=[])),
        case("something irregular was shown", file, changed_notes(notes, irregular=2)),
        case("another result", file, changed_notes(notes, result=notes["result"] | {"scores": [99, 0, 0]})),
        case("a start that became void", file, changed_notes(notes, restarts=1)),
        case("no result", file, changed_notes(notes, result=None)),
    ]


def _cases_of_entropy(file: Export, notes: Notes) -> list[dict[str, Any]]:
    empty, fixed = "", f"committed:{'ab' * 32}"
    others = notes["entropies"][0]["others"]
    return [
        case("other entropy", file, with_entropy(notes, "cd" * 32)),
        case("other entropy, never accepted", file, with_entropy(notes, "cd" * 32, committed=False, revealed="sent")),
        case("revealed elsewhere", file, with_record(notes, revealed="", others=[])),
        case("the answer was lost", file, with_record(notes, revealed="sent")),
        case("another hash of another seat", file, with_record(notes, others=[others[0], fixed, others[2]])),
        case("a seat that had added nothing", file, with_record(notes, others=[others[0], empty, others[2]])),
        case("a bot that had added something", file, with_record(notes, others=[*others[:2], f"revealed:{'ab' * 32}"])),
        case("a seat that did not reveal", file, with_record(notes, others=[*others[:2], fixed])),
        case("entropy of a seat that does not exist", with_digest(_with_entropy_of_nobody(file)), notes),
    ]


def _cases_of_moves(file: Export, notes: Notes) -> list[dict[str, Any]]:
    return [
        case("another move", file, changed_notes(notes, moves=[*notes["moves"], notes["moves"][-1]])),
        case("a move in answer to what is not noted", file, with_move(notes, n=10_000)),
        case("moves in another order", file, changed_notes(notes, moves=notes["moves"][::-1])),
        case("fewer moves", file, changed_notes(notes, moves=notes["moves"][2:])),
    ]


def _cases_of_views(file: Export, notes: Notes) -> list[dict[str, Any]]:
    seen = notes["seen"]["0"]
    digest = seen[3][1]
    return [
        case("another view", file, changed_notes(notes, seen={"0": [*seen[:3], [seen[3][0], _other_view(digest)]]})),
        case(
            "two views at one number",
            file,
            changed_notes(notes, seen={"0": [*seen, [seen[3][0], _other_view(digest)]]}),
        ),
        case(
            "a view of another version",
            file,
            changed_notes(notes, seen={"0": [*seen, [seen[3][0], "ffff" + digest[4:]]]}),
        ),
        case("a view after the end", file, changed_notes(notes, seen={"0": [[10_000, digest]]})),
        case("a view before the game", file, changed_notes(notes, seen={"0": [[1, digest]]})),
        case("other chance events", file, changed_notes(notes, seen={"0": [*seen, [seen[3][0], digest + "9"]]})),
        case(
            "other chance events in a view of another version",
            file,
            changed_notes(notes, seen={"0": [*seen, [seen[3][0], "ffff" + digest[4:] + "9"]]}),
        ),
        case("fewer views", file, changed_notes(notes, seen={})),
    ]


def _with_entropy_of_nobody(file: Export) -> Export:
    return file | {"luck": file["luck"] | {"entropies": [*file["luck"]["entropies"], "ab" * 32]}}


def _other_view(digest: str) -> str:
    """Return the digest of another view with the same parts, at the same chance events."""
    view, _, draws = digest.partition(".")
    return f"{other_digits(view)}.{draws}"


def _interrupted_cases() -> list[dict[str, Any]]:
    """Return cases in which entropy did not enter the luck, without anybody's fault."""
    void = NotedGame().sit_down().commit().do(acts.START)
    void.do(acts.ENTROPY, seat=0, entropy=void.devices[0].reveal(void.table)).do(acts.STAND, seat=1)
    void.do(acts.SIT, seat=1, occupant=person("Cléo")).do(acts.START).do(acts.RESIGN, seat=0).do(acts.RESIGN, seat=1)
    skipped = NotedGame().sit_down().commit().do(acts.START)
    skipped.do(acts.ENTROPY, seat=0, entropy=skipped.devices[0].reveal(skipped.table)).do(acts.START)
    skipped.do(acts.RESIGN, seat=0).do(acts.RESIGN, seat=1)
    return [
        case("commitments that became void", void.file(), void.devices[0].notes),
        case("a start without somebody else", skipped.file(), skipped.devices[0].notes),
        case("a start without this device", skipped.file(), skipped.devices[1].notes),
        case(
            "a start without a companion at this device",
            skipped.file(),
            changed_notes(
                skipped.devices[0].notes, entropies=[own for each in skipped.devices for own in each.notes["entropies"]]
            ),
        ),
        case(
            "left out although accepted",
            skipped.file(),
            with_record(skipped.devices[1].notes, revealed=REVEAL_ACCEPTED),
        ),
    ]


def case(name: str, file: Export, notes: Notes | None) -> dict[str, Any]:
    return {"name": name, "file": file, "notes": notes}
