// Durations of the events.
import type { FaceEvent } from "../../face/types.ts";
import { totalDuration, wordOf } from "../../face/kit/eventTiming.ts";

/** In milliseconds at normal speed. */
const DURATIONS: Record<string, number> = {
    took: 450,
    drew: 480,
    "drew-more": 480,
    "drew-more-unseen": 380,
    "drew-unseen": 380,
    monkey: 800,
    led: 600,
    "led-also": 600,
    "laid-down": 420,
    advanced: 650,
    retreated: 500,
    "tile-taken": 500,
    "linguist-moved": 700,
    "relic-placed": 400,
    "token-taken": 400,
    "side-placed": 500,
    "role-drafted": 500,
    "uluru-scored": 600,
};
/** Scoring of a season. */
const COUNT = 5200;
const MAX_DURATION = 2600;

export function countsSeason(events: readonly FaceEvent[]): boolean {
    return events.some(({ event }) => wordOf(event) === "expeditions-scored");
}

export function duration(events: readonly FaceEvent[]): number {
    return totalDuration(events, DURATIONS, MAX_DURATION) + (countsSeason(events) ? COUNT : 0);
}
