"""Editions as the API shows them: what can be filled in, and what is wrong with values."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, Literal

from pydantic import Field

from caravane import games
from caravane.kernel.edition import Edition
from caravane.kernel.edition_form import Field as FormField
from caravane.kernel.edition_form import Part as FormPart
from caravane.kernel.edition_form import Problem
from caravane.kernel.game import AnyGame
from caravane.server.http.lobby import Localized
from caravane.server.security.edition_titles import shown_source, shown_title
from caravane.server.wire.answer import Out
from caravane.server.wire.edition_models import EditionIn, EditionOut, EditionValuesOut, OfferedEditionOut
from caravane.tables.acts import Refused
from caravane.tables.editions.file import make_edition
from caravane.tables.editions.messages import on_board, what
from caravane.tables.editions.validity import completed
from caravane.tables.editions.values import (
    MAX_PROBLEMS,
    built_in,
    count,
    lengths_of,
    problems_of,
    reconstructed,
    resolve,
    rulebook_values,
)
from caravane.text import LANGUAGES, GameTexts

Texts = dict[Literal["fr", "en"], GameTexts]
OWN_NAME: Final = "my-box"
ABOUT: Final = "edition-about"


class LikeOut(Out):
    """The list whose length decides that of another, and by how many entries they differ."""

    path: str
    less: int


class NameOut(Out):
    """A component that can stand in a field, with its name by language."""

    name: str
    title: Localized


class FieldOut(Out):
    """A value that an edition can change, as it is built in."""

    path: str
    title: Localized
    sort: str = Field(description="`number`, `numbers`, `name`, `names` or `pairs` of names")
    least: int
    most: int
    shortest: int = Field(description="least number of entries of a list")
    longest: int
    like: LikeOut | None
    names: list[NameOut]
    rising: bool
    distinct: bool
    value: Any
    rulebook: list[int] = Field(description="entries that the rulebook gives, counted from 0")


class PartOut(Out):
    """A part of the box that people read together."""

    name: str
    title: Localized
    fields: list[FieldOut]


class FormOut(Out):
    """What an edition of a game can change."""

    values: int
    reconstructed: int = Field(description="how many of the values built in no text gives")
    about: Localized = Field(description="what is reconstructed, as a sentence; empty if nothing is")
    parts: list[PartOut]


class OffersOut(Out):
    """The editions of a game that are offered here."""

    offered: list[OfferedEditionOut]
    may_offer: bool = Field(description="whether you may put editions on this list, and replace them")
    trial_games: int = Field(description="random games that a trial plays, besides those between bots")


class EditionsOut(FormOut, OffersOut):
    """What an edition of a game can change, and the editions that are offered here."""


class ProblemOut(Out):
    """What is wrong with a value, or should be looked at again: its entry is -1 for the whole."""

    path: str
    entry: int
    kind: Literal["error", "doubt"]
    text: Localized = Field(description="what is wrong and where, as a sentence")
    what: Localized = Field(description="the same without the place")


class TrialOut(Out):
    """Games that came to their end with some values."""

    random: int
    bots: int


class CheckedOut(Out):
    """Values that were checked: all of them, with ours filled in."""

    problems: list[ProblemOut]
    trial: TrialOut | None = Field(description="the games that were played, if this was asked for and nothing is wrong")
    fingerprint: str
    reconstructed: int
    values: dict[str, Any]


class ReadOut(Out):
    """A file that was read: the edition as far as it could be read, and what is wrong."""

    game: str = Field(description="name of the game that the file is for; empty if it is for none that is known")
    edition: EditionIn | None = Field(description="null unless the file is for the game of the address")
    problems: list[ProblemOut]


def texts_of(game: AnyGame) -> Texts:
    """Return the texts of a game by language."""
    return {lang: GameTexts(game, lang) for lang in LANGUAGES}


@cache
def form_body(name: str) -> bytes:
    """Return the form of a game as JSON."""
    game = games.get(name)
    texts = texts_of(game)
    form = FormOut(
        values=count(game),
        reconstructed=reconstructed(game),
        about={lang: each.sentence(ABOUT, {}) if each.has(ABOUT) else "" for lang, each in texts.items()},
        parts=[part_out(texts, game, part) for part in game.editions.parts],
    )
    return form.model_dump_json().encode()


def editions_body(game: AnyGame, offers: OffersOut) -> bytes:
    """Return the form of a game and the editions that are offered, as the JSON of an `EditionsOut`."""
    return form_body(game.name)[:-1] + b"," + offers.model_dump_json().encode()[1:]


def part_out(texts: Texts, game: AnyGame, part: FormPart) -> PartOut:
    title = {lang: each.edition_part(part.name) for lang, each in texts.items()}
    return PartOut(name=part.name, title=title, fields=[_field(texts, game, part.name, field) for field in part.fields])


def _field(texts: Texts, game: AnyGame, part: str, field: FormField) -> FieldOut:
    value = built_in(game)[field.path]
    length = len(value) if isinstance(value, list) else 1
    shortest, longest = lengths_of(field, length)
    names = [(name, {lang: each.edition_name(name) for lang, each in texts.items()}) for name in field.names]
    return FieldOut(
        path=field.path,
        title={lang: each.edition_field(field.path, part) for lang, each in texts.items()},
        sort=field.sort,
        least=field.least,
        most=field.most,
        shortest=shortest,
        longest=longest,
        like=None if field.like is None else LikeOut(path=field.like[0], less=-field.like[1]),
        names=[NameOut(name=name, title=title) for name, title in names],
        rising=field.rising,
        distinct=field.distinct,
        value=value,
        rulebook=list(rulebook_values(game)[field.path]),
    )


def edition_out(edition: Edition) -> EditionOut:
    """Return an edition without its values."""
    return EditionOut(
        name=edition.name,
        title=edition.title,
        source=edition.source,
        fingerprint=edition.fingerprint,
        reconstructed=len(edition.ours),
    )


def values_out(game: AnyGame, edition: Edition) -> EditionValuesOut:
    """Return an edition with all values that are in force with it."""
    values, ours = completed(game, edition)
    return EditionValuesOut(edition=edition_out(edition), values=values, ours=ours)


def edition_of(game: AnyGame, body: EditionIn) -> Edition:
    """Return the edition of a request; raise Refused if its values are not those of a game."""
    edition, problems = checked(game, body)
    if problems:
        raise Refused("bad-settings", f"edition: {problems[0].path} {problems[0].code}"[:200])
    return edition


def checked(game: AnyGame, body: EditionIn) -> tuple[Edition, list[Problem]]:
    """Return the edition of a request with its problems."""
    values, ours, wrong = resolve(game, body.values)
    unknown = [Problem(path, "unknown") for path in body.values if path not in values][:MAX_PROBLEMS]
    problems = unknown or wrong or problems_of(game, values)
    head = {"name": body.name or OWN_NAME, "title": shown_title(body.title), "source": shown_source(body.source)}
    return make_edition(game, head, values, ours), problems


def problems_out(game: AnyGame, errors: Sequence[Problem], unsure: Sequence[Problem] = ()) -> list[ProblemOut]:
    texts = texts_of(game)
    kinds: list[tuple[Literal["error", "doubt"], Problem]] = [
        *[("error", each) for each in errors],
        *[("doubt", each) for each in unsure],
    ]
    return [
        ProblemOut(
            path=each.path,
            entry=each.entry,
            kind=kind,
            text={lang: on_board(own, each) for lang, own in texts.items()},
            what={lang: what(own.ui, each, own) for lang, own in texts.items()},
        )
        for kind, each in kinds
    ]
