"""A table in play at this terminal: people and bots act at it as they do at a server, and it is saved as its file."""

import hashlib
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final, Self, final

from caravane.bots.levels import level_of
from caravane.bots.perspective import Perspective
from caravane.cli.terminal.transcript import LogEntry, Transcript
from caravane.kernel.game import AnyGame
from caravane.kernel.journal import Journal
from caravane.kernel.luck import Sfc32
from caravane.kernel.words import Move
from caravane.tables.acts import PLAY, START, UNDO, Act, Refused
from caravane.tables.clocks.time_control import PRESETS
from caravane.tables.export import Export, export
from caravane.tables.luck.committed_luck import create_act
from caravane.tables.occupants import LOCAL, seat_together
from caravane.tables.settings import Settings
from caravane.tables.table import ENDED, Table
from caravane.tables.table_recorder import ChanceRecorder

HUMAN: Final = "human"
BOT: Final = "bot:"

SECRET_BYTES: Final = 32
SEED_BITS: Final = 32
# Bots draw from a separate generator, so that the dice of a seed do not depend on who plays.
_BOTS_LUCK: Final = 1 << 64


@final
class LocalTable:
    """A table with all its acts, its log, and who plays each seat here: people or bots."""

    def __init__(
        self, table: Table, acts: list[Act], recorder: ChanceRecorder, occupants: Sequence[str], seed: int | None
    ) -> None:
        self.table: Final = table
        self._acts: Final = acts
        self._recorder: Final = recorder
        self.game: Final[AnyGame] = table.game
        self.occupants: Final = tuple(occupants)
        self._bots_luck: Final = Sfc32((secrets.randbits(SEED_BITS) if seed is None else seed) + _BOTS_LUCK)
        self._bots: Final = {seat: level_of(text.removeprefix(BOT)).bot() for seat, text in self._bot_seats()}
        self._transcript: Final = Transcript(table, self.human_seats())

    @classmethod
    def start(
        cls, game: AnyGame, options: Mapping[str, str], names: Sequence[str], occupants: Sequence[str], seed: int | None
    ) -> Self:
        """Create a table, seat everyone, and start the game; its luck is secret, or that of a seed."""
        secret = secrets.token_bytes(SECRET_BYTES) if seed is None else hashlib.sha256(f"seed {seed}".encode()).digest()
        settings = Settings(game.name, game.rules, len(occupants), dict(options), PRESETS["none"], edition=game.edition)
        creation = create_act(time.time(), settings, LOCAL, secret)
        table, recorder = Table(creation, secret), ChanceRecorder()
        table.on_chance = recorder.record
        acts = [creation, *_opening(names, occupants)]
        for act in acts[1:]:
            table.apply(act)
        return cls(table, acts, recorder, occupants, seed)

    @property
    def log(self) -> list[LogEntry]:
        return self._transcript.log

    @property
    def state(self) -> Any:
        return self.journal.state

    @property
    def journal(self) -> Journal[Any]:
        return self.table.journal

    def ended(self) -> bool:
        return self.table.status == ENDED

    def export(self) -> Export:
        """Return the file of the table."""
        return export(self.table, self._acts, self._recorder.events, unfinished=True)

    def human_seats(self) -> list[int]:
        """Return the seats of people."""
        return [seat for seat, occupant in enumerate(self.occupants) if occupant == HUMAN]

    def _bot_seats(self) -> list[tuple[int, str]]:
        return [(seat, occupant) for seat, occupant in enumerate(self.occupants) if occupant != HUMAN]

    def last_decision(self, seat: int) -> int:
        """Return the index in the log of a seat's last move, 0 if there is none."""
        return max((index for index, entry in enumerate(self.log) if entry.seat == seat), default=0)

    def is_person(self, seat: int) -> bool:
        return self.occupants[seat] == HUMAN

    def next_seat(self) -> int:
        """Return the seat that acts next.

        If several decide simultaneously, people come first, in the order of their seats.
        """
        deciding = self.table.deciding()
        return next((seat for seat in deciding if self.is_person(seat)), deciding[0])

    def play(self, seat: int, move: Move) -> None:
        """Play a move, with the luck and the forced moves that follow."""
        self._act(PLAY, seat=seat, moves=[self.game.verbs.spell(move)])

    def play_bot(self, seat: int) -> None:
        """Play the move that a bot chooses."""
        perspective = Perspective(self.game, self.state, seat, self._bots_luck)
        self.play(seat, self._bots[seat].choose(perspective))

    def undo(self, seat: int) -> bool:
        """Undo the last choice of a seat, with all that the journal undoes; return False if that is not allowed."""
        try:
            self._act(UNDO, seat=seat)
        except Refused:
            return False
        return True

    def _act(self, kind: str, **data: Any) -> None:
        act = Act(kind, time.time(), **data).not_before(self.table.last_act_at)
        self.table.apply(act)
        self._acts.append(act)
        self._transcript.update()


def _opening(names: Sequence[str], occupants: Sequence[str]) -> list[Act]:
    """Return the acts that seat everyone and start the game."""
    levels = ["" if occupant == HUMAN else occupant.removeprefix(BOT) for occupant in occupants]
    return [*seat_together(list(names), levels, time.time()), Act(START, time.time())]


def occupants_of(table: Table) -> tuple[str, ...]:
    """Return who plays each seat of a table: people, or bots for themselves or as substitutes."""
    levels = [occupant.bot_level() if occupant else "" for occupant in table.occupants]
    return tuple(f"{BOT}{level_of(level).name}" if level else HUMAN for level in levels)
