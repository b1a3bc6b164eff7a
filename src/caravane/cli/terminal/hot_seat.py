"""A session: a table is played to its end, with every person asked in turn and nobody's secrets on the screen."""

from pathlib import Path
from typing import Final, final

from caravane.cli import boards
from caravane.cli.boards.scene import Scene
from caravane.cli.terminal.dialogue import Dialogue, Quit
from caravane.cli.terminal.event_text import paragraphs
from caravane.cli.terminal.local_table import Table
from caravane.cli.terminal.saves import save
from caravane.cli.terminal.scores import final_scores, winners
from caravane.cli.terminal.screen import Gone, Screen
from caravane.text import Texts


@final
class Session:
    """Drives a table; remembers who sits before the screen, and how much of the log stands on it."""

    def __init__(self, table: Table, texts: Texts, screen: Screen, file: Path | None) -> None:
        self.table: Final = table
        self.texts: Final = texts
        self.screen: Final = screen
        self._file: Final = file
        # Where in the log each person has last decided: after a hand-over the recap begins there.
        self._decided: Final = {seat: table.last_decision(seat) for seat in table.people()}
        self._shown: int = max(self._decided.values(), default=len(table.log))
        self._holder: int | None = None
        self._was_away: bool = False

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        try:
            while not self.table.state.ended():
                self._next()
        except (Quit, Gone, KeyboardInterrupt):
            self._leave()
            return
        self._end()

    def _next(self) -> None:
        seat = self.table.next_seat()
        if not self.table.is_person(seat):
            self.table.advance(seat)
            if not self._decided:
                self._tell(None)
            return
        forced = self.table.game.forced(self.table.state, seat)
        if forced is not None:
            self.table.play(seat, forced, forced=True)
        elif self._before(seat):
            self._decide(seat)

    def _before(self, seat: int) -> bool:
        """Bring the right person before the screen; False when the last one takes the move back instead."""
        last, self._holder = self._holder, seat
        self._was_away = last != seat and self._must_hand_over(last, seat)
        if not self._was_away:
            return True
        if not self._hand_over(last, seat):
            self._holder = last
            return False
        self._shown = self._decided[seat]
        return True

    def _must_hand_over(self, last: int | None, seat: int) -> bool:
        """Only a secret asks for it: somebody's view that is not everybody's."""
        if len(self._decided) < 2:
            return False
        return any(self._has_secret(one) for one in (last, seat) if one is not None)

    def _has_secret(self, seat: int) -> bool:
        game, state = self.table.game, self.table.state
        return game.view(state, seat) != game.view(state, None)

    def _hand_over(self, last: int | None, seat: int) -> bool:
        ui, names = self.texts.ui, self.table.names
        self.screen.hand_over(ui("hand-over", name=names[seat]))
        may_undo = last is not None and self.table.journal.can_undo(last)
        if last is not None and may_undo:
            self.screen.say(ui("hand-over-undo", name=names[last]), "dim")
        answer = self.screen.ask(ui("hand-over-enter", name=names[seat]))
        if last is not None and may_undo and answer.casefold() == "u" and self.table.undo(last):
            self._forget()
            return False
        return True

    def _decide(self, seat: int) -> None:
        """Tell the person what happened meanwhile, show the board, and let them decide."""
        self.screen.head(self.table.names[seat])
        if self._was_away and self._decided[seat]:
            self.screen.say(self.texts.ui("while-away"), "italic")
        if self._tell(seat):
            self.screen.say("")
        self._decided[seat] = len(self.table.log)
        # Before the question too: whoever breaks off here has seen the dice, and finds them again.
        self._save()
        Dialogue(self.table, self.texts, self.screen, seat).decide()
        self._forget()
        self._tell(seat)
        self._save()

    def _forget(self) -> None:
        """What was taken back has not been told."""
        self._shown = min(self._shown, len(self.table.log))
        for seat, place in self._decided.items():
            self._decided[seat] = min(place, len(self.table.log))

    def _tell(self, reader: int | None) -> bool:
        """Tell what does not stand on the screen yet; say whether there was anything."""
        told = paragraphs(self.texts, self.table.log[self._shown :], reader, self.table.names)
        self.screen.tell(told)
        self._shown = len(self.table.log)
        return bool(told)

    def _end(self) -> None:
        """Tell the rest, show the last board and the score sheet; nothing is secret any more."""
        reader = next(iter(self._decided)) if len(self._decided) == 1 else None
        self.screen.head(self.texts.ui("game-over"))
        self._tell(reader)
        scene = Scene(self.texts, self.table.names, self.table.state, reader, self.screen.width)
        self.screen.show(boards.draw(scene))
        self.screen.show(final_scores(self.texts, self.table.state, self.table.names))
        self.screen.say(winners(self.texts, self.table.state, self.table.names), "bold")
        self._save()
        self._say_where()

    def _leave(self) -> None:
        self._save()
        self.screen.say(self.texts.ui("left"))
        self._say_where()

    def _save(self) -> None:
        if self._file is not None:
            save(self._file, self.table)

    def _say_where(self) -> None:
        """Tell where the game is kept and how it goes on."""
        if self._file is not None:
            key = "saved-over" if self.table.state.ended() else "saved-open"
            self.screen.say(self.texts.ui(key, file=str(self._file)), "dim")
