"""`caravane edition new`, `check` and `show`: the values of a box that somebody has in front of them."""

from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid
from rich.text import Text

from caravane.cli.terminal.screen import Screen
from caravane.cli.texts import DEFAULT_LANG, HELP, LangOption, fail, find_game, load_texts, texts_of
from caravane.kernel.edition import Edition
from caravane.kernel.edition_form import PAIRS, Field, Part
from caravane.kernel.game import AnyGame
from caravane.tables.editions.doubts import doubts
from caravane.tables.editions.edition_folder import text_of
from caravane.tables.editions.file import EditionFile, make_edition, read_edition
from caravane.tables.editions.messages import in_file, of_trial, on_board
from caravane.tables.editions.trial import GAMES, TrialFailed, check_by_playing, games_of_a_trial
from caravane.tables.editions.values import built_in, count, entries_of, plain, resolve, rulebook_values
from caravane.tables.editions.write import write_edition
from caravane.text import GameTexts, Translations

BOX_MARK = ""
OURS_MARK = "~"
RULES_MARK = "§"
ENDING = ".toml"

FileArgument = Annotated[
    Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help=HELP("help-edition-file"))
]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    group = typer.Typer(help=HELP("help-edition"), no_args_is_help=True)
    group.command("new", help=HELP("help-edition-new"))(new)
    group.command("check", help=HELP("help-edition-check"))(check)
    group.command("show", help=HELP("help-edition-show"))(show)
    app.add_typer(group, name="edition")


def new(
    game: Annotated[str, typer.Argument(metavar="GAME", help=HELP("help-game"))],
    file: Annotated[Path, typer.Argument(metavar="FILE", dir_okay=False, help=HELP("help-edition-new-file"))],
    lang: LangOption = DEFAULT_LANG,
) -> None:
    ui = load_texts(lang)
    found = find_game(ui, game)
    if file.exists():
        raise fail(ui("edition-exists", file=str(file)))
    texts = texts_of(found, lang)
    head = {
        "game": found.name,
        "name": "my-box",
        "title": ui("edition-my-box"),
        "source": ui("edition-my-source"),
    }
    file.write_text(write_edition(texts, head, {}), encoding="utf-8")
    typer.echo(ui("edition-written", file=str(file), count=count(found)))


def check(
    file: FileArgument,
    games: Annotated[int, typer.Option(min=0, help=HELP("help-edition-games"))] = GAMES,
    lang: LangOption = DEFAULT_LANG,
) -> None:
    ui = load_texts(lang)
    game, edition = _read(ui, file, lang)
    texts = texts_of(game, lang)
    for doubt in doubts(game, edition.values):
        typer.echo(on_board(texts, doubt))
    typer.echo(_summary(ui, game, edition))
    if games:
        _try(ui, game.with_edition(edition), games)


def show(
    name: Annotated[str, typer.Argument(metavar="FILE|GAME", help=HELP("help-edition-show-what"))],
    lang: LangOption = DEFAULT_LANG,
) -> None:
    ui, screen = load_texts(lang), Screen()
    if name.endswith(ENDING):
        game, edition = _read(ui, Path(name), lang)
    else:
        game = find_game(ui, name)
        edition = _built_in(ui, game)
    screen.print(edition.title, "bold")
    screen.print(_summary(ui, game, edition))
    screen.print(ui("edition-marks", ours=OURS_MARK, rulebook=RULES_MARK))
    texts = texts_of(game, lang)
    for part in game.editions.parts:
        screen.heading(texts.edition_part(part.name))
        screen.show(_grid(texts, part, edition))


def _built_in(ui: Translations, game: AnyGame) -> Edition:
    values, ours, _ = resolve(game, {})
    return make_edition(game, {"name": game.name, "title": ui("edition-built-in"), "source": ""}, values, ours)


def _read(ui: Translations, file: Path, lang: str) -> tuple[AnyGame, Edition]:
    """Return the edition of a file, or print what is wrong with it and end."""
    found = _open(ui, file)
    if found.game is not None and found.edition is not None:
        return found.game, found.edition
    texts = texts_of(found.game, lang) if found.game is not None else None
    for problem in found.problems:
        typer.echo(in_file(ui, problem, texts), err=True)
    raise fail(ui("edition-refused", file=str(file), count=len(found.problems)))


def _open(ui: Translations, file: Path) -> EditionFile:
    try:
        return read_edition(text_of(file))
    except (OSError, UnicodeDecodeError) as error:
        raise fail(ui("bad-file", file=str(file), reason=str(error))) from error


def with_edition_file(ui: Translations, game: AnyGame, file: Path, lang: str) -> AnyGame:
    """Return a game with the values of a file; print what is wrong and end if it has none for this game."""
    own, edition = _read(ui, file, lang)
    if own.name != game.name:
        raise fail(ui("edition-other-game", file=str(file), game=own.name))
    return game.with_edition(edition)


def _summary(ui: Translations, game: AnyGame, edition: Edition) -> str:
    whole, ours = count(game), len(edition.ours)
    return ui("edition-summary", title=edition.title, count=whole, ours=ours, fingerprint=edition.fingerprint[:8])


def _try(ui: Translations, game: AnyGame, games: int) -> None:
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(ui("edition-trying"), total=games_of_a_trial(game, games))
        try:
            check_by_playing(game, games, lambda: progress.advance(task))
        except TrialFailed as failed:
            raise fail(of_trial(ui, failed.seats, failed.what)) from failed
    typer.echo(ui("edition-tried", games=games))


def _grid(texts: GameTexts, part: Part, edition: Edition) -> Grid:
    grid = Grid(box=box.SIMPLE, show_header=False, pad_edge=False)
    grid.add_column(no_wrap=True)
    grid.add_column()
    for field in part.fields:
        grid.add_row(texts.edition_field(field.path, part.name), _values(texts, field, edition))
    return grid


def _values(texts: GameTexts, field: Field, edition: Edition) -> Text:
    known, own, shown = rulebook_values(texts.game)[field.path], entries_of(built_in(texts.game)[field.path]), Text()
    for entry, item in enumerate(entries_of(edition.values[field.path])):
        ours = f"{field.path}:{entry}" in edition.ours
        # Pairs have no places of their own: where the box lacks one, the others move up.
        given = item in [own[at] for at in known if field.sort == PAIRS or at == entry]
        mark = OURS_MARK if ours else RULES_MARK if given else BOX_MARK
        shown.append(f"{mark}{plain(item)}  ", "dim" if ours else "bold" if not mark else "cyan")
    return shown
