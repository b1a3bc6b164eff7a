// Numbering of updates, with gaps.
import type { HistoryEntry, Update } from "../../wire/types.ts";

/** An update in the log; the projection is known if it was requested. */
export type Entry = Omit<HistoryEntry, "projection" | "turn"> & Partial<HistoryEntry>;

type Numbered = Pick<Update, "n" | "after">;

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
