// Clocks: what the server said, running on from there.
import type { Place } from "../../wire/types.ts";

/** The server's time when it told the clocks, and ours when we heard it, in seconds. */
export interface Heard {
    server: number;
    here: number;
}

/** Whether a seat's time runs: it is asked, and people answer for it. */
export function runs(place: Place | null, deciding: boolean): boolean {
    return deciding && place !== null && place.kind !== "bot" && !place.stand_in;
}

/** The seconds that a seat has left now; a clock may rest until a moment of the server's time. */
export function left(told: number, running: boolean, heard: Heard, now: number, rests = 0): number {
    const waits = Math.max(0, rests - heard.server);
    return Math.max(0, running ? told - Math.max(0, now - heard.here - waits) : told);
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

/** Minutes and seconds as clocks show them: 6:05. */
export function digits({ minutes, seconds }: Span): string {
    return `${minutes}:${String(seconds).padStart(2, "0")}`;
}
