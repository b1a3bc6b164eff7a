"""Names for bots: things that travel with explorers, the same in every language."""

from collections.abc import Collection
from typing import Final

from caravane.kernel.luck import Luck

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "novice": ("Besace", "Galet", "Marmotte", "Pompon", "Ricochet", "Tamarin"),
    "traveller": ("Bivouac", "Gourde", "Lanterne", "Mistral", "Ponton", "Sirocco"),
    "guide": ("Boussole", "Cairn", "Portulan", "Sherpa", "Sextant", "Vigie"),
    "pathfinder": ("Aldébaran", "Astrolabe", "Cassiopée", "Méridien", "Polaire", "Zénith"),
}
FALLBACK_NAMES: Final = ("Alizé", "Bagage", "Écho", "Fanal", "Godille", "Oasis")


def bot_name(level: str, taken: Collection[str], luck: Luck) -> str:
    """Return a random name for a bot of a level that is not taken at the table."""
    pool = [name for name in NAMES.get(level, FALLBACK_NAMES) if name not in taken]
    if not pool:
        pool = [
            f"{name} {number}" for number in range(2, 10) for name in FALLBACK_NAMES if f"{name} {number}" not in taken
        ]
    return pool[luck.below(len(pool))]
