// A requested hint: values of the moves, while the decision is open.
import type { Hint } from "../../face/types.ts";
import { t } from "../../texts/texts.svelte.ts";
import { api, ApiError } from "../../wire/api.ts";
import type { Hint as Estimate, Refusal } from "../../wire/types.ts";
import { ranked } from "./rankedHints.ts";

const NO_HINTS: readonly Estimate[] = [];

export class Hints {
    readonly #table: string;
    /** Best first. */
    #estimates = $state.raw(NO_HINTS);
    /** Whether a hint is being computed. */
    loading = $state(false);

    constructor(table: string) {
        this.#table = table;
    }

    /** The hints as texts in the reader's language. */
    readonly list: readonly Hint[] = $derived(this.#estimates.map(hintText));
    readonly byMove: ReadonlyMap<string, Hint> = $derived(new Map(this.list.map((hint) => [hint.moves[0]!, hint])));

    clear(): void {
        this.#estimates = NO_HINTS;
    }

    /** Request the values of a seat's moves; late results are dropped. Return the refusal, if any. */
    async request(seat: number | null, isCurrent: () => boolean): Promise<Refusal | null> {
        this.loading = true;
        try {
            const { hints } = await api.post("/tables/{table}/hints", { table: this.#table, body: { seat } });
            if (isCurrent()) this.#estimates = ranked(hints);
            return null;
        } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            return error.refusal;
        } finally {
            this.loading = false;
        }
    }
}

function hintText(estimate: Estimate, index: number): Hint {
    const percent = Math.round(estimate.win_probability * 100);
    const error = Math.max(1, Math.round(estimate.win_probability_error * 100));
    const text = t("table-win-probability-text", { percent, error, points: Math.round(estimate.score) });
    return {
        rank: index + 1,
        moves: [estimate.move],
        parts: [],
        label: t("table-win-probability", { percent }),
        text: index === 0 ? `${text}, ${t("table-win-probability-best")}` : text,
    };
}
