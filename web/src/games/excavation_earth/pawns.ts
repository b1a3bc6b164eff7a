// Explorers are told apart only by where they stand; on the map each keeps its own piece, so that it is seen to walk.

/** Give the pieces of a crew their new places: whoever can stay stays, the others walk. */
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
