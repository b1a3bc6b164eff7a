"""Tests that no message depends on information its receiver must not have, and that planted leaks are found."""

from collections.abc import AsyncIterator
from itertools import product
from typing import Any

import pytest

from caravane.kernel.event import Event
from caravane.kernel.luck import Sfc32
from caravane.server.live import attempts, updates
from caravane.server.websocket import connection
from caravane.tables import projection
from caravane.tables.preview import preview_moves
from caravane.tables.table import Table
from tests.server.websocket.twin_servers import Game, TwinServer, play, running_server, store_table, swap_cards

pytestmark = pytest.mark.anyio

Twins = tuple[TwinServer, TwinServer]
NO_CUT = 1_000
QUICK = [(2, NO_CUT), (3, 6), (4, 3)]
"""Seats and cuts that are tried at every change; all of them are tried at night."""


@pytest.fixture(scope="module")
async def twins(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Twins]:
    async with (
        running_server(tmp_path_factory.mktemp("one")) as one,
        running_server(tmp_path_factory.mktemp("other")) as other,
    ):
        yield one, other


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


async def compare(twins: Twins, name: str, game: Game, viewpoint: int | None) -> tuple[str, str]:
    """Play a game on both servers; return everything the viewpoint received on each."""
    one, other = twins
    swaps = game.hidden_swaps(viewpoint)
    await store_table(one, name, game.seats, game.order)
    await store_table(other, name, game.seats, [swaps.get(card, card) for card in game.order])
    received_one = await play(one, name, game, game.moves)
    received_other = await play(other, name, game, swap_cards(game.moves, swaps))
    assert received_one != received_other, "no client knows the difference, or nothing was swapped"
    return received_one[viewpoint], received_other[viewpoint]


@pytest.mark.parametrize(
    ("seats", "cut"),
    [
        game if game in QUICK else pytest.param(*game, marks=pytest.mark.nightly)
        for game in product((2, 3, 4), (3, 6, NO_CUT))
    ],
)
async def test_no_client_receives_hidden_information(twins: Twins, seats: int, cut: int) -> None:
    game = Game(seats, Sfc32(100 * seats + cut), cut)
    for viewpoint in [*range(seats), None]:
        one, other = await compare(twins, f"{seats}-{cut}-{viewpoint}", game, viewpoint)
        assert one == other


async def test_a_view_that_shows_the_deck_is_found(twins: Twins, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table, seat: int | None) -> projection.Projection:
        projected = projection.project_viewpoint(table, seat)
        if "view" not in projected:
            return projected
        return projected | {"view": projected["view"] | {"top": table.journal.state.deck[-1:]}}

    monkeypatch.setattr(updates, "project_viewpoint", leaky)
    one, other = await compare(twins, "leaky-view", Game(2, Sfc32(7), NO_CUT), None)
    assert one != other


async def test_an_event_sent_to_all_is_found(twins: Twins, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table, events: list[Event], _seat: int | None) -> list[dict[str, Any]]:
        return [{"seat": event.seat, "event": table.game.events.spell(event.phrase)} for event in events]

    monkeypatch.setattr(updates, "project_events", leaky)
    one, other = await compare(twins, "leaky-event", Game(3, Sfc32(8), NO_CUT), 0)
    assert one != other


async def test_a_reason_that_knows_other_hands_is_found(twins: Twins, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table, _reason: str, nouns: tuple[int, ...]) -> list[str]:
        return [str(any(noun in dict(hand) for hand in table.journal.state.hands)) for noun in nouns]

    monkeypatch.setattr(connection, "noun_names", leaky)
    one, other = await compare(twins, "leaky-reason", Game(2, Sfc32(9), NO_CUT), 0)
    assert one != other


async def test_a_preview_that_includes_the_reveal_is_found(twins: Twins, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table, seat: int, moves: list[str], **how: bool) -> projection.Projection:
        state = table.journal.state.clone()
        table.game.apply(state, seat, table.game.verbs.read(moves[0]))
        return {**preview_moves(table, seat, moves, **how), "view": table.game.view(state, seat)}

    monkeypatch.setattr(attempts, "preview_moves", leaky)
    # Not in every game does a card that this viewpoint must not know lie under the move that it tries.
    for seed in range(20):
        one, other = await compare(twins, f"leaky-preview-{seed}", Game(3, Sfc32(seed), NO_CUT), 1)
        if one != other:
            return
    pytest.fail("nothing was found")
