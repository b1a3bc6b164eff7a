// What moves just now. What lies there for long never moves again.
import { untrack } from "svelte";
import type { TableEvent } from "../wire/types.ts";
import type { Scene } from "./contract.ts";
import { wordOf } from "./eventTiming.ts";

/** A little longer than the moment, so that no animation is cut off. */
const GRACE = 80;

export class Motion {
    protected readonly scene: () => Scene;
    #done = $state(0);

    /** To be made while a component is set up. */
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

    /** What happens just now, in order. */
    get events(): readonly TableEvent[] {
        return this.active ? this.scene().animation.events : [];
    }

    /** Whether something of a word happens just now. */
    now(word: string): boolean {
        return this.events.some(({ said }) => wordOf(said) === word);
    }
}
