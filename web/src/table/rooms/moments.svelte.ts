// Moments of a table: the events of one update, shown until all rooms of the face have come to rest.
import { tick } from "svelte";
import type { FaceEvent, Moment, View } from "../../face/types.ts";

/** Longest time that a moment may take at normal pace, in milliseconds. */
const MAX_DURATION = 15_000;
const INITIAL: Moment = { number: 0, events: [], from: null, pace: 0, most: 0 };

export class Moments {
    current = $state.raw<Moment>(INITIAL);
    /** Whether something still moves. */
    moving = $state(false);
    #resting: Promise<unknown>[] = [];

    /** Begin a moment; with pace 0 it is at its end at once. */
    begin(events: readonly FaceEvent[], from: View | null, pace: number): void {
        this.#resting = [];
        this.moving = pace > 0;
        this.current = { number: this.current.number + 1, events, from, pace, most: MAX_DURATION * pace };
    }

    /** Wait for a room that still animates the current moment. */
    hold(rest: Promise<unknown>): void {
        this.#resting.push(rest);
    }

    /** Return when all rooms rest, or when the moment has taken too long. */
    async rest(): Promise<void> {
        const { most, number } = this.current;
        if (most === 0) return;
        // The rooms take over the moment in their effects.
        await tick();
        await Promise.race([Promise.allSettled(this.#resting), after(most)]);
        if (number === this.current.number) this.moving = false;
    }
}

function after(milliseconds: number): Promise<void> {
    return new Promise((resume) => setTimeout(resume, milliseconds));
}
