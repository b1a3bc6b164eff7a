// The numbers of a table, as one watcher counts them, and what is missing between them.
import type { TableProjection, TableEvent } from "../../wire/types.ts";

export interface Entry {
    n: number;
    at: number;
    events: TableEvent[];
    seen?: TableProjection | null;
}

export interface Numbered {
    n: number;
    after?: number;
}

/** What an update means for who has everything up to a number: nothing new, the next number, or a gap before it. */
export function kindOf(update: Numbered, upTo: number): "known" | "next" | "gap" {
    if (update.n <= upTo) return "known";
    return update.after === upTo && update.n === upTo + 1 ? "next" : "gap";
}

/** Put entries together in order, each number once; what comes later is newer. */
export function merged(some: readonly Entry[], more: readonly Entry[]): Entry[] {
    const known = new Map([...some, ...more].map((entry) => [entry.n, entry]));
    return [...known.values()].sort((a, b) => a.n - b.n);
}
