"""What is wrong with an edition as sentences: where it is, what was found, and what is expected."""

from caravane.kernel.edition_form import Problem
from caravane.tables.editions.file import HEAD, FileProblem
from caravane.tables.editions.trial import COMPONENTS, ENDLESS, SLOW
from caravane.tables.editions.values import SINGLE, visible
from caravane.text import GameTexts, Translations


def what(ui: Translations, problem: Problem | FileProblem, texts: GameTexts | None = None) -> str:
    """Return what was found and what is expected; problems of one game have texts of that game."""
    key = f"edition-problem-{problem.code}"
    if texts is not None and key not in ui:
        return str(texts.sentence(key, dict(problem.details)))
    return ui(key, **{name: visible(each) if isinstance(each, str) else each for name, each in problem.details.items()})


def in_file(ui: Translations, problem: FileProblem, texts: GameTexts | None = None) -> str:
    """Return a problem with its line and its place in the file: `line 12, [sites.ur], points, entry 4: ...`."""
    where = ui("edition-problem-line", line=problem.line) if problem.line else ui("edition-problem-start")
    table, _, key = visible(problem.path).rpartition("/")
    if table:
        where = ui("edition-problem-field", place=f"{where}, [{table.replace('/', '.')}]", key=key)
    elif key:
        where = f"{where}, [{key}]" if key == HEAD else ui("edition-problem-field", place=where, key=key)
    if _is_entry(problem, texts):
        where = ui("edition-problem-entry", place=where, entry=problem.entry + 1)
    return ui("edition-problem", where=where, what=what(ui, problem, texts))


def _is_entry(problem: Problem | FileProblem, texts: GameTexts | None) -> bool:
    """Return whether a problem is about one entry of a list; a single value is not called its first entry."""
    field = None if texts is None else texts.game.editions.by_path.get(problem.path)
    return problem.entry >= 0 and (field is None or field.sort not in SINGLE)


def on_board(texts: GameTexts, problem: Problem) -> str:
    """Return a problem with its place on the board: `Sigiriya, points, entry 4: ...`."""
    part = texts.game.editions.part_of.get(problem.path)
    if part is None:
        return what(texts.ui, problem, texts)
    field = texts.edition_field(problem.path, part.name)
    where = texts.ui("edition-problem-field", place=texts.edition_part(part.name), key=field)
    if _is_entry(problem, texts):
        where = texts.ui("edition-problem-entry", place=where, entry=problem.entry + 1)
    return texts.ui("edition-problem", where=where, what=what(texts.ui, problem, texts))


def of_trial(ui: Translations, seats: int, reason: str) -> str:
    """Return why a trial failed: in a game with this number of seats, or in none, because all took too long."""
    if reason == SLOW:
        return ui("edition-problem-trial-slow")
    shown = ui(f"edition-problem-{reason}") if reason in {ENDLESS, COMPONENTS} else visible(reason)
    return ui("edition-problem-trial", seats=seats, reason=shown)
