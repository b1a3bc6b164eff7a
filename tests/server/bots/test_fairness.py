"""A bot process gets nothing that its seat must not know: the question does not depend on it."""

from collections.abc import Iterator

import pytest

from caravane import games
from caravane.bots.perspective import Outlook
from caravane.kernel.codec import dump, pack, unpack
from caravane.kernel.luck import Sfc32
from caravane.server.bots.request import question
from caravane.tables.acts import OPEN, PLAY, SIT, START, Act
from caravane.tables.luck.committed_luck import commitment
from caravane.tables.settings import Settings
from caravane.tables.table import ENDED, Table
from tests.server.table_setup import NO_CLOCK, bot

SECRET = b"the secret of the luck"
GAMES = [(name, seats) for name in games.names(hidden=True) for seats in games.get(name).seats]


def bots_table(game: str, seats: int) -> Table:
    """Start a table of bots."""
    settings = Settings(game, games.get(game).rules, seats, {}, NO_CLOCK)
    opening = Act(OPEN, 0.0, settings=settings.pack(), host="id-host", commitment=commitment(SECRET))
    table = Table(opening, SECRET)
    for seat in range(seats):
        table.apply(Act(SIT, 0.0, seat=seat, occupant=bot().pack()))
    table.apply(Act(START, 0.0))
    return table


def moments(game: str, seats: int, luck: Sfc32) -> Iterator[tuple[Table, int]]:
    """Play a table by random moves; give every seat that is asked on the way."""
    table = bots_table(game, seats)
    while table.status != ENDED:
        for seat in table.deciding():
            yield table, seat
        seat = table.deciding()[luck.below(len(table.deciding()))]
        legal = table.game.legal(table.journal.state, seat)
        move = table.game.verbs.spell(legal[luck.below(len(legal))])
        table.apply(Act(PLAY, 0.0, seat=seat, moves=[move]))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_the_seat_cannot_know_changes_no_byte_of_the_question(game: str, seats: int) -> None:
    luck = Sfc32(seats)
    for number, (table, seat) in enumerate(moments(game, seats, luck)):
        asked = dump(question(table, seat, Sfc32(number)))
        truth = table.journal.state
        for _ in range(2):
            table.journal.state = table.game.redealt(truth, seat, luck)
            assert dump(question(table, seat, Sfc32(number))) == asked
        table.journal.state = truth


def test_hidden_cards_do_differ_between_the_tables_that_ask_the_same() -> None:
    luck = Sfc32(1)
    for table, seat in moments("_template", 3, luck):
        truth = table.journal.state
        if pack(table.game, truth) != pack(table.game, table.game.redealt(truth, seat, luck)):
            return
    pytest.fail("nothing was hidden: the test above proves nothing")


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_bot_process_sees_the_view_and_the_legal_moves_of_the_seat(game: str, seats: int) -> None:
    luck = Sfc32(seats)
    for table, seat in moments(game, seats, luck):
        redealt = unpack(table.game, question(table, seat, luck)["state"])
        outlook = Outlook(table.game, redealt, seat, luck)
        assert outlook.view == table.game.view(table.journal.state, seat)
        assert outlook.legal == table.game.legal(table.journal.state, seat)


def test_a_question_names_neither_people_nor_the_luck_of_the_table() -> None:
    table = bots_table("_template", 2)
    assert set(question(table, 0, Sfc32(0))) == {"wanted", "game", "rules", "seat", "state", "level", "seed"}
    assert "id-host" not in dump(question(table, 0, Sfc32(0)))
