"""The dialogue with one person about one decision; every input is understood or gets a helpful answer."""

from collections.abc import Callable, Sequence
from typing import Final, final

from caravane.bots.hint import hints
from caravane.bots.perspective import Perspective
from caravane.cli import boards
from caravane.cli.boards.scene import Scene
from caravane.cli.terminal.event_text import paragraphs
from caravane.cli.terminal.explain import Explainer
from caravane.cli.terminal.hint_table import show_hints
from caravane.cli.terminal.local_table import LocalTable
from caravane.cli.terminal.look import MAX_MATCHES, card_lines, look_at
from caravane.cli.terminal.scores import known_scores
from caravane.cli.terminal.screen import Screen, as_number
from caravane.kernel.luck import Sfc32
from caravane.kernel.words import Move
from caravane.text import GameTexts

_COMMANDS: Final = ("undo", "explain", "hint", "board", "log", "scores", "help", "quit")
_MAX_MATCHES: Final = 8
_HINT_GAMES: Final = 400
_HINT_SECONDS: Final = 1.0
_HINT_SEED: Final = 1
"""The same decision gets the same states and dice; only the time decides how many."""


class Quit(Exception):
    """A person quits."""


@final
class Dialogue:
    """Prompts until the decision is made, or the one before it is undone."""

    def __init__(self, table: LocalTable, names: Sequence[str], texts: GameTexts, screen: Screen, seat: int) -> None:
        self._table: Final = table
        self._names: Final = names
        self._texts: Final = texts
        self._screen: Final = screen
        self._seat: Final = seat
        self._done: bool = False
        self._explainer: Final = Explainer(texts, table.state, seat, names)
        self._commands: Final = self._command_map()
        self._look_words: Final = texts.ui("command-look").split()

    def _command_map(self) -> dict[str, Callable[[], None]]:
        """Map the letter and the name of every command, in the user's language, to its method."""
        methods = (
            self._undo, self._explain_refusals, self._hint, self._board, self._log, self._scores, self._help, self._quit,
        )  # fmt: skip
        names = [self._texts.ui(f"command-{name}").split() for name in _COMMANDS]
        return {word: method for words, method in zip(names, methods, strict=True) for word in words}

    def decide(self) -> None:
        """Show the board and the prompt, and answer input until the decision is made."""
        self._board()
        self._ask()
        while not self._done:
            self._answer(self._screen.ask(self._names[self._seat]))

    def _ask(self) -> None:
        self._screen.print(self._texts.seat_prompt(self._table.state, self._seat, self._names), "bold")
        self._screen.choices([self._explainer.move_text(move) for move in self._explainer.legal])
        self._screen.print(self._texts.ui("commands"), "dim")

    def _answer(self, typed: str) -> None:
        command, _, rest = typed.partition(" ")
        number = as_number(typed)
        method = self._commands.get(command.casefold())
        if typed.startswith("?") and typed != "?":
            self._explain(typed[1:].strip())
        elif command.casefold() in self._look_words:
            self._look(rest)
        elif method is not None and not rest:
            method()
        elif number is not None:
            self._choose_number(number)
        elif any(char.isalpha() for char in typed):
            self._choose_words(typed)
        elif typed:
            self._screen.print(self._texts.ui("answer-strange", most=len(self._explainer.legal)))
        else:
            self._screen.print(self._texts.ui("answer-empty", most=len(self._explainer.legal)))

    def _play(self, move: Move) -> None:
        self._table.play(self._seat, move)
        self._done = True

    def _choose_number(self, number: int) -> None:
        legal = self._explainer.legal
        if 1 <= number <= len(legal):
            self._play(legal[number - 1])
        else:
            self._screen.print(self._texts.ui("answer-number", number=number, most=len(legal)))

    def _choose_words(self, typed: str) -> None:
        """Play the move that the words match if there is only one; otherwise list what they could mean."""
        matches = self._explainer.matching(typed)
        legal = [move for move in matches if move in self._explainer.legal]
        if len(legal) == 1:
            self._play(legal[0])
        elif legal:
            self._screen.print(self._texts.ui("answer-several"))
            self._print_verdicts(legal)
        elif matches:
            self._print_verdicts(matches)
        else:
            self._screen.print(self._texts.ui("answer-strange", most=len(self._explainer.legal)))

    def _print_verdicts(self, moves: list[Move]) -> None:
        self._screen.print_list([self._explainer.verdict(move) for move in moves[:_MAX_MATCHES]])
        if len(moves) > _MAX_MATCHES:
            self._screen.print(self._texts.ui("explain-more", more=len(moves) - _MAX_MATCHES), "dim")

    def _explain(self, query: str) -> None:
        legal = self._explainer.legal
        number = as_number(query)
        if number is not None and 1 <= number <= len(legal):
            self._explain_choice(legal[number - 1])
            return
        matches = self._explainer.matching(query)
        if not matches:
            self._screen.print(self._texts.ui("explain-strange"))
        elif len(matches) == 1 and matches[0] in legal:
            self._explain_choice(matches[0])
        else:
            self._print_verdicts(matches)

    def _explain_choice(self, move: Move) -> None:
        self._screen.print(self._explainer.move_text(move), "bold")
        self._screen.print_list(self._explainer.consequences(move) or [self._texts.ui("explain-nothing")])

    def _look(self, query: str) -> None:
        """Show the card of a component; list the names if the words may mean several."""
        view = self._texts.game.view(self._table.state, self._seat)
        cards = look_at(self._texts, query, view, self._seat, self._names)
        if len(cards) == 1:
            self._screen.print(cards[0].name, "bold")
            self._screen.print_list(card_lines(self._texts, cards[0]))
        elif cards:
            self._screen.print(self._texts.ui("look-several"))
            self._screen.print_list([card.name for card in cards[:MAX_MATCHES]])
        else:
            self._screen.print(self._texts.ui("look-nothing"))

    def _explain_refusals(self) -> None:
        refusals = self._explainer.refusals()
        self._screen.print(self._texts.ui("explain-head" if refusals else "explain-all-legal"))
        self._screen.print_list(refusals)
        self._screen.print(self._texts.ui("explain-hint"), "dim")

    def _hint(self) -> None:
        """Show what a bot thinks of every choice, from what this seat knows."""
        state = self._table.state
        perspective = Perspective(self._table.game, state, self._seat, Sfc32(_HINT_SEED))
        estimates = hints(perspective, _HINT_GAMES, _HINT_SECONDS)
        show_hints(self._screen, self._texts, state, self._names, estimates, numbers=True)

    def _undo(self) -> None:
        """Undo the last decision, or explain that what was learned cannot be unlearned."""
        if self._table.undo(self._seat):
            self._screen.print(self._texts.ui("undone"))
            self._done = True
        else:
            has_played = any(entry.seat == self._seat for entry in self._table.log)
            self._screen.print(self._texts.ui("undo-barrier" if has_played else "undo-nothing"))

    def _board(self) -> None:
        scene = Scene(self._texts, self._names, self._table.state, self._seat, self._screen.width)
        self._screen.show(boards.draw(scene))

    def _log(self) -> None:
        entries = paragraphs(self._texts, self._table.log, self._seat, self._names)
        self._screen.print_list(entries or [self._texts.ui("log-empty")])

    def _scores(self) -> None:
        self._screen.show(known_scores(self._texts, self._table.state, self._seat, self._names))

    def _help(self) -> None:
        self._screen.print(self._texts.ui("help"))
        self._ask()

    def _quit(self) -> None:
        raise Quit
