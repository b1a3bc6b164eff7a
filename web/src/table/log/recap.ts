// What happened while somebody was away, in as few words as possible: who played how often, and what was out of the ordinary.
import type { Told } from "../../wire/types.ts";
import type { Entry } from "./logEntries.ts";

export interface Recap {
    /** How often each other seat did something, by seat. */
    played: { seat: number; times: number }[];
    turns: number;
    /** The rarest events of others, in the order in which they happened. */
    notable: Told[];
    /** The first and the last number of it. */
    from: number;
    to: number;
}

const NOTABLE = 2;

function word(told: Told): string {
    return (told.said ?? "").split(":", 1)[0]!;
}

/** How often each word was said in the whole game: what is rare is worth telling. */
function frequencies(entries: readonly Entry[]): Map<string, number> {
    const counts = new Map<string, number>();
    for (const told of entries.flatMap(({ events }) => events))
        counts.set(word(told), (counts.get(word(told)) ?? 0) + 1);
    return counts;
}

function rarest(told: readonly Told[], counts: Map<string, number>): Told[] {
    const ranked = told.map((each, place) => ({ each, place, often: counts.get(word(each)) ?? 0 }));
    ranked.sort((a, b) => a.often - b.often || b.place - a.place);
    const kept = ranked.slice(0, NOTABLE).sort((a, b) => a.place - b.place);
    return kept.map(({ each }) => each);
}

/** Sum up what others did after a number; null when that is nothing. */
export function recap(
    entries: readonly Entry[],
    after: number,
    mine: readonly number[],
    opens?: (told: Told) => boolean,
): Recap | null {
    const missed = entries.filter(({ n }) => n > after);
    const others = (told: Told): boolean =>
        !!told.said && told.seat !== null && told.seat >= 0 && !mine.includes(told.seat);
    const told = missed.flatMap(({ events }) => events.filter(others));
    if (told.length === 0) return null;
    const seats = [...new Set(told.map(({ seat }) => seat!))].sort((a, b) => a - b);
    return {
        played: seats.map((seat) => ({ seat, times: missed.filter((entry) => did(entry, seat)).length })),
        turns: opens ? missed.flatMap(({ events }) => events.filter(opens)).length : 0,
        notable: rarest(told, frequencies(entries)),
        from: missed[0]!.n,
        to: missed.at(-1)!.n,
    };
}

function did(entry: Entry, seat: number): boolean {
    return entry.events.some((told) => told.said && told.seat === seat);
}
