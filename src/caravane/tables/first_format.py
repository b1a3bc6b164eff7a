"""Conversion of data stored before the names of acts, settings and results were final.

Databases up to schema 0005 and exported files of format 1 hold this format. The database is converted once, by its
migration; files are converted whenever they are read. Nothing else in the project knows the old names.
"""

from typing import Final

from caravane.tables.acts import Packed

KINDS: Final = {
    "open": "create",
    "ask": "takeback",
    "agree": "accept",
    "leave": "away",
    "return": "back",
    "expire": "timeout",
}
STATUSES: Final = {"gathering": "waiting", "mixing": "starting"}
_ACT: Final = {"then": "follow_ups", "mark": "fingerprint", "promise": "commitment"}
_SETTINGS: Final = {"pace": "time_control", "on_expiry": "on_timeout", "stand_in": "substitute"}
_TIME_CONTROL: Final = {"most": "max_bank", "zone": "time_zone"}
_OCCUPANT: Final = {"stand_in": "substitute"}
_RESULT: Final = {"places": "ranks", "sheets": "score_sheets"}
_ON_TIMEOUT: Final = {"bot": "substitute"}


def convert_act(act: Packed) -> Packed:
    """Return a packed act under its present names."""
    converted = _renamed(act, _ACT) | {"kind": KINDS.get(act["kind"], act["kind"])}
    if "settings" in act:
        converted["settings"] = _convert_settings(act["settings"])
    return converted


def _convert_settings(settings: Packed) -> Packed:
    converted = _renamed(settings, _SETTINGS)
    converted["time_control"] = convert_time_control(converted["time_control"])
    if "on_timeout" in converted:
        converted["on_timeout"] = _ON_TIMEOUT.get(converted["on_timeout"], converted["on_timeout"])
    return converted


def convert_time_control(time_control: Packed) -> Packed:
    """Return a packed time control under its present names."""
    return _renamed(time_control, _TIME_CONTROL)


def convert_occupant(occupant: Packed | None) -> Packed | None:
    """Return a packed occupant under its present names; None for a free seat."""
    return None if occupant is None else _renamed(occupant, _OCCUPANT)


def convert_export(data: Packed) -> Packed:
    """Return an exported file of format 1 as one of format 2; its digest is still that of the original."""
    converted = _renamed(data, {"chances": "chance_events"}) | {"format": 2}
    converted["acts"] = [convert_act(act) for act in data["acts"]]
    if data["result"] is not None:
        converted["result"] = _renamed(data["result"], _RESULT)
    return converted


def _renamed(data: Packed, names: dict[str, str]) -> Packed:
    return {names.get(key, key): value for key, value in data.items()}
