"""A digest of all that a seeded game shows, to compare two builds of the same rules.

`python -m caravane.conformance.differential GAME SEATS SEED MOVES` prints the digest and the build that made it.
"""

import hashlib
import sys
from typing import Final

from caravane import games
from caravane.kernel.codec import dump, fingerprint
from caravane.kernel.drive import random_move, random_options
from caravane.kernel.event import Event
from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Sfc32
from caravane.kernel.native import build_kind
from caravane.kernel.state import State

SPECTATOR: Final = None


def trace(game: AnyGame, seats: int, seed: int, moves: int) -> str:
    """Play `moves` random moves, game after game, and return a digest of all that any seat could observe."""
    luck = Sfc32(seed)
    digest = hashlib.sha256()
    played = 0
    while played < moves:
        state = game.start(seats, random_options(game, seats, luck, old=True))
        while not state.ended() and played < moves:
            digest.update(_next_move(game, state, luck).encode())
            played += 1
        digest.update(dump([game.scores(state), game.ranks(state)]).encode())
    return digest.hexdigest()


def _next_move(game: AnyGame, state: State, luck: Sfc32) -> str:
    legal = {seat: game.legal(state, seat) for seat in state.deciding() if seat >= 0}
    seat, move = random_move(game, state, luck)
    events = game.apply(state, seat, move)
    viewpoints: list[int | None] = [SPECTATOR, *range(state.seats)]
    observed = [[game.view(state, viewpoint), _projected(events, viewpoint)] for viewpoint in viewpoints]
    redealt = game.redealt(state, luck.below(state.seats), luck)
    return dump([legal, seat, move, observed, fingerprint(game, state), fingerprint(game, redealt)])


def _projected(events: list[Event], viewpoint: int | None) -> list[list[object]]:
    return [[event.seat, event.seen_by(viewpoint)] for event in events]


def main(arguments: list[str]) -> None:
    """Print the build and the digest."""
    name, seats, seed, moves = arguments
    sys.stdout.write(f"{build_kind()} {trace(games.get(name), int(seats), int(seed), int(moves))}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
