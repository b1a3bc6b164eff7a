"""Play games while one fault after another strikes, then check the store against what players received.

A service has recovered when an act has happened at every unfinished table since the fault and all its players have
received it. Since players think, that takes some time even without a fault.
"""

import asyncio
import random
import time
from dataclasses import dataclass, field

from caravane.server.store.connect import open_store
from tests.server.faults.check_store import check_table
from tests.server.faults.kinds import FAULTS, NOTHING, nothing
from tests.server.faults.players import Tempo
from tests.server.faults.reconnecting_players import ReconnectingPlayer, close_clients, seat_players
from tests.server.faults.service import Service
from tests.wait_limit import WAIT_SECONDS

TABLES = 6
THINKING = 0.2
MAX_RECOVERY_SECONDS = 45.0
"""Seconds within which a service must recover on a machine of its own."""
FINISH_SECONDS = 900.0
"""Seconds within which all games must end; generous, because bots think and the machine may be busy."""
BASELINE_EVERY = 8
"""Number of steps after which one is done without a fault, as a baseline."""


@dataclass
class Storm:
    """The remaining faults, and the recovery times of those that have struck."""

    service: Service
    faults: list[str]
    luck: random.Random
    max_recovery_seconds: float = WAIT_SECONDS
    recovery_seconds: dict[str, list[float]] = field(default_factory=dict)
    tables: int = 0
    plays: int = 0
    resent: int = 0
    reconnects: int = 0

    async def run(self) -> None:
        """Play in rounds until all faults have struck; check the store after each round."""
        while self.faults:
            tempo = Tempo(THINKING)
            tables = [seat_players(self.service.proxies, number, tempo, self.luck) for number in range(TABLES)]
            players = [player for table in await asyncio.gather(*tables) for player in table]
            games = [asyncio.create_task(player.play_to_the_end()) for player in players]
            try:
                await self._strike(players, games)
                tempo.seconds = 0.0
                async with asyncio.timeout(FINISH_SECONDS):
                    await asyncio.gather(*games)
            finally:
                for game in games:
                    game.cancel()
                await asyncio.gather(*games, return_exceptions=True)
                await close_clients(players)
            await self._check(players)

    async def _strike(self, players: list[ReconnectingPlayer], games: list["asyncio.Task[None]"]) -> None:
        struck = 0
        while self.faults and sum(player.is_finished() for player in players) < len(players) / 2:
            kind = NOTHING if struck % BASELINE_EVERY == 0 else self.faults.pop()
            struck += 1
            began = time.monotonic()
            before = [player.last_n() for player in players]
            await (nothing if kind == NOTHING else FAULTS[kind])(self.service, self.luck)
            await self._until_recovered(kind, players, before, games)
            self.recovery_seconds.setdefault(kind, []).append(time.monotonic() - began)
            await asyncio.sleep(self.luck.uniform(0, 0.2))

    async def _until_recovered(
        self, kind: str, players: list[ReconnectingPlayer], before: list[int], games: list["asyncio.Task[None]"]
    ) -> None:
        end = time.monotonic() + self.max_recovery_seconds
        while waiting := [
            player
            for player, n in zip(players, before, strict=True)
            if not (player.is_finished() or player.last_n() > n)
        ]:
            for game in games:
                assert not game.done() or game.exception() is None, game.exception()
            assert time.monotonic() < end, (kind, [(player.table, player.seat, player.pending) for player in waiting])
            await asyncio.sleep(0.01)

    async def _check(self, players: list[ReconnectingPlayer]) -> None:
        store = await open_store(self.service.database_url)
        try:
            for table in {player.table for player in players}:
                await check_table(store, table, [player for player in players if player.table == table])
        finally:
            await store.close()
        self.tables += len({player.table for player in players})
        self.plays += sum(len(player.acknowledged) for player in players)
        self.resent += sum(player.resent for player in players)
        self.reconnects += sum(player.reconnects for player in players) - len(players)
