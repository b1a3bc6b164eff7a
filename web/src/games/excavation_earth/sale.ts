// A sale: its income line by line, and its moves.
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { BONUS, COLOURS, DRAWN, PER_BUYER, WHITE, colourOfRelic, relicName } from "./box.ts";
import { firstNouns, nounsOf, verbOf } from "./choices.ts";
import { earth, rankOf, type Crew, type Earth } from "./view.ts";

/** Draft of a sale. */
export interface SaleDraft {
    colour: number;
    markets: readonly number[];
    /** Stored relics: type and store. */
    relics: readonly Stored[];
}

export interface Stored {
    relic: number;
    store: "hold" | "container";
}

export function interested(queue: readonly number[], colour: number): number[] {
    return queue.filter((buyer) => buyer === colour || buyer === WHITE);
}

/** Stored relics of a colour, in the order of the rules. */
export function storedOf(crew: Crew, colour: number): Stored[] {
    const hold = crew.hold.map((relic) => ({ relic, store: "hold" as const }));
    const container = crew.container.map((relic) => ({ relic, store: "container" as const }));
    return [...hold, ...container]
        .filter(({ relic }) => colourOfRelic(relic) === colour)
        .toSorted((a, b) => a.relic - b.relic || (a.store === "hold" ? -1 : 1));
}

export interface Income {
    rank: number;
    price: number;
    markets: { market: number; buyers: number[]; credits: number }[];
    bonus: number;
    total: number;
    /** Number of cards drawn; of two, one is kept. */
    cards: number;
}

/** Income of a sale before any buyer has moved. */
export function incomeOf(view: Earth, colour: number, chosen: readonly number[]): Income {
    const markets = chosen.map((market) => {
        const buyers = interested(view.queues[market]!, colour);
        return { market, buyers, credits: PER_BUYER * buyers.length };
    });
    const [price, bonus] = [view.prices[colour]!, BONUS[chosen.length] ?? 0];
    const total = price + bonus + markets.reduce((sum, { credits }) => sum + credits, 0);
    return { rank: rankOf(view, colour), price, markets, bonus, total, cards: DRAWN[chosen.length] ?? 0 };
}

/** Whether a market has a buyer for a colour and a trader of the crew. */
export function qualifies(view: Earth, crew: Crew, market: number, colour: number): "yes" | "trader" | "buyer" {
    if (!interested(view.queues[market]!, colour).length) return "buyer";
    return crew.traders[market] ? "yes" : "trader";
}

export function sellMove({ relic, store }: Stored): string {
    return `sell:${relicName(relic)}:${store}`;
}

/** Next move of a sale draft; undefined when it is complete, or another choice is needed. */
export function nextOfSale(draft: SaleDraft, plan: readonly string[], legal: readonly string[]): string | undefined {
    const verbs = legal.map(verbOf);
    if (verbs.includes("pick-colour")) return legal.find((move) => move === `pick-colour:${COLOURS[draft.colour]!}`);
    if (verbs.includes("pick-market")) {
        const open = firstNouns(legal, "pick-market").map((noun) => Number(noun) - 1);
        const next = draft.markets.toSorted((a, b) => a - b).find((market) => open.includes(market));
        return next !== undefined ? `pick-market:${next + 1}` : legal.find((move) => move === "stop-markets");
    }
    if (verbs.includes("stop-markets")) return "stop-markets";
    if (verbs.includes("sell")) return nextRelic(draft, plan, legal);
    return undefined;
}

function nextRelic(draft: SaleDraft, plan: readonly string[], legal: readonly string[]): string {
    const gone = plan.filter((move) => verbOf(move) === "sell");
    const left = draft.relics.map(sellMove);
    for (const move of gone) if (left.includes(move)) left.splice(left.indexOf(move), 1);
    // Without a choice the cheapest relic is sold: the last of the list.
    return left.find((move) => legal.includes(move)) ?? legal.findLast((move) => verbOf(move) === "sell")!;
}

/** The sale being made, from the view and the plan. */
export function saleOf(scene: SvelteScene): { colour: number; markets: number[] } | null {
    const { sale } = earth(scene.currentView);
    const colour = sale?.colour ?? COLOURS.findIndex((name) => scene.plan.includes(`pick-colour:${name}`));
    return colour < 0 ? null : { colour, markets: [...(sale?.markets ?? []), ...plannedSale(scene.plan).markets] };
}

/** The sale in a plan. */
export function plannedSale(plan: readonly string[]): { markets: number[]; sold: string[] } {
    return {
        markets: plan.filter((move) => verbOf(move) === "pick-market").map((move) => Number(nounsOf(move)[0]) - 1),
        sold: plan.filter((move) => verbOf(move) === "sell"),
    };
}

const MAX_MARKETS = 3;

/** The markets with the highest income, as many as there are relics to sell. */
export function bestMarkets(view: Earth, crew: Crew, colour: number): number[] {
    const many = (market: number): number => interested(view.queues[market]!, colour).length;
    const most = Math.min(MAX_MARKETS, storedOf(crew, colour).length);
    const all = view.queues
        .map((_, market) => market)
        .filter((market) => qualifies(view, crew, market, colour) === "yes");
    return all.toSorted((a, b) => many(b) - many(a)).slice(0, most);
}
