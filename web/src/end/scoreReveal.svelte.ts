// The count at the end, row by row. It can be skipped at any time, and is over at once where nothing is to move.
import { settings } from "../state/settings.svelte.ts";

const ROW_MS = 220;

export class ScoreReveal {
    /** How many rows are counted. */
    rows = $state(0);
    readonly #rowCount: number;
    #timer: ReturnType<typeof setInterval> | undefined;

    /** A table that was over when we came needs no ceremony. */
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
