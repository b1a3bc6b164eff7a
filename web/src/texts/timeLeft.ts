// The time that is left on a clock, in at most two units: "1 d 4 h".
import { t } from "./texts.svelte.ts";

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

/** Text key and numbers for a time; under a minute counts as one. */
export function timeLeftParts(seconds: number): [key: string, numbers: Record<string, number>] {
    const hours = Math.floor((seconds % DAY) / HOUR);
    if (seconds >= 2 * DAY) return ["time-days", { days: Math.floor(seconds / DAY) }];
    if (seconds >= DAY) return hours ? ["time-day-hours", { days: 1, hours }] : ["time-days", { days: 1 }];
    if (seconds >= HOUR) return ["time-hours", { hours }];
    return ["time-minutes", { minutes: Math.max(1, Math.floor(seconds / MINUTE)) }];
}

export function timeLeft(seconds: number): string {
    const [key, numbers] = timeLeftParts(seconds);
    return t("time-left", { time: t(key, numbers) });
}
