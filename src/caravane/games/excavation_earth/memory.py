"""Memory of the draft: who has held a pack knows what was in it, and so something of other hands.

`state.packs` notes each pack by its first holder: what was taken from it, two by two in the order of its holders, then the rest.
"""

from caravane.kernel.luck import Luck

from .components import CHOICES, PICKS
from .state import EarthState


def packs_seen(state: EarthState, seat: int) -> list[list[int]]:
    """List the packs that a seat has held, each as it was then; they are known until the next ones are dealt."""
    if state.solo() or not complete(state):
        return []
    last = CHOICES if state.draft < 0 else state.draft + 1
    packs = [state.packs[(seat - choice) % state.seats] for choice in range(last)]
    return [sorted(pack[PICKS * choice :]) for choice, pack in enumerate(packs)]


def complete(state: EarthState) -> bool:
    """Tell whether the packs of a draft have been opened: before that nobody has seen them."""
    return state.opened == 1


def redeal(state: EarthState, seat: int, luck: Luck) -> None:
    """Draw anew what the seat cannot know."""
