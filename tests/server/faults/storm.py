"""A storm: games are played while one fault after the other strikes; then the record is held against what players know.

Recovered means: at every table that is being played something has happened since the fault, and everyone at it was shown
it. That takes a while without any fault too, since players think.
"""

import asyncio
import random
import time
from dataclasses import dataclass, field

from caravane.server.store.connect import open_store
from tests.server.faults.kinds import FAULTS, NOTHING, nothing
from tests.server.faults.reconnecting_players import Wanderer, go_home, sit_down
from tests.server.faults.service import Service
from tests.server.kills.check_store import check_table
from tests.server.kills.players import Tempo

TABLES = 6
THINKING = 0.2
PATIENCE = 45.0
"""A service that has not recovered after so many seconds has failed."""
TO_THE_END = 180.0
"""Seconds for all games to be played to their end, by bots that think as well, on a machine that does other things too."""
COMPARED_EVERY = 8
"""After so many faults nothing is done once, for comparison."""


@dataclass
class Storm:
    """The faults that are still to come, and how long each that has struck took to recover from."""

    service: Service
    faults: list[str]
    luck: random.Random
    took: dict[str, list[float]] = field(default_factory=dict)
    tables: int = 0
    plays: int = 0
    repeated: int = 0
    returns: int = 0

    async def rage(self) -> None:
        """Play in rounds until all faults have struck; hold each round against the record."""
        while self.faults:
            tempo = Tempo(THINKING)
            seated = [sit_down(self.service.doors, number, tempo, self.luck) for number in range(TABLES)]
            players = [player for table in await asyncio.gather(*seated) for player in table]
            games = [asyncio.create_task(player.play_to_the_end()) for player in players]
            try:
                await self._strike_while_played(players, games)
                tempo.seconds = 0.0
                async with asyncio.timeout(TO_THE_END):
                    await asyncio.gather(*games)
            finally:
                for game in games:
                    game.cancel()
                await asyncio.gather(*games, return_exceptions=True)
                await go_home(players)
            await self._check(players)

    async def _strike_while_played(self, players: list[Wanderer], games: list["asyncio.Task[None]"]) -> None:
        struck = 0
        while self.faults and sum(player.over() for player in players) < len(players) / 2:
            kind = NOTHING if struck % COMPARED_EVERY == 0 else self.faults.pop()
            struck += 1
            began = time.monotonic()
            before = [player.number() for player in players]
            await (nothing if kind == NOTHING else FAULTS[kind])(self.service, self.luck)
            await self._recovered(kind, players, before, games)
            self.took.setdefault(kind, []).append(time.monotonic() - began)
            await asyncio.sleep(self.luck.uniform(0, 0.2))

    async def _recovered(
        self, kind: str, players: list[Wanderer], before: list[int], games: list["asyncio.Task[None]"]
    ) -> None:
        end = time.monotonic() + PATIENCE
        while waiting := [
            player for player, n in zip(players, before, strict=True) if not (player.over() or player.number() > n)
        ]:
            for game in games:
                assert not game.done() or game.exception() is None, game.exception()
            assert time.monotonic() < end, (kind, [(player.table, player.seat, player.open) for player in waiting])
            await asyncio.sleep(0.01)

    async def _check(self, players: list[Wanderer]) -> None:
        store = await open_store(self.service.record)
        try:
            for table in {player.table for player in players}:
                await check_table(store, table, [player for player in players if player.table == table])
        finally:
            await store.close()
        self.tables += len({player.table for player in players})
        self.plays += sum(len(player.acknowledged) for player in players)
        self.repeated += sum(player.repeated for player in players)
        self.returns += sum(player.returns for player in players) - len(players)
