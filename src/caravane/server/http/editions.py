"""Routes for editions: what can be filled in, checks of values, the file, and the editions that the host offers."""

import logging
import re
import unicodedata
from collections.abc import Callable
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Body, Path, Query, Request, Response

from caravane.kernel.edition import Edition
from caravane.kernel.game import AnyGame
from caravane.server.http.disconnection import run_while_connected
from caravane.server.http.edition_views import (
    OWN_NAME,
    CheckedOut,
    EditionsOut,
    OffersOut,
    ProblemOut,
    ReadOut,
    TrialOut,
    checked,
    edition_of,
    edition_out,
    editions_body,
    problems_out,
    texts_of,
    values_out,
)
from caravane.server.http.errors import error_responses
from caravane.server.http.etag import NOT_MODIFIED, etag_response
from caravane.server.http.session import MaybeMe, Me, ServicesDep
from caravane.server.http.session_route import SessionRoute
from caravane.server.http.texts import game_or_404
from caravane.server.live.edition_trial import TrialResult
from caravane.server.live.replays.replay_tasks import TRIAL_GAMES
from caravane.server.security.edition_titles import shown_source, shown_title
from caravane.server.security.person_names import person_key
from caravane.server.security.rate_limit import address_of
from caravane.server.services import Services
from caravane.server.store.records import Identity
from caravane.server.wire.edition_models import NAME_PATTERN, EditionIn, EditionValuesOut, OfferedEditionOut
from caravane.tables.acts import Refused
from caravane.tables.editions.doubts import doubts
from caravane.tables.editions.edition_folder import file_name
from caravane.tables.editions.file import read_edition
from caravane.tables.editions.messages import in_file, of_trial, what
from caravane.tables.editions.values import built_in
from caravane.tables.editions.write import write_edition
from caravane.text import GameTexts

log = logging.getLogger(__name__)

router = APIRouter(prefix="/api/games", tags=["editions"], route_class=SessionRoute)

COMMON_ERRORS = error_responses(401, 404)
TOML: Final[dict[int | str, dict[str, Any]]] = {
    200: {"description": "the file of an edition", "content": {"text/plain": {"schema": {"type": "string"}}}}
}
Name = Annotated[str, Path(max_length=60, pattern=NAME_PATTERN, description="name of an edition that is offered")]


@router.get("/{game}/editions", response_model=EditionsOut, responses=COMMON_ERRORS | NOT_MODIFIED)
async def read_editions(request: Request, services: ServicesDep, me: MaybeMe, game: str) -> Response:
    """Return what an edition of a game can change, and the editions that this server offers."""
    found = game_or_404(game)
    found_here = services.editions.offers(found.name)
    services.trials.begin(found.name, [edition for edition, _ in found_here])
    offers = OffersOut(
        offered=[offered_out(services, found, edition, changed_at) for edition, changed_at in found_here],
        may_offer=may_offer(services, me),
        trial_games=TRIAL_GAMES,
    )
    return etag_response(request, editions_body(found, offers), "application/json")


def offered_out(services: Services, game: AnyGame, edition: Edition, changed_at: float) -> OfferedEditionOut:
    """Return an edition that is offered here, without its values."""
    tried = services.trials.result(game.name, edition)
    return OfferedEditionOut(
        **edition_out(edition).model_dump(),
        checked=0 if tried is None else tried.games(),
        changed_at=changed_at,
    )


@router.get("/{game}/editions/{name}", responses=COMMON_ERRORS)
async def read_offered_edition(services: ServicesDep, game: str, name: Name) -> EditionValuesOut:
    """Return an edition that this server offers, with its values."""
    found = game_or_404(game)
    edition = services.editions.find(found.name, name)
    if edition is None:
        raise Refused("path-not-found")
    return values_out(found, edition)


def may_offer(services: Services, me: Identity | None) -> bool:
    """Return whether somebody may put editions on the create page: an account that the host has named."""
    hosts = {person_key(host) for host in services.configuration.edition_hosts}
    return me is not None and bool(me.login) and person_key(me.login) in hosts


@router.post("/{game}/editions/check", responses=COMMON_ERRORS)
async def check_edition(  # noqa: PLR0917 (parameters of the request)
    request: Request,
    services: ServicesDep,
    me: Me,
    game: str,
    body: EditionIn,
    play: Annotated[
        bool, Query(description=f"also play {TRIAL_GAMES} random games, and bots, as many as the time allows")
    ] = False,
) -> CheckedOut:
    """Check the values of an edition; nothing is stored."""
    found = game_or_404(game)
    edition, problems = checked(found, body)
    shown, trial = problems_out(found, problems, [] if problems else doubts(found, edition.values)), None
    if play and not problems:
        if not services.import_limiter.take(me.id):
            raise Refused("rate-limited")
        tried = await _tried(request, services, me, found, edition)
        trial, failure = TrialOut(random=tried.random, bots=tried.bots), _failure(found, tried)
        shown += [failure] if failure is not None else []
    return CheckedOut(
        problems=shown,
        trial=trial,
        fingerprint=edition.fingerprint,
        reconstructed=len(edition.ours),
        values=edition.values,
    )


