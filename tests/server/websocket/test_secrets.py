"""Secrets: what a client receives does not depend on what it must not know. A leak that is planted is found."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from caravane.kernel.event import Event
from caravane.kernel.luck import Sfc32
from caravane.server.live import commands, updates
from caravane.server.websocket import connection
from caravane.tables import projection
from caravane.tables.table import Table
from tests.server.websocket.twin_servers import Game, World, exchanged, play, put, running_world

pytestmark = pytest.mark.anyio

Worlds = tuple[World, World]
WHOLE = 1_000


@pytest.fixture(scope="module")
async def worlds(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Worlds]:
    async with (
        running_world(tmp_path_factory.mktemp("one")) as one,
        running_world(tmp_path_factory.mktemp("other")) as other,
    ):
        yield one, other


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


async def compare(worlds: Worlds, name: str, game: Game, watcher: int | None) -> tuple[str, str]:
    """Play a game in both worlds; give what the watcher received in each."""
    one, other = worlds
    exchange = game.exchange(watcher)
    await put(one, name, game.seats, game.order)
    await put(other, name, game.seats, [exchange.get(card, card) for card in game.order])
    here = await play(one, name, game, game.moves)
    there = await play(other, name, game, exchanged(game.moves, exchange))
    assert here != there, "somebody knows the difference, or nothing was exchanged"
    return here[watcher], there[watcher]


@pytest.mark.parametrize("cut", [3, 6, WHOLE])
@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_nobody_receives_what_it_must_not_know(worlds: Worlds, seats: int, cut: int) -> None:
    game = Game(seats, Sfc32(100 * seats + cut), cut)
    for watcher in [*range(seats), None]:
        one, other = await compare(worlds, f"{seats}-{cut}-{watcher}", game, watcher)
        assert one == other


async def test_a_view_that_shows_the_deck_is_found(worlds: Worlds, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table, seat: int | None) -> projection.Seen:
        seen = projection.from_seat(table, seat)
        return seen | {"view": seen["view"] | {"top": table.journal.state.deck[-1:]}}

    monkeypatch.setattr(updates, "from_seat", leaky)
    one, other = await compare(worlds, "leaky-view", Game(2, Sfc32(7), WHOLE), None)
    assert one != other


async def test_an_event_that_is_told_to_all_is_found(worlds: Worlds, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table, events: list[Event], _seat: int | None) -> list[dict[str, Any]]:
        return [{"seat": event.seat, "said": table.game.events.spell(event.said)} for event in events]

    monkeypatch.setattr(updates, "project", leaky)
    one, other = await compare(worlds, "leaky-event", Game(3, Sfc32(8), WHOLE), 0)
    assert one != other


async def test_a_reason_that_knows_other_hands_is_found(worlds: Worlds, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table, _reason: str, nouns: tuple[int, ...]) -> list[str]:
        return [str(any(noun in dict(hand) for hand in table.journal.state.hands)) for noun in nouns]

    monkeypatch.setattr(connection, "spelled", leaky)
    one, other = await compare(worlds, "leaky-reason", Game(2, Sfc32(9), WHOLE), 0)
    assert one != other


async def test_a_trial_that_goes_on_to_the_reveal_is_found(worlds: Worlds, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table, identity: str, wanted: int | None, n: int, moves: list[str]) -> projection.Seen:
        shown = commands.try_out(table, identity, wanted, n, moves)
        state = table.journal.state.clone()
        table.game.apply(state, wanted or 0, table.game.verbs.read(moves[0]))
        return {**shown, "view": table.game.view(state, wanted)}

    monkeypatch.setattr(connection, "try_out", leaky)
    one, other = await compare(worlds, "leaky-trial", Game(3, Sfc32(10), WHOLE), 1)
    assert one != other
