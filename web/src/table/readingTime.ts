// How long the act of somebody else stays before the next one, so that it can be read.
import type { TableEvent } from "../wire/types.ts";

/** Times at normal speed, in milliseconds: an act with figures, another one, the beginning of a chapter. */
const SLIP_MS = 1800;
const DEED_MS = 900;
const CHAPTER_MS = 1200;

/** Least time for the events of an update, in milliseconds at normal speed; own acts and details are not held up. */
export function readingTime(events: readonly TableEvent[], mySeats: readonly number[]): number {
    const [first] = events;
    // The acting player sees the consequences at once.
    if (first && first.seat !== null && mySeats.includes(first.seat)) return 0;
    return Math.max(0, ...events.map(timeOf));
}

function timeOf({ slip, deed, starts }: TableEvent): number {
    if (slip) return SLIP_MS;
    if (starts === "chapter" || starts === "scoring") return CHAPTER_MS;
    return deed ? DEED_MS : 0;
}
