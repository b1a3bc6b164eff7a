// Clocks, running on from the last server time.
import type { Occupant } from "../../wire/types.ts";

/** Server time of the last projection, and local time of its arrival, in seconds. */
export interface ClockReading {
    server: number;
    local: number;
}

/** Whether a seat's clock runs: it decides, and a person plays it. */
export function isRunning(occupant: Occupant | null, deciding: boolean): boolean {
    return deciding && occupant !== null && occupant.kind !== "bot" && !occupant.substitute;
}

/** Seconds left of a seat; its clock may be paused until a server time. */
export function secondsLeft(
    seconds: number,
    running: boolean,
    reading: ClockReading,
    now: number,
    pausedUntil = 0,
): number {
    const pause = Math.max(0, pausedUntil - reading.server);
    return Math.max(0, running ? seconds - Math.max(0, now - reading.local - pause) : seconds);
}

export interface Span {
    days: number;
    hours: number;
    minutes: number;
    seconds: number;
}

export function span(seconds: number): Span {
    const whole = Math.ceil(seconds);
    return {
        days: Math.floor(whole / 86400),
        hours: Math.floor((whole % 86400) / 3600),
        minutes: Math.floor((whole % 3600) / 60),
        seconds: whole % 60,
    };
}

/** Minutes and seconds: 6:05. */
export function digits({ minutes, seconds }: Span): string {
    return `${minutes}:${String(seconds).padStart(2, "0")}`;
}
