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
    /** Least time of the moment, in milliseconds. */
    #least = 0;
    /** Ends the waiting for the current moment. */
    #end: () => void = () => {};
    #ended: Promise<void> = Promise.resolve();

    /** Begin a moment; with pace 0 it is at its end at once. It lasts at least as long as it takes to read. */
    begin(events: readonly FaceEvent[], from: View | null, pace: number, least = 0): void {
        this.#resting = [];
        this.#least = least;
        this.#ended = new Promise((resolve) => (this.#end = resolve));
        this.moving = pace > 0;
        this.current = { number: this.current.number + 1, events, from, pace, most: MAX_DURATION * pace };
    }

    /** Wait for a room that still animates the current moment. */
    hold(rest: Promise<unknown>): void {
        this.#resting.push(rest);
    }

    /** Cut the current moment short: everything is at its end now. */
    cut(): void {
        if (this.current.most > 0) this.current = { ...this.current, pace: 0, most: 0 };
        this.moving = false;
        this.#end();
    }

    /** Return when all rooms rest and the moment can have been read, when it has taken too long, or when it is cut short. */
    async rest(): Promise<void> {
        const { most, number } = this.current;
        if (most === 0) return;
        const read = after(this.#least);
        // The rooms take over the moment in their effects.
        await tick();
        await Promise.race([Promise.allSettled(this.#resting), after(most), this.#ended]);
        if (number === this.current.number) this.moving = false;
        await Promise.race([read, this.#ended]);
    }
}

function after(milliseconds: number): Promise<void> {
    return new Promise((resume) => setTimeout(resume, milliseconds));
}
