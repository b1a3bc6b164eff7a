// Events that are being animated; pieces that have been on the board for longer do not move.
import { untrack } from "svelte";
import { wordOf } from "../kit/eventTiming.ts";
import type { FaceEvent } from "../types.ts";
import type { SvelteScene } from "./scene.svelte.ts";

/** A little longer than the animation, so that nothing is cut off. */
const GRACE = 80;

export class Motion {
    protected readonly scene: () => SvelteScene;
    #done = $state(0);

    /** Create it while a component is set up. */
    constructor(scene: () => SvelteScene) {
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
    get events(): readonly FaceEvent[] {
        return this.active ? this.scene().animation.events : [];
    }

    /** Whether an event with this word is being animated. */
    now(word: string): boolean {
        return this.events.some(({ event }) => wordOf(event) === word);
    }
}
