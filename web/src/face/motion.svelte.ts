// What moves just now. What lies there for long never moves again.
import { untrack } from "svelte";
import type { Told } from "../wire/types.ts";
import type { Scene } from "./contract.ts";
import { wordOf } from "./eventTiming.ts";

/** A little longer than the moment, so that no animation is cut off. */
const GRACE = 80;

export class Moving {
    protected readonly scene: () => Scene;
    #done = $state(0);

    /** To be made while a component is set up. */
    constructor(scene: () => Scene) {
        this.scene = scene;
        this.#done = untrack(() => scene().moment.number);
        $effect(() => {
            const { number, lasts } = scene().moment;
            if (!lasts) return;
            const timer = setTimeout(() => (this.#done = number), lasts + GRACE);
            return () => clearTimeout(timer);
        });
    }

    get active(): boolean {
        const { number, lasts } = this.scene().moment;
        return lasts > 0 && number !== this.#done;
    }

    /** What happens just now, in order. */
    get events(): readonly Told[] {
        return this.active ? this.scene().moment.events : [];
    }

    /** Whether something of a word happens just now. */
    now(word: string): boolean {
        return this.events.some(({ said }) => wordOf(said) === word);
    }
}
