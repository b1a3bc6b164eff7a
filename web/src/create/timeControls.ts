// Kinds of time controls, and times as text.
import type { TimeControl } from "../wire/types.ts";

export type TimeControlKind = "none" | "live" | "days";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function timeControlKind(timeControl: TimeControl | undefined): TimeControlKind {
    if (!timeControl || timeControl.bank === 0) return "none";
    return timeControl.bank < DAY ? "live" : "days";
}

/** Names of the time controls of a kind, fastest first. */
export function timeControlsOf(timeControls: Record<string, TimeControl>, kind: TimeControlKind): string[] {
    const names = Object.keys(timeControls).filter((name) => timeControlKind(timeControls[name]) === kind);
    return names.sort((one, other) => timeControls[one]!.bank - timeControls[other]!.bank);
}

export interface Span {
    count: number;
    unit: "day" | "hour" | "minute" | "second";
}

/** A time in the largest unit that fits without a remainder. */
export function span(seconds: number): Span {
    if (seconds && seconds % DAY === 0) return { count: seconds / DAY, unit: "day" };
    if (seconds && seconds % HOUR === 0) return { count: seconds / HOUR, unit: "hour" };
    if (seconds && seconds % MINUTE === 0) return { count: seconds / MINUTE, unit: "minute" };
    return { count: seconds, unit: "second" };
}

/** A minute of the day as a time: 480 is 8:00. */
export function hour(minute: number): string {
    return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;
}
