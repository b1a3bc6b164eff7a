// Explorers differ only by location; on the map each keeps its piece, so that its walk can be animated.

/** Assign new locations to the pieces of a crew: pieces that can stay do, the others walk. */
export function walked(before: readonly number[], now: readonly number[]): number[] {
    const left = [...now];
    const places: (number | null)[] = before.map((place) => {
        const at = left.indexOf(place);
        if (at < 0) return null;
        left.splice(at, 1);
        return place;
    });
    const settled = places.map((place) => place ?? left.shift() ?? null).filter((place) => place !== null);
    return [...settled, ...left];
}
