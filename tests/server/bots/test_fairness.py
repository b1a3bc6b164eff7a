"""Tests that a bot process gets nothing its seat must not know, because the request does not depend on it."""

from collections.abc import Iterator

import pytest

from caravane import games
from caravane.bots.perspective import Perspective
from caravane.kernel.codec import dump, pack, unpack
from caravane.kernel.luck import Sfc32
from caravane.server.bots.request import bot_request
from caravane.tables.acts import PLAY, SIT, START, Act
from caravane.tables.luck.committed_luck import create_act
from caravane.tables.settings import Settings
from caravane.tables.table import ENDED, Table
from tests.server.table_setup import NO_CLOCK, bot

SECRET = b"the secret of the luck"
GAMES = [(name, seats) for name in games.names(hidden=True) for seats in games.get(name).seats]


def bots_table(game: str, seats: int) -> Table:
    """Start a table of bots."""
    settings = Settings(game, games.get(game).rules, seats, {}, NO_CLOCK)
    create = create_act(0.0, settings, "id-host", SECRET)
    table = Table(create, SECRET)
    for seat in range(seats):
        table.apply(Act(SIT, 0.0, seat=seat, occupant=bot().pack()))
    table.apply(Act(START, 0.0))
    return table


def decisions(game: str, seats: int, luck: Sfc32) -> Iterator[tuple[Table, int]]:
    """Play a table by random moves; yield every seat that has to decide."""
    table = bots_table(game, seats)
    while table.status != ENDED:
        for seat in table.deciding():
            yield table, seat
        seat = table.deciding()[luck.below(len(table.deciding()))]
        legal = table.game.legal(table.journal.state, seat)
        move = table.game.verbs.spell(legal[luck.below(len(legal))])
        table.apply(Act(PLAY, 0.0, seat=seat, moves=[move]))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_hidden_information_changes_no_byte_of_the_request(game: str, seats: int) -> None:
    luck = Sfc32(seats)
    for number, (table, seat) in enumerate(decisions(game, seats, luck)):
        request = dump(bot_request(table, seat, Sfc32(number)))
        true_state = table.journal.state
        for _ in range(2):
            table.journal.state = table.game.redealt(true_state, seat, luck)
            assert dump(bot_request(table, seat, Sfc32(number))) == request
        table.journal.state = true_state


def test_hidden_cards_differ_between_tables_with_the_same_request() -> None:
    luck = Sfc32(1)
    for table, seat in decisions("_template", 3, luck):
        true_state = table.journal.state
        if pack(table.game, true_state) != pack(table.game, table.game.redealt(true_state, seat, luck)):
            return
    pytest.fail("nothing was hidden: the test above proves nothing")


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_bot_process_sees_the_view_and_the_legal_moves_of_the_seat(game: str, seats: int) -> None:
    luck = Sfc32(seats)
    for table, seat in decisions(game, seats, luck):
        redealt = unpack(table.game, bot_request(table, seat, luck)["state"])
        perspective = Perspective(table.game, redealt, seat, luck)
        assert perspective.view == table.game.view(table.journal.state, seat)
        assert perspective.considered == table.game.considered(table.journal.state, seat)


def test_a_request_contains_neither_people_nor_the_luck_of_the_table() -> None:
    table = bots_table("_template", 2)
    assert set(bot_request(table, 0, Sfc32(0))) == {
        "task",
        "game",
        "rules",
        "edition",
        "seat",
        "state",
        "level",
        "seed",
    }
    assert "id-host" not in dump(bot_request(table, 0, Sfc32(0)))
