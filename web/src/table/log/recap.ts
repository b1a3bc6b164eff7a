// Summary of what happened during an absence: how often others played, and rare events.
import type { Status, TableEvent } from "../../wire/types.ts";
import type { Entry } from "./logEntries.ts";
import { turnsStarted } from "./turnNumbers.ts";

export interface Recap {
    /** Number of updates with an event of each other seat. */
    played: { seat: number; times: number }[];
    turns: number;
    /** Rarest events of others, in order. */
    notable: TableEvent[];
    /** Numbers of its first and last update. */
    from: number;
    to: number;
}

/** Last update seen, and the seconds since. */
export interface LastVisit {
    upTo: number;
    awayFor: number;
}

/** The last visit to a game; null in the waiting room, where nothing of the game can be missed. */
export function lastVisit(status: Status, upTo: number | undefined, at: number, now: number): LastVisit | null {
    return upTo && status !== "waiting" && status !== "starting" ? { upTo, awayFor: (now - at) / 1000 } : null;
}

const MAX_NOTABLE = 2;

function word(event: TableEvent): string {
    return (event.event ?? "").split(":", 1)[0]!;
}

/** Frequency of each word in the whole game: rare events are notable. */
function frequencies(entries: readonly Entry[]): Map<string, number> {
    const counts = new Map<string, number>();
    for (const event of entries.flatMap(({ events }) => events))
        counts.set(word(event), (counts.get(word(event)) ?? 0) + 1);
    return counts;
}

function rarest(events: readonly TableEvent[], counts: Map<string, number>): TableEvent[] {
    const ranked = events.map((each, index) => ({ each, index, often: counts.get(word(each)) ?? 0 }));
    ranked.sort((a, b) => a.often - b.often || b.index - a.index);
    const chosen = ranked.slice(0, MAX_NOTABLE).sort((a, b) => a.index - b.index);
    return chosen.map(({ each }) => each);
}

/** Summarize events of others after a number; null if there are none. */
export function recap(entries: readonly Entry[], after: number, mySeats: readonly number[]): Recap | null {
    const missed = entries.filter(({ n }) => n > after);
    const isByOthers = (event: TableEvent): boolean =>
        !!event.event && event.seat !== null && event.seat >= 0 && !mySeats.includes(event.seat);
    const others = missed.flatMap(({ events }) => events.filter(isByOthers));
    if (others.length === 0) return null;
    const seats = [...new Set(others.map(({ seat }) => seat!))].sort((a, b) => a - b);
    return {
        played: seats.map((seat) => ({ seat, times: missed.filter((entry) => isBy(entry, seat)).length })),
        turns: missed.reduce((turns, entry) => turns + turnsStarted(entry), 0),
        notable: rarest(others, frequencies(entries)),
        from: missed[0]!.n,
        to: missed.at(-1)!.n,
    };
}

function isBy(entry: Entry, seat: number): boolean {
    return entry.events.some((event) => event.event && event.seat === seat);
}
