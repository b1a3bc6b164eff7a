// Reveal of the score sheet, row by row. It can be skipped, and is complete at once without animations.
import { settings } from "../state/settings.svelte.ts";

const ROW_MS = 220;

export class ScoreReveal {
    /** Number of rows revealed. */
    rows = $state(0);
    readonly #rowCount: number;
    #timer: ReturnType<typeof setInterval> | undefined;

    /** Without a ceremony everything is revealed at once. */
    constructor(rowCount: number, ceremony: boolean) {
        this.#rowCount = rowCount;
        if (!ceremony || settings.animationScale === 0) this.rows = rowCount;
        else this.#timer = setInterval(() => this.#next(), ROW_MS * settings.animationScale);
    }

    get done(): boolean {
        return this.rows >= this.#rowCount;
    }

    skip(): void {
        this.rows = this.#rowCount;
        clearInterval(this.#timer);
    }

    #next(): void {
        this.rows += 1;
        if (this.done) clearInterval(this.#timer);
    }
}
