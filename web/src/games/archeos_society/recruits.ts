// Recruits as their tray holds them: all cards, or equal ones as one, or as many as there is room for.
import { cardGrid, chipGrid, type Box, type CardGrid } from "./cardGrid.ts";
import { colourOfCard, roleOf, sorted, withKeys, type KeyedCard } from "./cards.ts";

export interface Recruit extends KeyedCard {
    /** Number of equal cards that it stands for. */
    count: number;
}

export interface Recruits {
    readonly grid: CardGrid;
    readonly shown: readonly Recruit[];
    readonly hidden: readonly Recruit[];
    /** Whether a button opens all recruits: chips have no names. */
    readonly more: boolean;
}

/** Equal cards as one. */
export function stacked(area: readonly number[]): Recruit[] {
    const counts = new Map<number, number>();
    for (const card of sorted(area)) counts.set(card, (counts.get(card) ?? 0) + 1);
    return [...counts].map(([card, count]) => ({ card, count, key: `${card}-0` }));
}

/** The largest format in which all fit; the planned card is always among those shown. */
export function recruitsIn(tray: Box, area: readonly number[], planned = -1): Recruits {
    const cards = withKeys(sorted(area)).map((each) => ({ ...each, count: 1 }));
    const large = cardGrid(cards.length, tray);
    if (large && large.format !== "chip") return { grid: large, shown: cards, hidden: [], more: false };
    const stacks = stacked(area);
    for (const shown of [cards, stacks]) {
        const grid = cardGrid(shown.length + 1, tray);
        if (grid) return { grid, shown, hidden: [], more: true };
    }
    const { count, ...grid } = chipGrid(tray);
    const first = stacks
        .toSorted((a, b) => Number(b.card === planned) - Number(a.card === planned))
        .slice(0, count - 1);
    const shown = stacks.filter((each) => first.includes(each));
    return { grid, shown, hidden: stacks.filter((each) => !first.includes(each)), more: true };
}

export const ORDERS = ["colour", "role", "hand"] as const;
export type Order = (typeof ORDERS)[number];

/** Recruits by colour, by role, or first those that go with most cards of the hand. */
export function inOrder(recruits: readonly Recruit[], order: Order, hand: readonly number[]): Recruit[] {
    const fits = ({ card }: Recruit) =>
        hand.filter((each) => colourOfCard(each) === colourOfCard(card) || roleOf(each) === roleOf(card)).length;
    if (order === "role") return recruits.toSorted((a, b) => a.card - b.card);
    return order === "hand" ? recruits.toSorted((a, b) => fits(b) - fits(a)) : [...recruits];
}
