"""A game played to its end at one terminal: people take turns at the screen, and no secrets are shown to others."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, final

from caravane.cli import boards
from caravane.cli.boards.scene import Scene
from caravane.cli.terminal.dialogue import Dialogue, Quit
from caravane.cli.terminal.event_text import recap
from caravane.cli.terminal.local_table import LocalTable, occupants_of
from caravane.cli.terminal.saves import save
from caravane.cli.terminal.scores import final_scores, winners
from caravane.cli.terminal.screen import InputClosed, Screen
from caravane.text import GameTexts


@final
class HotSeat:
    """Drives a table; tracks who is at the screen, and how much of the log is on it."""

    def __init__(
        self, table: LocalTable, names: Sequence[str], texts: GameTexts, screen: Screen, file: Path | None
    ) -> None:
        self.table: Final = table
        self.names: Final = names
        self.texts: Final = texts
        self.screen: Final = screen
        self._file: Final = file
        # Index in the log of each person's last decision: after a hand-over the recap begins there.
        self._decided: Final = {seat: table.last_decision(seat) for seat in table.human_seats()}
        self._printed: int = max(self._decided.values(), default=len(table.log))
        self._holder: int | None = None
        self._was_away: bool = False

    def run(self) -> None:
        """Play to the end, or until a person quits."""
        try:
            while not self.table.ended():
                self._advance()
        except (Quit, InputClosed, KeyboardInterrupt):
            self._quit()
            return
        self._end()

    def _advance(self) -> None:
        seat = self.table.next_seat()
        if not self.table.is_person(seat):
            self.table.play_bot(seat)
            if not self._decided:
                self._print_log(None)
        elif self._seat_at_screen(seat):
            self._decide(seat)

    def _seat_at_screen(self, seat: int) -> bool:
        """Hand the screen to the right person; return False if the last one undoes the move instead."""
        last, self._holder = self._holder, seat
        self._was_away = last != seat and self._must_hand_over(last, seat)
        if not self._was_away:
            return True
        if not self._hand_over(last, seat):
            self._holder = last
            return False
        self._printed = self._decided[seat]
        return True

    def _must_hand_over(self, last: int | None, seat: int) -> bool:
        """Return whether a hand-over is needed: only if a view contains something that is not public."""
        if len(self._decided) < 2:
            return False
        return any(self._has_secret(one) for one in (last, seat) if one is not None)

    def _has_secret(self, seat: int) -> bool:
        game, state = self.table.game, self.table.state
        return game.view(state, seat) != game.view(state, None)

    def _hand_over(self, last: int | None, seat: int) -> bool:
        ui, names = self.texts.ui, self.names
        self.screen.hand_over(ui("hand-over", name=names[seat]))
        may_undo = last is not None and self.table.journal.can_undo(last)
        if last is not None and may_undo:
            self.screen.print(ui("hand-over-undo", name=names[last]), "dim")
        answer = self.screen.ask(ui("hand-over-enter", name=names[seat]))
        if last is not None and may_undo and answer.casefold() == "u" and self.table.undo(last):
            self._forget_undone()
            return False
        return True

    def _decide(self, seat: int) -> None:
        """Show what happened meanwhile and the board, and carry out the dialogue."""
        self.screen.heading(self._heading(seat))
        if self._was_away and self._decided[seat]:
            self.screen.print(self.texts.ui("while-away"), "italic")
        if self._print_log(seat):
            self.screen.print("")
        self._decided[seat] = len(self.table.log)
        # Save before the dialogue too: a person who quits here has seen the dice, and finds them again.
        self._save()
        Dialogue(self.table, self.names, self.texts, self.screen, seat).decide()
        self._forget_undone()
        self._print_log(seat)
        self._save()

    def _heading(self, seat: int) -> str:
        headline = self.texts.headline(self.table.game.view(self.table.state, seat), self.names)
        return " · ".join([self.names[seat], *([headline] if headline else [])])

    def _forget_undone(self) -> None:
        """Drop positions beyond the log after an undo: what was undone has not been shown."""
        self._printed = min(self._printed, len(self.table.log))
        for seat, index in self._decided.items():
            self._decided[seat] = min(index, len(self.table.log))

    def _print_log(self, reader: int | None) -> bool:
        """Print the deeds that are not on the screen yet; return whether there were any."""
        entries = recap(self.texts, self.table.log[self._printed :], reader, self.names)
        self.screen.print_list(entries)
        self._printed = len(self.table.log)
        return bool(entries)

    def _end(self) -> None:
        """Print the rest of the log, the last board and the score sheet; nothing is secret any more."""
        reader = next(iter(self._decided)) if len(self._decided) == 1 else None
        self.screen.heading(self.texts.ui("game-over"))
        self._print_log(reader)
        scene = Scene(self.texts, self.names, self.table.state, reader, self.screen.width)
        self.screen.show(boards.draw(scene))
        self.screen.show(final_scores(self.texts, self.table.table, self.names))
        self.screen.print(winners(self.texts, self.table.table, self.names), "bold")
        self._save()
        self._print_save_path()

    def _quit(self) -> None:
        self._save()
        self.screen.print(self.texts.ui("left"))
        self._print_save_path()

    def _save(self) -> None:
        if self._file is not None:
            save(self._file, self.table)

    def _print_save_path(self) -> None:
        """Print where the game is saved and how to resume it."""
        if self._file is not None:
            key = "saved-over" if self.table.ended() else "saved-open"
            self.screen.print(self.texts.ui(key, file=str(self._file), seats=self._changed_seats()), "dim")

    def _changed_seats(self) -> str:
        """Return the argument for seats that others play here than the file says; empty if there are none."""
        same = self.table.occupants == occupants_of(self.table.table)
        return "" if same else f" --seats {','.join(self.table.occupants)}"
