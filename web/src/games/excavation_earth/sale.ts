// A sale: its income line by line, and the sale of a plan.
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { COLOURS, TILES, WHITE, colourOfRelic, relicName, type Box } from "./box.ts";
import { nounsOf, verbOf } from "./choices.ts";
import type { Decision } from "./composer.ts";
import { earth, rankOf, type Crew, type Earth } from "./view.ts";

/** A stored relic: its type and store. */
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
export function incomeOf(box: Box, view: Earth, colour: number, chosen: readonly number[]): Income {
    const markets = chosen.map((market) => {
        const buyers = interested(view.queues[market]!, colour);
        return { market, buyers, credits: box.perBuyer * buyers.length };
    });
    const [price, bonus] = [view.prices[colour]!, box.bonus(chosen.length)];
    const total = price + bonus + markets.reduce((sum, { credits }) => sum + credits, 0);
    return { rank: rankOf(view, colour), price, markets, bonus, total, cards: box.drawn(chosen.length) };
}

/** Whether a market has a buyer for a colour, and a trader of the crew or an opening for it. */
export function qualifies(
    view: Earth,
    crew: Crew,
    market: number,
    colour: number,
    free: number | null = null,
): "yes" | "trader" | "buyer" {
    if (!interested(view.queues[market]!, colour).length) return "buyer";
    return crew.traders[market] || market === free ? "yes" : "trader";
}

export function sellMove({ relic, store }: Stored): string {
    return `sell:${relicName(relic)}:${store}`;
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

/** Terms of a sale. */
export interface Terms {
    /** Maximum number of markets. */
    most: number;
    /** Market that needs no trader. */
    free?: number | null;
    /** Market that is one of them if it qualifies. */
    first?: number | null;
}

/** Maximum number of markets of the sale that some questions are about: that of the tile if the sale can be declined. */
export function saleLimit(box: Box, view: Earth, questions: readonly Decision[]): number {
    const byTile = questions.some(({ legal }) => legal.includes("skip-sale"));
    const ofTile = box.powers(TILES.indexOf("private-sale"), view.tile_side)["markets"];
    return byTile && ofTile !== undefined ? ofTile : box.saleMarkets;
}

/** Number of markets that a sale of a colour can have. */
export function mostMarkets(crew: Crew, colour: number, { most }: Terms): number {
    return Math.min(most, storedOf(crew, colour).length);
}

/** The markets with the highest income, as many as there are relics to sell. */
export function bestMarkets(view: Earth, crew: Crew, colour: number, terms: Terms): number[] {
    const { free = null, first = null } = terms;
    const worth = (market: number): number =>
        market === first ? Infinity : interested(view.queues[market]!, colour).length;
    return view.queues
        .map((_, market) => market)
        .filter((market) => qualifies(view, crew, market, colour, free) === "yes")
        .toSorted((a, b) => worth(b) - worth(a))
        .slice(0, mostMarkets(crew, colour, terms))
        .toSorted((a, b) => a - b);
}

/** Income of the best sale of a colour; nothing if no market takes it. */
export function bestSale(box: Box, view: Earth, crew: Crew, colour: number, terms: Terms): Income {
    const markets = bestMarkets(view, crew, colour, terms);
    const income = incomeOf(box, view, colour, markets);
    return markets.length ? income : { ...income, total: 0 };
}
