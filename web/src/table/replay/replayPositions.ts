// Positions of a replay: the updates with a view.
import type { TableProjection } from "../../wire/types.ts";
import type { Entry } from "../log/logEntries.ts";

export interface ReplayPosition extends Entry {
    projection: TableProjection;
}

export function replayPositions(entries: readonly Entry[]): ReplayPosition[] {
    return entries.filter((entry): entry is ReplayPosition => entry.projection?.view !== undefined);
}

/** Index of an update's position, or of the last one before it. */
export function positionOf(moments: readonly ReplayPosition[], n: number): number {
    const after = moments.findIndex((moment) => moment.n > n);
    return Math.max(0, (after < 0 ? moments.length : after) - 1);
}
