"""Games of three devices at one server, and the checks that they make afterwards."""

import json
import random
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from typer.testing import CliRunner

from caravane.cli.app import app
from caravane.tables.device_notes import read_notes
from caravane.tables.export import with_digest
from caravane.tables.files import convert_file
from caravane.tables.luck.chance_events import ROLL, outcome_line
from caravane.tables.luck.committed_luck import TableLuck, commitment
from caravane.tables.notes_check import NotesCheck, check_notes
from tests.dishonest.device import Device
from tests.dishonest.lie_tools import LIE
from tests.server.run_processes import Serve

GAME: Final = "lost-cities"
SEATS: Final = 3
MOVES: Final = 8
CANDIDATES: Final = Path(__file__).parents[2] / "web" / "src" / "luck" / "candidates.json"
DICE: Final = json.loads(CANDIDATES.read_text(encoding="utf-8"))[GAME]["verbs"]["roll"]["of"]
"""The dice that the browser knows."""


class DishonestServer(Serve):
    """A server whose operator tells a lie."""

    module = "tests.dishonest.operator"

    def __init__(self, folder: Path, lie: str) -> None:
        super().__init__(folder / "data", f"sqlite:///{folder / 'lie.db'}", {LIE: lie})


class Party:
    """A victim, another player, and an accomplice of the operator, who adds no entropy."""

    def __init__(self, address: str) -> None:
        self._open = ExitStack()
        names = ("Ana", "Béa", "Eve")
        self.devices = [self._open.enter_context(Device(address, name)) for name in names]
        self.victim, self.other, self.accomplice = self.devices
        self.chance = random.Random(1)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()

    def sit_down(self) -> None:
        """Create a table and take all seats."""
        code = self.victim.create(GAME, SEATS, **{"first-roller": "1"})
        for guest in (self.other, self.accomplice):
            guest.join(code, GAME, SEATS)

    def begin(self) -> None:
        """Commit, start and reveal; the victim comes last, when the operator knows all else."""
        self.begin_to_reveal()
        if not (self.other.reveal() and self.victim.reveal()):
            self.victim.start()
        self.victim.follow()
        if self.victim.update["status"] == "waiting":
            # The accomplice stood up: all that was given is void.
            self.accomplice.sit()
            self.other.follow()
            self.begin()

    def begin_to_reveal(self) -> None:
        """Commit to entropy, and start the game."""
        self.victim.commit()
        self.other.commit()
        self.victim.start()

    def play(self, moves: int = MOVES) -> None:
        """Play some random moves."""
        for _ in range(moves):
            device = self.decider()
            if device is None:
                break
            assert device.play(self.chance.choice(device.update["legal"]))

    def decider(self) -> Device | None:
        """Return a device whose seat decides, as all see it now; None when the game has ended."""
        for device in self.devices:
            device.follow()
        return next((device for device in self.devices if device.update["legal"]), None)

    def end(self) -> None:
        """End the game: two of three resign."""
        for device in (self.other, self.accomplice):
            device.ask("resign")
        for device in self.devices:
            device.until(lambda update: update["status"] == "ended")

    def whole_game(self) -> None:
        """Play from sitting down to the end."""
        self.sit_down()
        self.begin()
        self.play()
        self.end()


def device_check(device: Device) -> NotesCheck:
    """Return what a device finds that has no rules, as the browser."""
    data = device.file()
    return check_notes(read_notes(device.saved_notes()), convert_file(data), list(_findings(data)))


def _findings(data: dict[str, Any]) -> set[str]:
    """Return what is found without rules: digest, commitment, and the draws."""
    luck = data["luck"]
    entropies = [bytes.fromhex(entropy) for entropy in luck["entropies"]]
    table_luck = TableLuck(luck["algorithm"], bytes.fromhex(luck["secret"]), entropies)
    drawn = all(
        outcome_line(table_luck, number, each) == each["line"] for number, each in enumerate(data["chance_events"])
    )
    fits = {
        "digest": with_digest(data)["digest"] == data["digest"],
        "commitment": commitment(bytes.fromhex(luck["secret"])) == luck["commitment"],
        "luck": drawn,
        "not-finished": data["result"] is not None,
        "luck-inputs": len(luck["entropies"]) == data["acts"][0]["settings"]["seats"],
        "candidates": all(each["of"] == DICE for each in data["chance_events"] if each["kind"] == ROLL),
    }
    return {name for name, fit in fits.items() if not fit}


def terminal_check(device: Device, folder: Path) -> tuple[int, str]:
    """Return the exit code and the output of `caravane verify` with the notes of a device."""
    file, notes = folder / "table.json", folder / "notes.json"
    file.write_text(json.dumps(device.file()), encoding="utf-8")
    notes.write_text(json.dumps(device.saved_notes()), encoding="utf-8")
    runner = CliRunner(env={"COLUMNS": "200", "NO_COLOR": "1"})
    result = runner.invoke(app, ["verify", str(file), "--notes", str(notes), "--lang", "en"])
    return result.exit_code, result.output
