// Answers to plans that are tried without being shown.
import type { Attempt } from "../face/types.ts";
import type { Previewed } from "../wire/types.ts";

export function toAttempt({ moves, view, events, legal, prompt, scores }: Previewed): Attempt {
    return { moves, state: legal.length ? "open" : "complete", view, events, legal, prompt, scores };
}

export function refusedAttempt(moves: readonly string[]): Attempt {
    return { moves, state: "refused", view: null, events: [], legal: [], prompt: "", scores: [] };
}
