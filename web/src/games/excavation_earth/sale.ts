// A sale: what it brings line by line, and the moves that carry it out.
import type { Scene } from "../../face/contract.ts";
import { BONUS, COLOURS, DRAWN, PER_BUYER, WHITE, colourOfRelic, relicName } from "./box.ts";
import { firstNouns, nounsOf, verbOf } from "./choices.ts";
import { earth, rankOf, type Crew, type Earth } from "./view.ts";

/** What is to be sold where. */
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

/** The relics of a colour that somebody stores, as the rules order them. */
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
    /** How many cards are drawn; of two, one is kept. */
    cards: number;
}

/** What a sale brings, as long as no buyer has moved. */
export function incomeOf(view: Earth, colour: number, chosen: readonly number[]): Income {
    const markets = chosen.map((market) => {
        const buyers = interested(view.queues[market]!, colour);
        return { market, buyers, credits: PER_BUYER * buyers.length };
    });
    const [price, bonus] = [view.prices[colour]!, BONUS[chosen.length] ?? 0];
    const total = price + bonus + markets.reduce((sum, { credits }) => sum + credits, 0);
    return { rank: rankOf(view, colour), price, markets, bonus, total, cards: DRAWN[chosen.length] ?? 0 };
}

/** Whether a colour finds a buyer at a market, and a trader of ours stands there. */
export function qualifies(view: Earth, crew: Crew, market: number, colour: number): "yes" | "trader" | "buyer" {
    if (!interested(view.queues[market]!, colour).length) return "buyer";
    return crew.traders[market] ? "yes" : "trader";
}

export function sellMove({ relic, store }: Stored): string {
    return `sell:${relicName(relic)}:${store}`;
}

/** The next move that a wish wants; undefined when it has come true, or somebody has to decide. */
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
    // What is not wished for goes by the lowest value: the last of the list.
    return left.find((move) => legal.includes(move)) ?? legal.findLast((move) => verbOf(move) === "sell")!;
}

/** The sale that is being put together, by what is decided and what is planned. */
export function saleOf(scene: Scene): { colour: number; markets: number[] } | null {
    const { sale } = earth(scene.currentView);
    const colour = sale?.colour ?? COLOURS.findIndex((name) => scene.plan.includes(`pick-colour:${name}`));
    return colour < 0 ? null : { colour, markets: [...(sale?.markets ?? []), ...plannedSale(scene.plan).markets] };
}

/** The sale that a plan describes. */
export function plannedSale(plan: readonly string[]): { markets: number[]; sold: string[] } {
    return {
        markets: plan.filter((move) => verbOf(move) === "pick-market").map((move) => Number(nounsOf(move)[0]) - 1),
        sold: plan.filter((move) => verbOf(move) === "sell"),
    };
}

const MAX_MARKETS = 3;

/** The markets that bring most, as many as there are relics to sell. */
export function bestMarkets(view: Earth, crew: Crew, colour: number): number[] {
    const many = (market: number): number => interested(view.queues[market]!, colour).length;
    const most = Math.min(MAX_MARKETS, storedOf(crew, colour).length);
    const all = view.queues
        .map((_, market) => market)
        .filter((market) => qualifies(view, crew, market, colour) === "yes");
    return all.toSorted((a, b) => many(b) - many(a)).slice(0, most);
}
