// Animation of marks: new ones appear one after the other; older ones do not move.
import { Motion as AnyMoving } from "../../face/svelte/motion.svelte.ts";
import { key, timeline } from "./timing.ts";

export class SheetMotion extends AnyMoving {
    readonly #times = $derived.by(() => timeline(this.scene().animation.events));

    /** Length of a millisecond at the player's speed. */
    get unitMs(): number {
        return this.#times.total ? this.scene().animation.duration / this.#times.total : 0;
    }

    /** When a mark appears, as a CSS time; undefined without animation. */
    at(seat: number, word: string, ...nouns: (string | number)[]): string | undefined {
        const at = this.active ? this.#times.at.get(key(seat, word, ...nouns)) : undefined;
        return at === undefined ? undefined : `${Math.round(at * this.unitMs)}ms`;
    }

    /** When the dice fall, as a CSS time; undefined when they lie still. */
    get roll(): string | undefined {
        const { roll } = this.#times;
        return this.active && roll !== null ? `${Math.round(roll * this.unitMs)}ms` : undefined;
    }

    /** Whether sealed choices are revealed before the next dice fall. */
    get reveals(): boolean {
        return this.active && this.#times.roll !== null && this.#times.roll > 0;
    }

    get takes(): boolean {
        return this.active && this.#times.takes;
    }
}
