// Other sales than the planned one: a market that only another card opens, and the card whose sale pays most.
import { cardsOf } from "./choices.ts";
import { COLOURS } from "./box.ts";
import { opened } from "./defaults.ts";
import { bestMarkets, bestSale, incomeOf, interested, mostMarkets } from "./sale.ts";
import type { Selection } from "./selection.svelte.ts";
import type { Earth, Player } from "./view.ts";

export interface Offer {
    card: number;
    market: number;
    colour: number;
    markets: readonly number[];
    total: number;
}

export interface Planned {
    colour: number;
    markets: readonly number[];
}

/** Cards that could pay for the sale. */
function payers(selection: Selection): number[] {
    return cardsOf(selection.open, "play");
}

/** What a market without a trader would add, with the card that opens it. */
export function openedBy(selection: Selection, view: Earth, mine: Player, sale: Planned, market: number): Offer | null {
    if (!interested(view.queues[market]!, sale.colour).length || mine.traders[market]) return null;
    const card = payers(selection).find((each) => opened(mine, each) === market);
    if (card === undefined) return null;
    const most = mostMarkets(mine, sale.colour, { most: selection.box.saleMarkets });
    const own = sale.markets.filter((each) => mine.traders[each]);
    const markets = [...own.slice(0, most - 1), market].toSorted((a, b) => a - b);
    return {
        card,
        market,
        colour: sale.colour,
        markets,
        total: incomeOf(selection.box, view, sale.colour, markets).total,
    };
}

/** The sale with another card that pays most, if it pays more than the planned one. */
export function betterSale(selection: Selection, view: Earth, mine: Player, sale: Planned): Offer | null {
    const offers = payers(selection).flatMap((card) => {
        const market = opened(mine, card);
        if (market === null) return [];
        const terms = { most: selection.box.saleMarkets, free: market };
        return COLOURS.map((_, colour) => {
            const markets = bestMarkets(view, mine, colour, terms);
            return { card, market, colour, markets, total: bestSale(selection.box, view, mine, colour, terms).total };
        }).filter(({ markets }) => markets.includes(market));
    });
    const [best] = offers.toSorted((a, b) => b.total - a.total);
    return best && best.total > incomeOf(selection.box, view, sale.colour, sale.markets).total ? best : null;
}

/** The moves of an offer after its card. */
export function offerMoves({ colour, markets }: Offer): string[] {
    return [`pick-colour:${COLOURS[colour]!}`, ...markets.map((market) => `pick-market:${market + 1}`)];
}
