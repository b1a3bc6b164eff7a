"""Sources of fair draws for drivers; rules never draw, they push a frame for chance.

`Luck` is the whole interface: unbiased integers below a bound. A table may use a committed secret, a test a list of
scripted draws. `Sfc32` is the seeded generator of bots, benchmarks and tests (Chris Doty-Humphrey's small fast chaotic
generator; its 32-bit words keep it fast when compiled).
"""

from typing import Any, Final, final

from caravane.kernel.native import mypyc_attr

MASK: Final = 0xFFFFFFFF
WARM_UP: Final = 12


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """Source of fair draws."""

    def below(self, bound: int) -> int:
        """Draw an integer from 0 to bound - 1, each equally likely."""
        raise NotImplementedError

    def shuffle(self, things: list[int]) -> None:
        """Shuffle a list in place, each order equally likely."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def __getstate__(self) -> Any:
        """Return the fields of a subclass for `pickle` and `copy`; the default of a compiled class leaves them out."""
        return getattr(self, "__dict__", None)


@final
class Sfc32(Luck):
    """Seeded generator: the same seed gives the same draws on every machine and in every build."""

    __slots__ = ("_a", "_b", "_c", "_count")

    def __init__(self, seed: int) -> None:
        self._a: int = seed & MASK
        self._b: int = (seed >> 32) & MASK
        self._c: int = (seed >> 64) & MASK
        self._count: int = 1
        for _ in range(WARM_UP):
            self._next()

    def _next(self) -> int:
        word = (self._a + self._b + self._count) & MASK
        self._count = (self._count + 1) & MASK
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & MASK
        self._c = ((((self._c << 21) & MASK) | (self._c >> 11)) + word) & MASK
        return word

    def below(self, bound: int) -> int:
        """Draw by multiplication, rejecting the few words that would favour small results (Lemire)."""
        product = self._next() * bound
        if product & MASK < bound:
            biased = (MASK + 1) % bound
            while product & MASK < biased:
                product = self._next() * bound
        return product >> 32

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how `pickle` and `copy` create the generator again, with the same draws to come."""
        return Sfc32, (0,), (self._a, self._b, self._c, self._count)

    def __setstate__(self, words: tuple[int, int, int, int]) -> None:
        """Continue where the pickled generator was."""
        self._a, self._b, self._c, self._count = words


@final
class ScriptedLuck(Luck):
    """Predetermined draws, for tests and demonstrations that need specific luck."""

    __slots__ = ("_draws",)

    def __init__(self, draws: list[int]) -> None:
        self._draws: list[int] = draws[::-1]

    def below(self, bound: int) -> int:
        """Return the next scripted draw; raise ValueError if it is not below the bound."""
        draw = self._draws.pop()
        if not 0 <= draw < bound:
            raise ValueError(f"{draw} is not below {bound}")
        return draw

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how `pickle` and `copy` create the script again, with the draws that are left."""
        return ScriptedLuck, (self._draws[::-1],)
