// Moves of a market or a centre.
import { nounsOf, verbOf } from "./choices.ts";
import type { Selection } from "./selection.svelte.ts";

/** Prompts about one market, which is their first noun. */
const AT_MARKET = ["haggle-trader", "haggle-white", "haggle-colour", "command", "promote"];

/** Market that the plan, or else the prompt, is about. */
export function askedMarket(selection: Selection): number | null {
    const noun = nounsOf(selection.asked(...AT_MARKET))[0];
    return noun ? Number(noun) - 1 : null;
}

export function marketMove(selection: Selection, market: number): string | undefined {
    const named = `pick-market:${market + 1}`;
    if (selection.can(named) || selection.planned(named)) return named;
    if (askedMarket(selection) !== market) return undefined;
    return selection.open.find((move) => ["send-trader", "promote"].includes(verbOf(move)));
}

export function centreMove(selection: Selection, centre: number): string | undefined {
    const market = askedMarket(selection);
    if (market === null || selection.box.centres[market] !== centre) return undefined;
    const found = selection.open.filter((move) => ["recall", "send-emissary"].includes(verbOf(move)));
    return found.find((move) => !selection.planned(move)) ?? found[0];
}
