// Events that are being animated; pieces that have been on the board for longer do not move.
import { untrack } from "svelte";
import type { TableEvent } from "../wire/types.ts";
import type { Scene } from "./contract.ts";
import { wordOf } from "./eventTiming.ts";

/** A little longer than the animation, so that nothing is cut off. */
const GRACE = 80;

export class Motion {
    protected readonly scene: () => Scene;
    #done = $state(0);

    /** Create it while a component is set up. */
    constructor(scene: () => Scene) {
        this.scene = scene;
        this.#done = untrack(() => scene().animation.number);
        $effect(() => {
            const { number, duration } = scene().animation;
            if (!duration) return;
            const timer = setTimeout(() => (this.#done = number), duration + GRACE);
            return () => clearTimeout(timer);
        });
    }

    get active(): boolean {
        const { number, duration } = this.scene().animation;
        return duration > 0 && number !== this.#done;
    }

    /** Events being animated, in order. */
    get events(): readonly TableEvent[] {
        return this.active ? this.scene().animation.events : [];
    }

    /** Whether an event with this word is being animated. */
    now(word: string): boolean {
        return this.events.some(({ event }) => wordOf(event) === word);
    }
}
