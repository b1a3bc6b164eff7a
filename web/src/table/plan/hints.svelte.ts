// A hint that was asked for: what each move is worth, while the question stands.
import type { Hint } from "../../face/contract.ts";
import { api, ApiError } from "../../wire/api.ts";
import type { Refusal } from "../../wire/types.ts";
import { ranked } from "./rankedHints.ts";

export const NO_HINTS: ReadonlyMap<string, Hint> = new Map();

export class Hints {
    readonly #table: string;
    byMove = $state.raw(NO_HINTS);
    /** Whether one is being thought about. */
    loading = $state(false);

    constructor(table: string) {
        this.#table = table;
    }

    clear(): void {
        this.byMove = NO_HINTS;
    }

    /** Ask what each move of a seat is worth; what comes too late is not kept. Gives why it was refused, if it was. */
    async request(seat: number | null, isCurrent: () => boolean): Promise<Refusal | null> {
        this.loading = true;
        try {
            const { hints } = await api.post<{ hints: Hint[] }>(`/tables/${this.#table}/hint`, { seat });
            if (isCurrent()) this.byMove = ranked(hints);
            return null;
        } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            return { code: error.code, reason: error.reason, rule: "", nouns: [] };
        } finally {
            this.loading = false;
        }
    }
}