async def _tried(request: Request, services: Services, me: Identity, game: AnyGame, edition: Edition) -> TrialResult:
    trial = services.trials.run(me.id, address_of(request), game.name, edition)
    return await run_while_connected(request, trial)


def _failure(game: AnyGame, tried: TrialResult) -> ProblemOut | None:
    """Return why a trial failed, if it did."""
    if tried.failed is None:
        return None
    text = {lang: of_trial(each.ui, *tried.failed) for lang, each in texts_of(game).items()}
    return ProblemOut(path="", entry=-1, kind="error", text=text, what=text)


@router.post("/{game}/editions/file", response_class=Response, responses=COMMON_ERRORS | TOML)
async def write_file(
    _me: Me, game: str, body: EditionIn, lang: Annotated[Literal["fr", "en"], Query()] = "en"
) -> Response:
    """Return the file of an edition, with what nobody has read yet as `?`."""
    found = game_or_404(game)
    values = {path: value for path, value in body.values.items() if path in built_in(found)}
    title, source = shown_title(body.title), shown_source(body.source)
    head = {"game": found.name, "name": body.name or OWN_NAME, "title": title, "source": source}
    return Response(write_edition(GameTexts(found, lang), head, values), media_type="text/plain; charset=utf-8")


@router.post("/{game}/editions/read", responses=COMMON_ERRORS)
async def read_file(_me: Me, game: str, text: Annotated[str, Body(media_type="text/plain")]) -> ReadOut:
    """Read the file of an edition."""
    found = game_or_404(game)
    read = read_edition(text)
    texts = texts_of(read.game or found)
    problems = [
        ProblemOut(
            path=each.path,
            entry=each.entry,
            kind="error",
            text={lang: in_file(own.ui, each, own) for lang, own in texts.items()},
            what={lang: what(own.ui, each, own) for lang, own in texts.items()},
        )
        for each in read.problems
    ]
    return ReadOut(
        game="" if read.game is None else read.game.name,
        edition=_as_written(read.head, read.given) if read.game is found else None,
        problems=problems,
    )


def _as_written(head: dict[str, str], given: dict[str, Any]) -> EditionIn | None:
    try:
        return EditionIn(
            name=head.get("name"), title=head.get("title", OWN_NAME), source=head.get("source", "-"), values=given
        )
    except ValueError:
        return None


@router.post("/{game}/editions", status_code=201, responses=COMMON_ERRORS)
async def offer_edition(
    request: Request, services: ServicesDep, me: Me, game: str, body: EditionIn
) -> OfferedEditionOut:
    """Offer an edition on this server, once games were played with it; for accounts that the host has named."""
    found, editions = game_or_404(game), services.editions
    check_may_offer(services, me)
    if editions.is_full():
        raise Refused("too-many")
    await _check_trial(request, services, me, found, body)
    name = editions.free_name(found.name, body.name or name_of(body.title))
    edition, text = _file_of(found, body, name)
    _write(lambda: editions.add(file_name(found.name, name), text), name)
    return offered_out(services, found, edition, editions.changed_at(found.name, name))


@router.put("/{game}/editions/{name}", responses=COMMON_ERRORS)
async def replace_edition(  # noqa: PLR0917 (parameters of the request)
    request: Request, services: ServicesDep, me: Me, game: str, name: Name, body: EditionIn
) -> OfferedEditionOut:
    """Replace an edition that is offered here, once games were played with the new values; tables keep the old ones."""
    found, editions = game_or_404(game), services.editions
    check_may_offer(services, me)
    if editions.find(found.name, name) is None:
        raise Refused("path-not-found")
    await _check_trial(request, services, me, found, body)
    edition, text = _file_of(found, body, name)
    _write(lambda: editions.replace(found.name, name, text), name)
    return offered_out(services, found, edition, editions.changed_at(found.name, name))


def check_may_offer(services: Services, me: Identity) -> None:
    """Raise Refused unless somebody may put editions on the create page."""
    if not may_offer(services, me):
        raise Refused("not-the-host")


async def _check_trial(request: Request, services: Services, me: Identity, game: AnyGame, body: EditionIn) -> None:
    """Raise Refused if the values of an edition are wrong, or if a game does not come to its end with them."""
    failed = (await _tried(request, services, me, game, edition_of(game, body))).failed
    if failed is not None:
        raise Refused("bad-settings", f"edition: trial with {failed[0]} seats: {failed[1]}"[:200])


def _file_of(game: AnyGame, body: EditionIn, name: str) -> tuple[Edition, str]:
    """Return an edition under a name, and the text of its file."""
    edition = edition_of(game, body.model_copy(update={"name": name}))
    head = {"game": game.name, "name": name, "title": edition.title, "source": edition.source}
    return edition, write_edition(GameTexts(game, "en"), head, body.values)


def _write(write: Callable[[], None], name: str) -> None:
    try:
        write()
    except OSError as error:
        log.warning("edition not written", extra={"edition": name, "reason": str(error)})
        raise Refused("unavailable") from error


def name_of(title: str) -> str:
    """Return a name for an edition that has none, from the letters and digits of its title."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return "-".join(re.findall(r"[a-z0-9]+", plain)).lstrip("0123456789-") or OWN_NAME
