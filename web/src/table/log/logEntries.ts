// Numbering of updates, with gaps.
import type { TableProjection, TableEvent } from "../../wire/types.ts";

export interface Entry {
    n: number;
    at: number;
    events: TableEvent[];
    /** Number of the turn after the events, if the server counts turns. */
    turn?: number | null;
    projection?: TableProjection | null;
}

export interface Numbered {
    n: number;
    after?: number;
}

/** Kind of an update for a log that is complete up to a number: known, next, or after a gap. */
export function kindOf(update: Numbered, upTo: number): "known" | "next" | "gap" {
    if (update.n <= upTo) return "known";
    return update.after === upTo && update.n === upTo + 1 ? "next" : "gap";
}

/** Merge entries in order, each number once; later ones win. */
export function merged(some: readonly Entry[], more: readonly Entry[]): Entry[] {
    const known = new Map([...some, ...more].map((entry) => [entry.n, entry]));
    return [...known.values()].sort((a, b) => a.n - b.n);
}
