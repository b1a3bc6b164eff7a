"""Conversion of journals: saved games of the terminal before it played at tables, and records of the kernel.

A journal has neither a secret nor acts. Its luck becomes that of acts whose luck is recorded, not proved; from there on
the game continues with luck from a secret, like any other.
"""

from collections.abc import Iterator
from typing import Any, Final

from caravane import games
from caravane.kernel.codec import digest
from caravane.kernel.edition import unpack_edition, version_of
from caravane.kernel.game import AnyGame
from caravane.kernel.journal import CHANCE_MARK, FORMAT, IllegalMove, Journal
from caravane.kernel.options import earlier_options
from caravane.tables import acts
from caravane.tables.act_schema import FIRST_ALGORITHM
from caravane.tables.acts import Act, Packed
from caravane.tables.clocks.time_control import PRESETS
from caravane.tables.editions.validity import with_recorded
from caravane.tables.export import Export, export
from caravane.tables.findings import InvalidFile
from caravane.tables.handlers.moves import next_follow_up
from caravane.tables.luck.committed_luck import TableLuck, commitment
from caravane.tables.occupants import LOCAL, MAX_NAME_LENGTH, seat_together
from caravane.tables.settings import Settings
from caravane.tables.table import Table

HEAD: Final = ("format", "game", "rules", "seats", "options")
BOT_PREFIX: Final = "bot:"


def convert_journal(data: Packed) -> Export:
    """Return the file of the table at which the game of a journal continues; raise InvalidFile if it cannot."""
    game = _game(data)
    seats, moves = data["seats"], _strings(data, "moves")
    # The same journal always gives the same file, with the luck that it had before there were other algorithms.
    secret = bytes.fromhex(digest([data[key] for key in HEAD] + [moves]))
    lines = _complete(game, data, moves, TableLuck(FIRST_ALGORITHM, secret, [b""] * seats))
    later = [*seat_together(_names(data), _levels(data), 0.0), *_game_acts(lines)]
    options = earlier_options(game.options, data["options"])
    settings = Settings(
        game.name,
        game.rules,
        seats,
        options,
        PRESETS["none"],
        edition=game.edition if "edition" in data else None,
        values=version_of(data),
    )
    fields = {"settings": settings.pack(), "host": LOCAL, "commitment": commitment(secret)}
    creation = Act(acts.CREATE, 0.0, **fields, unproved_acts=1 + len(later))
    table = Table(creation, secret)
    for act in later:
        table.apply(act, recorded=True)
    return export(table, [creation, *later], unfinished=True)


def _game(data: Packed) -> AnyGame:
    """Return the installed game of a journal."""
    missing = [key for key in HEAD if key not in data]
    if missing:
        raise InvalidFile("parts", names=", ".join(missing))
    form, name, rules = data["format"], data["game"], data["rules"]
    if type(form) is not int or form > FORMAT:
        raise InvalidFile("newer-format", format=str(form), known=FORMAT)
    if name not in games.names(hidden=True):
        raise InvalidFile("unknown-game", game=str(name))
    game = games.get(name)
    if type(data["seats"]) is not int:
        raise InvalidFile("unreadable", reason="'seats' is not a number")
    if rules != game.rules:
        raise InvalidFile("rules-version", game=name, rules=str(rules), installed=game.rules)
    return _with_values(game, data)


def _with_values(game: AnyGame, data: Packed) -> AnyGame:
    """Return the game with the values of a journal."""
    try:
        edition = unpack_edition(data["edition"]) if "edition" in data else None
        version = version_of(data) if edition is None else edition.built_in
        if version <= game.values:
            return game.as_of(version) if edition is None else with_recorded(game, edition)
    except ValueError as error:
        raise InvalidFile("unreadable", reason=str(error)) from error
    raise InvalidFile("rules-version", game=game.name, rules=str(version), installed=game.values)


def _complete(game: AnyGame, data: Packed, moves: list[str], luck: TableLuck) -> list[str]:
    """Return the lines of a game with the luck and the forced moves that a table adds at once after the last one."""
    try:
        journal: Journal[Any] = Journal(game, data["seats"], earlier_options(game.options, data["options"]))
    except (AttributeError, TypeError, ValueError) as error:
        raise InvalidFile("unreadable", reason=str(error)) from error
    for number, line in enumerate(moves, start=1):
        try:
            journal.read_line(line)
        except (IllegalMove, ValueError, IndexError) as error:
            raise InvalidFile("move", number=number, line=line, reason=str(error)) from error
    lines = moves[:]
    draws = sum(line.startswith(CHANCE_MARK) for line in lines)
    while (follow_up := next_follow_up(game, journal.state, luck, draws)) is not None:
        journal.read_line(follow_up)
        lines.append(follow_up)
        draws += follow_up.startswith(CHANCE_MARK)
    return lines


def _game_acts(lines: list[str]) -> Iterator[Act]:
    """Yield the start and one act per move, each with the luck that followed."""
    current = Act(acts.START, 0.0, follow_ups=[])
    for line in lines:
        mark, _, text = line.partition(" ")
        if mark == CHANCE_MARK:
            current.data["follow_ups"].append(line)
        else:
            yield current
            current = Act(acts.PLAY, 0.0, seat=int(mark), moves=[text], follow_ups=[])
    yield current


def _names(data: Packed) -> list[str]:
    """Return a name for every seat; records of the kernel have none."""
    names = [_encodable(name)[:MAX_NAME_LENGTH] for name in _strings(data, "players")]
    names += [""] * (data["seats"] - len(names))
    return [name or f"Player {seat + 1}" for seat, name in enumerate(names[: data["seats"]])]


def _encodable(name: str) -> str:
    return name.encode(errors="replace").decode()


def _levels(data: Packed) -> list[str]:
    """Return the level of the bot in every seat; empty for people."""
    occupants = _strings(data, "played_by")
    if len(occupants) != data["seats"]:
        return [""] * data["seats"]
    return [text.removeprefix(BOT_PREFIX) if text.startswith(BOT_PREFIX) else "" for text in occupants]


def _strings(data: Packed, key: str) -> list[str]:
    values = data.get(key, [])
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise InvalidFile("unreadable", reason=f"{key!r} is not a list of strings")
    return values[:]
