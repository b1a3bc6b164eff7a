"""The work of a replay process: what is derived from all acts of a table, and the reading of imported files."""

import time
from typing import Any, Final, final

import msgspec
from pydantic import ValidationError

from caravane import games
from caravane.kernel.edition import unpack_edition
from caravane.server.live.history import history
from caravane.server.live.loading import table_row
from caravane.server.security.name_lookalikes import distinct_name
from caravane.server.security.office_names import accepted_name
from caravane.server.store.records import TableRow
from caravane.server.wire.imported_file import ImportIn
from caravane.tables.acts import CREATE, SIT, Act, Packed, Refused
from caravane.tables.editions.trial import TrialFailed, check_by_playing
from caravane.tables.editions.validity import is_valid
from caravane.tables.export import export
from caravane.tables.files import count_entries, parse_file
from caravane.tables.findings import InvalidFile
from caravane.tables.luck.luck_report import luck_report
from caravane.tables.occupants import PERSON, Occupant
from caravane.tables.table import Table
from caravane.tables.table_recorder import chance_events_of
from caravane.tables.verify import read

MAX_ACTS: Final = 5_000
"""Maximum number of acts in an imported file, so that its replay does not hold up other work."""
TRIAL_GAMES: Final = 40
"""Random games of a trial: fewer than `caravane edition check` plays, because other requests wait."""
TRIAL_SECONDS: Final = 10.0
"""Processor time after which a trial has played enough, so that it does not hold up the files of others."""
LUCK_SAMPLES: Final = 16
"""Samples per chance event: fewer than `caravane luck` takes, because other requests wait."""


def history_json(acts: list[Packed], seat: int | None, after: int, limit: int, views: bool) -> bytes:
    """Return the history of a table as one viewpoint could follow it, as JSON."""
    entries = history(acts, seat, after=after, limit=limit, views=views)
    return msgspec.json.encode([entry._asdict() for entry in entries])


def export_json(acts: list[Packed], secret: bytes) -> bytes:
    """Return the file of a finished table."""
    return msgspec.json.encode(export(*_replay(acts, secret)))


def luck_json(acts: list[Packed], secret: bytes) -> bytes:
    """Return the luck report of a finished table, as JSON."""
    table, unpacked = _replay(acts, secret)
    return msgspec.json.encode(luck_report(table, chance_events_of(table, unpacked), LUCK_SAMPLES))


def try_edition(game: str, edition: Packed) -> dict[str, Any]:
    """Play games with these values: return how many came to their end, and the seats and reason of one that did not."""
    until, ended, failed = time.process_time() + TRIAL_SECONDS, [0], None

    def count() -> None:
        ended[0] += 1

    try:
        check_by_playing(
            games.get(game).with_edition(unpack_edition(edition)),
            TRIAL_GAMES,
            count,
            is_enough=lambda: time.process_time() > until,
        )
    except TrialFailed as error:
        failed = error.seats, error.what[:200]
    return {"random": min(ended[0], TRIAL_GAMES), "bots": max(0, ended[0] - TRIAL_GAMES), "failed": failed}


def _replay(acts: list[Packed], secret: bytes) -> tuple[Table, list[Act]]:
    unpacked = [Act.unpack(act) for act in acts]
    table = Table(unpacked[0], secret)
    for act in unpacked[1:]:
        table.apply(act, recorded=True)
    return table, unpacked


@final
class FileReader:
    """An imported file between its two readings: the second one is under the identities of this server."""

    def __init__(self) -> None:
        self._data: dict[str, Any] = {}
        self._acts: list[Act] = []

    def open_file(self, body: bytes) -> dict[str, Any]:
        """Verify the file in the body of a request; return the seats of the importer, the people and the status."""
        request = _parse(body)
        if count_entries(request.file) > MAX_ACTS:
            raise Refused("bad-file", "acts")
        self._data = request.file
        table, self._acts = _read(self._data, {})
        if table.settings.edition is not None and not is_valid(table.game, table.settings.edition):
            raise Refused("bad-settings", "edition")
        people = {
            seat: [occupant.identity, occupant.name]
            for seat, occupant in enumerate(table.occupants)
            if occupant is not None and occupant.kind == PERSON
        }
        return {"my_seats": request.my_seats, "people": people, "status": table.status, "rated": table.settings.rated}

    def read_file(self, identities: dict[str, str], importer: str) -> dict[str, Any]:
        """Return the acts, the row and the secret of the table, under the identities of this server.

        Names that nobody may bear here are replaced in the acts, before anything is stored: all that ever leaves the
        table comes from them. Rules, luck and views do not depend on names, so an export of the table is valid.
        """
        table, acts = _read(self._data, anonymous_names(self._acts) | identities)
        acts = _under_shown_names(table, acts)
        if not table.seats_of(importer):
            # An importer who never sat at the table becomes its host, and may view it.
            acts[0] = Act(CREATE, acts[0].at, **acts[0].data | {"host": importer})
        row = table_row(table, acts[-1].at)
        return {
            "acts": [act.pack() for act in acts],
            "row": {name: getattr(row, name) for name in TableRow.__slots__},
            "secret": table.secret,
            "commitment": table.commitment,
            "my_seats": table.seats_of(importer),
        }


def _parse(body: bytes) -> ImportIn:
    try:
        return ImportIn.model_validate(parse_file(body))
    except InvalidFile as error:
        raise Refused("bad-request", "body: JSON decode error") from error
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in ("body", *first["loc"]))
        raise Refused("bad-request", f"{where}: {first['msg']}"[:300]) from error


def _read(data: dict[str, Any], identities: dict[str, str]) -> tuple[Table, list[Act]]:
    try:
        return read(data, identities)
    except (ValueError, ArithmeticError) as error:
        raise Refused("bad-file", str(error)[:200]) from error


def _under_shown_names(table: Table, acts: list[Act]) -> list[Act]:
    """Return the acts under names that are accepted here; the occupants of their table are renamed too."""
    shown = shown_names([act.data["occupant"]["name"] for act in acts if act.kind == SIT])

    def renamed(occupant: dict[str, str]) -> dict[str, str]:
        return {**occupant, "name": shown[occupant["name"]]}

    table.occupants = [each and Occupant.unpack(renamed(each.pack())) for each in table.occupants]
    return [
        Act(SIT, act.at, **act.data | {"occupant": renamed(act.data["occupant"])}) if act.kind == SIT else act
        for act in acts
    ]


def shown_names(names: list[str]) -> dict[str, str]:
    """Return the name that is shown for each name in a file: the same, or another one if it is not accepted."""
    shown: dict[str, str] = {name: name for name in names if accepted_name(name) == name}
    for name in names:
        if name not in shown:
            shown[name] = distinct_name(accepted_name(name), shown.values())
    return shown


def anonymous_names(acts: list[Act]) -> dict[str, str]:
    """Return placeholders for all identities in a file, because its author may have used identities of this server."""
    occupants = [act.data.get("occupant", {}) for act in acts]
    identities = [part.get(key) for part in [*[act.data for act in acts], *occupants] for key in ("host", "identity")]
    return {name: f"elsewhere:{number}" for number, name in enumerate(dict.fromkeys(filter(None, identities)))}
