// The moments of a replay: the numbers at which there was a board to look at.
import type { Seen } from "../../wire/types.ts";
import type { Entry } from "../log/logEntries.ts";

export interface Shown extends Entry {
    seen: Seen;
}

export function shown(entries: readonly Entry[]): Shown[] {
    return entries.filter((entry): entry is Shown => entry.seen?.view !== undefined);
}

/** The place of a number, or of the last one before it. */
export function placeOf(moments: readonly Shown[], n: number): number {
    const after = moments.findIndex((moment) => moment.n > n);
    return Math.max(0, (after < 0 ? moments.length : after) - 1);
}
