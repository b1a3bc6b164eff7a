// Answers to plans that are tried without being shown.
import type { Attempt, TryOptions } from "../face/types.ts";
import type { Attempt as Attempted } from "../wire/types.ts";

export type Plan = readonly string[];
export type Ask = (plans: readonly Plan[], how: TryOptions) => Promise<readonly (Attempted | null)[]>;

/** Maximum number of plans in one message. */
const PLANS_PER_MESSAGE = 24;

export function toAttempt({ moves, steps, view, legal, prompt, scores, stops }: Attempted): Attempt {
    const state = legal.length ? "open" : stops === "hidden" ? "reveals" : "complete";
    const events = steps.flatMap((step) => step.events);
    return { moves, state, failed: false, steps, view: view ?? null, events, stops, legal, prompt, scores };
}

export function refusedAttempt(moves: Plan, failed = false): Attempt {
    const nothing = { steps: [], view: null, events: [], legal: [], scores: [] };
    return { moves, state: "refused", failed, stops: "", prompt: "", ...nothing };
}

/** Plans that were tried for one decision: each is asked for once. */
export class Attempts {
    readonly #ask: Ask;
    readonly #known = new Map<string, Promise<Attempt>>();

    constructor(ask: Ask) {
        this.#ask = ask;
    }

    clear(): void {
        this.#known.clear();
    }

    try(plans: readonly Plan[], how: TryOptions = {}): Promise<readonly Attempt[]> {
        const unknown = new Map(plans.map((plan) => [keyOf(plan, how), plan] as const));
        for (const key of this.#known.keys()) unknown.delete(key);
        const missing = [...unknown];
        for (let first = 0; first < missing.length; first += PLANS_PER_MESSAGE)
            this.#send(missing.slice(first, first + PLANS_PER_MESSAGE), how);
        return Promise.all(plans.map((plan) => this.#known.get(keyOf(plan, how))!));
    }

    #send(missing: readonly (readonly [string, Plan])[], how: TryOptions): void {
        const answers = this.#ask(
            missing.map(([, plan]) => plan),
            how,
        ).catch(() => this.#forget(missing));
        missing.forEach(([key, plan], index) =>
            this.#known.set(
                key,
                answers.then((all) => answer(plan, all[index])),
            ),
        );
    }

    /** What failed is asked again by the next touch. */
    #forget(missing: readonly (readonly [string, Plan])[]): readonly null[] {
        for (const [key] of missing) this.#known.delete(key);
        return [];
    }
}

/** The server answers null to a plan that is not legal; without any answer it has failed. */
function answer(plan: Plan, tried: Attempted | null | undefined): Attempt {
    return tried ? toAttempt(tried) : refusedAttempt(plan, tried === undefined);
}

function keyOf(plan: Plan, { fill, views }: TryOptions): string {
    return [fill ? "fill" : "", views ? "views" : "", ...plan].join(" ");
}
