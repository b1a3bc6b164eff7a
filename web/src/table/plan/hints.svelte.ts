// A requested hint: values of the moves, while the decision is open.
import type { Hint } from "../../face/contract.ts";
import { api, ApiError } from "../../wire/api.ts";
import type { Refusal } from "../../wire/types.ts";
import { ranked } from "./rankedHints.ts";

export const NO_HINTS: ReadonlyMap<string, Hint> = new Map();

export class Hints {
    readonly #table: string;
    byMove = $state.raw(NO_HINTS);
    /** Whether a hint is being computed. */
    loading = $state(false);

    constructor(table: string) {
        this.#table = table;
    }

    clear(): void {
        this.byMove = NO_HINTS;
    }

    /** Request the values of a seat's moves; late results are dropped. Return the refusal, if any. */
    async request(seat: number | null, isCurrent: () => boolean): Promise<Refusal | null> {
        this.loading = true;
        try {
            const { hints } = await api.post("/tables/{table}/hints", { table: this.#table, body: { seat } });
            if (isCurrent()) this.byMove = ranked(hints);
            return null;
        } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            return error.refusal;
        } finally {
            this.loading = false;
        }
    }
}
