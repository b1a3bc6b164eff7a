// A requested hint: values of the moves, while the decision is open.
import type { Hint } from "../../face/types.ts";
import { t } from "../../texts/texts.svelte.ts";
import { api, ApiError } from "../../wire/api.ts";
import type { Refusal } from "../../wire/types.ts";
import { hintText, leadText, meaningText, type HintFrame } from "./hintText.ts";
import { ranked, type RankedHints } from "./rankedHints.ts";

const NO_HINTS = ranked([]);

export class Hints {
    readonly #table: string;
    readonly #frame: HintFrame;
    #ranking = $state.raw<RankedHints>(NO_HINTS);
    /** Whether a hint is being computed. */
    loading = $state(false);

    constructor(table: string, frame: HintFrame) {
        this.#table = table;
        this.#frame = frame;
    }

    /** The hints as texts in the reader's language, best first. */
    readonly list: readonly Hint[] = $derived(
        this.#ranking.hints.map((_, index) => hintText(this.#ranking, index, this.#frame)),
    );
    readonly byMove: ReadonlyMap<string, Hint> = $derived(new Map(this.list.map((hint) => [hint.moves[0]!, hint])));

    /** What the figures mean, which move is the best, and why. */
    readonly summary: string = $derived.by(() => {
        const [best] = this.list;
        if (!best) return "";
        const why = leadText(this.#ranking);
        const said = t("table-hint-best", { move: this.#frame.move(best.moves[0]!), why });
        return `${meaningText(this.#ranking, this.#frame)} ${said}`;
    });

    clear(): void {
        this.#ranking = NO_HINTS;
    }

    /** Request the values of a seat's moves; late results are dropped. Return the refusal, if any. */
    async request(seat: number | null, isCurrent: () => boolean): Promise<Refusal | null> {
        this.loading = true;
        try {
            const { hints } = await api.post("/tables/{table}/hints", { table: this.#table, body: { seat } });
            if (isCurrent()) this.#ranking = ranked(hints);
            return null;
        } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            return error.refusal;
        } finally {
            this.loading = false;
        }
    }
}
