// Plans that a touch on a component opens while an action is to be chosen: the card that pays, and what is meant by it.
import { COLOURS, LOCATIONS, colourOfRelic, relicName, siteOf, valueOf } from "./box.ts";
import { colourOf, isTravel, nameOf, symbolOf } from "./cards.ts";
import { opened } from "./defaults.ts";
import { bestMarkets, bestSale, qualifies, sellMove, type Stored, type Terms } from "./sale.ts";
import type { Selection } from "./selection.svelte.ts";
import type { Earth, Player } from "./view.ts";

/** The move that a touch begins with, and the preferences for what follows. */
export interface Entry {
    move: string;
    preferences: readonly string[];
}

interface Table {
    selection: Selection;
    view: Earth;
    mine: Player;
}

/** The table, if every component may open a plan now. */
export function entryTable(selection: Selection, view: Earth, seat: number | null): Table | null {
    return selection.resting && seat !== null ? { selection, view, mine: view.players[seat]! } : null;
}

function paidBy(
    table: Table,
    action: string,
    fits: (card: number) => boolean,
    preferences: readonly string[],
): Entry | null {
    const card = table.selection.payerFor(action, fits);
    return card === undefined
        ? null
        : { move: `choose:${action}`, preferences: [`play:${nameOf(card)}`, ...preferences] };
}

/** Dig a relic. */
export function relicEntry(table: Table | null, relic: number): Entry | null {
    if (!table?.view.sites[relic] || !table.mine.explorers.includes(siteOf(relic))) return null;
    const fits = (card: number): boolean => !isTravel(card) && colourOf(card) === colourOfRelic(relic);
    return paidBy(table, "dig", fits, [`dig:${relicName(relic)}`]);
}

/** Command a centre: use its tile if an emissary can be recalled. */
export function centreEntry(table: Table | null, centre: number): Entry | null {
    if (!table) return null;
    const recalls = table.mine.emissaries[centre]! > 0 && typeof table.view.tiles[centre] === "number";
    const fits = (card: number): boolean => !isTravel(card) && table.selection.box.centres[symbolOf(card)] === centre;
    return paidBy(table, "command", fits, recalls ? ["send-trader", "recall"] : []);
}

/** Sell at a market what pays most there; else haggle there. */
export function marketEntry(table: Table | null, market: number): Entry | null {
    if (!table) return null;
    const [colour] = COLOURS.map((_, each) => each)
        .filter((each) => sellers(table, each, market).length)
        .toSorted((a, b) => incomeWith(table, b, market) - incomeWith(table, a, market));
    if (colour === undefined) return haggleEntry(table, market);
    const cards = sellers(table, colour, market);
    const markets = bestMarkets(table.view, table.mine, colour, termsAt(table, market));
    const preferences = [`pick-colour:${COLOURS[colour]!}`, ...markets.map((each) => `pick-market:${each + 1}`)];
    return paidBy(table, "sell", (card) => cards.includes(card), preferences);
}

/** Cards that allow to sell a colour at a market. */
function sellers({ selection, view, mine }: Table, colour: number, market: number): number[] {
    if (!owned(mine).includes(colour)) return [];
    return selection.payers
        .of("sell")
        .filter((card) => qualifies(view, mine, market, colour, opened(mine, card)) === "yes");
}

function incomeWith({ selection, view, mine }: Table, colour: number, market: number): number {
    return bestSale(selection.box, view, mine, colour, termsAt({ selection, view, mine }, market)).total;
}

/** The terms of an action that sells at a market. */
function termsAt({ selection }: Table, market: number): Terms {
    return { most: selection.box.saleMarkets, free: market, first: market };
}

function owned(mine: Player): number[] {
    return [...new Set([...mine.hold, ...mine.container].map(colourOfRelic))];
}

function haggleEntry(table: Table, market: number): Entry | null {
    if (!table.mine.explorers.some((place) => LOCATIONS[place]!.market === market)) return null;
    return paidBy(table, "haggle", (card) => !isTravel(card) && symbolOf(card) === market, []);
}

/** Sell a colour, where any market takes it. */
export function colourEntry(table: Table | null, colour: number): Entry | null {
    if (!table || !table.view.queues.some((_, market) => sellers(table, colour, market).length)) return null;
    const fits = (card: number): boolean =>
        table.view.queues.some((_, market) => sellers(table, colour, market).includes(card));
    return paidBy(table, "sell", fits, [`pick-colour:${COLOURS[colour]!}`]);
}

/** Sell or fence a stored relic. */
export function storedEntry(table: Table | null, stored: Stored): Entry | null {
    const sale = colourEntry(table, colourOfRelic(stored.relic));
    if (sale) return { ...sale, preferences: [...sale.preferences, sellMove(stored)] };
    const fence = `fence:${relicName(stored.relic)}:${stored.store}`;
    return table && paidBy(table, "smuggle", () => true, ["fence-relics", fence]);
}

/** Buy the top of a pile. */
export function pileEntry(table: Table | null, colour: number): Entry | null {
    const top = table?.view.piles[colour]?.[0];
    if (!table || top === undefined || valueOf(top) + table.selection.box.surcharge > table.mine.credits) return null;
    return paidBy(table, "smuggle", () => true, ["buy-relics", `buy:${COLOURS[colour]!}`]);
}

/** Replace a card of the forecast. */
export function slotEntry(table: Table | null, slot: number): Entry | null {
    const held = table?.view.forecast[slot];
    if (!table || !held || held.cube !== null || held.zu) return null;
    return paidBy(table, "survey", () => true, [`replace:${slot + 1}`]);
}
