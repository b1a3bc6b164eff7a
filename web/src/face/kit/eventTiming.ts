// Durations of events by their words.
import type { FaceEvent } from "../types.ts";

/** The word of a phrase, without its nouns. */
export function wordOf(event = ""): string {
    return event.split(":", 1)[0]!;
}

/** Total duration of some events, limited to a maximum. */
export function totalDuration(
    events: readonly FaceEvent[],
    times: Record<string, number>,
    maxDuration: number,
): number {
    const all = events.map(({ event }) => times[wordOf(event)] ?? 0).reduce((sum, each) => sum + each, 0);
    return Math.min(all, maxDuration);
}
