// Action cards are numbers: the first colour in all symbols, then the next colour; travel cards follow.
import { COLOURS, SYMBOLS, type Colour, type MarketSymbol } from "./box.ts";

const TRAVEL = COLOURS.length * SYMBOLS.length;
const MIN_FUEL = 2;
const ACTION_FUEL = 3;

export function isTravel(card: number): boolean {
    return card >= TRAVEL;
}

export function colourOf(card: number): number {
    return Math.floor(card / SYMBOLS.length);
}

export function symbolOf(card: number): number {
    return card % SYMBOLS.length;
}

export function fuelOf(card: number): number {
    return isTravel(card) ? card - TRAVEL + MIN_FUEL : ACTION_FUEL;
}

/** Name of a card in moves and texts: `green-fist`, `travel-3`. */
export function nameOf(card: number): string {
    return isTravel(card) ? `travel-${fuelOf(card)}` : `${COLOURS[colourOf(card)]!}-${SYMBOLS[symbolOf(card)]!}`;
}

export function cardOf(name: string | undefined): number {
    const [first, second] = (name ?? "").split("-");
    if (first === "travel") return TRAVEL + Number(second) - MIN_FUEL;
    return COLOURS.indexOf(first as Colour) * SYMBOLS.length + SYMBOLS.indexOf(second as MarketSymbol);
}

export interface KeyedCard {
    card: number;
    /** Distinguishes equal cards: the card, and a counter among equal ones. */
    key: string;
    copy: number;
}

export function withKeys(cards: readonly number[]): KeyedCard[] {
    return cards.map((card, at) => {
        const copy = cards.slice(0, at).filter((other) => other === card).length;
        return { card, key: `${card}.${copy}`, copy };
    });
}

export function count(all: readonly number[], one: number): number {
    return all.filter((each) => each === one).length;
}
