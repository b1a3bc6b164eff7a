// A hint that was asked for: what each move is worth, while the question stands.
import type { Hint } from "../../face/contract.ts";
import { api, Refused } from "../../wire/api.ts";
import type { Objection } from "../../wire/tableDetail.ts";
import { ranked } from "./rankedHints.ts";

export const NO_HINTS: ReadonlyMap<string, Hint> = new Map();

export class Hints {
    readonly #table: string;
    found = $state.raw(NO_HINTS);
    /** Whether one is being thought about. */
    pondering = $state(false);

    constructor(table: string) {
        this.#table = table;
    }

    clear(): void {
        this.found = NO_HINTS;
    }

    /** Ask what each move of a seat is worth; what comes too late is not kept. Gives why it was refused, if it was. */
    async ask(seat: number | null, stillAsked: () => boolean): Promise<Objection | null> {
        this.pondering = true;
        try {
            const { hints } = await api.post<{ hints: Hint[] }>(`/tables/${this.#table}/hint`, { seat });
            if (stillAsked()) this.found = ranked(hints);
            return null;
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
            return { code: error.code, reason: error.reason, rule: "", nouns: [] };
        } finally {
            this.pondering = false;
        }
    }
}
