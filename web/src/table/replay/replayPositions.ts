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

type Timed = readonly Pick<ReplayPosition, "at">[];

/** Index of the same moment in the positions of another viewpoint: numbers differ, and several updates may have one time. */
export function positionAtSameTime(from: Timed, index: number, to: Timed): number {
    const time = from[index]?.at ?? 0;
    const [first, last] = span(from, time);
    const [low, high] = span(to, time);
    if (low < 0)
        return Math.max(
            0,
            to.findLastIndex(({ at }) => at <= time),
        );
    return low + Math.round(((index - first) / Math.max(1, last - first)) * (high - low));
}

/** First and last index with a time; -1 if there is none. */
function span(positions: Timed, time: number): [number, number] {
    const has = ({ at }: { at: number }): boolean => at === time;
    return [positions.findIndex(has), positions.findLastIndex(has)];
}
