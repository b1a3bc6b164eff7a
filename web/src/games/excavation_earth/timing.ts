// How long what happens is shown.
import type { Told } from "../../wire/types.ts";
import { lastingTogether } from "../../face/eventTiming.ts";

/** In milliseconds at normal speed. */
const LASTS: Record<string, number> = {
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
const MOST = 2200;

export function lasts(events: readonly Told[]): number {
    return lastingTogether(events, LASTS, MOST);
}
