// Moves of a market or a centre.
import { CENTRE_OF } from "./box.ts";
import { verbOf } from "./choices.ts";
import type { Selection } from "./selection.svelte.ts";

/** Prompts about one market, which is their first noun. */
const ABOUT = ["haggle-trader", "haggle-white", "haggle-colour", "command", "promote"];

/** Market of the prompt. */
export function askedMarket(prompt: string): number | null {
    const [word = "", noun] = prompt.split(":");
    return ABOUT.includes(word) && noun ? Number(noun) - 1 : null;
}

export function marketMove(selection: Selection, market: number): string | undefined {
    const named = `pick-market:${market + 1}`;
    if (selection.can(named) || selection.planned(named)) return named;
    if (askedMarket(selection.openPrompt) !== market) return undefined;
    return selection.open.find((move) => ["send-trader", "promote"].includes(verbOf(move)));
}

export function centreMove(selection: Selection, centre: number): string | undefined {
    const market = askedMarket(selection.openPrompt);
    if (market === null || CENTRE_OF[market] !== centre) return undefined;
    return selection.open.find((move) => ["recall", "send-emissary"].includes(verbOf(move)));
}
