// Distances between all circles, in segments; crossings may be used.
import { CIRCLES, NEIGHBOURS } from "./box.ts";

const known = new Map<number, readonly number[]>();

/** Fewest segments from a circle to every other. */
export function distances(from: number): readonly number[] {
    if (!known.has(from)) known.set(from, walk(from));
    return known.get(from)!;
}

function walk(from: number): number[] {
    const found = CIRCLES.map(() => -1);
    found[from] = 0;
    const reached = [from];
    for (const circle of reached)
        for (const next of NEIGHBOURS[circle]!.keys())
            if (found[next]! < 0) {
                found[next] = found[circle]! + 1;
                reached.push(next);
            }
    return found;
}

export interface Way {
    colour: number;
    far: number;
}

/** Distance of a circle from the open ends of each expedition, nearest first. */
export function ways(ends: readonly (readonly number[])[], to: number): Way[] {
    const found = ends.map((from, colour) => ({ colour, far: Math.min(...from.map((end) => distances(end)[to]!)) }));
    return found.filter(({ far }) => Number.isFinite(far)).toSorted((one, other) => one.far - other.far);
}
