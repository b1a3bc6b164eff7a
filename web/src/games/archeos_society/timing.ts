// How long what happens is shown, and what of it moves.
import type { Told } from "../../wire/types.ts";
import { lastingTogether, wordOf } from "../../face/eventTiming.ts";

/** In milliseconds at normal speed. */
const LASTS: Record<string, number> = {
    took: 450,
    drew: 480,
    "drew-unseen": 380,
    monkey: 800,
    led: 600,
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
/** A season is counted before everybody's eyes. */
const COUNT = 5200;
const MOST = 2600;

export function countsSeason(events: readonly Told[]): boolean {
    return events.some(({ said }) => wordOf(said) === "expeditions-scored");
}

export function lasts(events: readonly Told[]): number {
    return lastingTogether(events, LASTS, MOST) + (countsSeason(events) ? COUNT : 0);
}
