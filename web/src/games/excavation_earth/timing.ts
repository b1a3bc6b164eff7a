// Durations of the events.
import type { FaceEvent } from "../../face/types.ts";
import { totalDuration } from "../../face/kit/eventTiming.ts";

/** In milliseconds at normal speed. */
const DURATIONS: Record<string, number> = {
    stepped: 420,
    "explorer-placed": 450,
    "card-played": 500,
    dug: 520,
    sampled: 300,
    "trader-sent": 350,
    "buyer-added": 350,
    sold: 900,
    promoted: 250,
    "emissary-sent": 400,
    recalled: 500,
    fenced: 400,
    bought: 400,
    "forecast-replaced": 400,
    "relics-shown": 500,
    "relic-placed": 350,
    passed: 500,
    "packs-passed": 500,
};
const MAX_DURATION = 2200;

export function duration(events: readonly FaceEvent[]): number {
    return totalDuration(events, DURATIONS, MAX_DURATION);
}
