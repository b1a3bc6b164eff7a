// The count at the end, row by row. It can be skipped at any time, and is over at once where nothing is to move.
import { settings } from "../state/settings.svelte.ts";

const EACH = 220;

export class Counting {
    /** How many rows are counted. */
    rows = $state(0);
    readonly #all: number;
    #timer: ReturnType<typeof setInterval> | undefined;

    /** A table that was over when we came needs no ceremony. */
    constructor(all: number, ceremony: boolean) {
        this.#all = all;
        if (!ceremony || settings.pace === 0) this.rows = all;
        else this.#timer = setInterval(() => this.#next(), EACH * settings.pace);
    }

    get over(): boolean {
        return this.rows >= this.#all;
    }

    skip(): void {
        this.rows = this.#all;
        clearInterval(this.#timer);
    }

    #next(): void {
        this.rows += 1;
        if (this.over) clearInterval(this.#timer);
    }
}
