// Cards are numbers, as in the rules: the first role in all colours, then the next role.
import { COLOURS, ROLES, type Colour, type Role } from "./box.ts";

export function colourOfCard(card: number): number {
    return card % COLOURS.length;
}

export function colourName(card: number): Colour {
    return COLOURS[colourOfCard(card)]!;
}

export function roleOf(card: number): Role {
    return ROLES[Math.floor(card / COLOURS.length)]!;
}

/** Name of a card in moves and texts: `green-guide`. */
export function nameOf(card: number): string {
    return `${colourName(card)}-${roleOf(card)}`;
}

export function cardOf(name: string | undefined): number {
    const [colour, role] = (name ?? "").split("-");
    const index = ROLES.indexOf(role as Role);
    return index < 0 ? -1 : index * COLOURS.length + COLOURS.indexOf(colour as Colour);
}

/** Remove some cards, each once. */
export function without(cards: readonly number[], gone: readonly number[]): number[] {
    const left = [...cards];
    for (const card of gone) {
        const index = left.indexOf(card);
        if (index >= 0) left.splice(index, 1);
    }
    return left;
}

export function count(cards: readonly number[], card: number): number {
    return cards.filter((each) => each === card).length;
}

/** Sort a hand by colour, then by role. */
export function sorted(cards: readonly number[]): number[] {
    return cards.toSorted((a, b) => colourOfCard(a) - colourOfCard(b) || a - b);
}

export interface KeyedCard {
    card: number;
    /** Distinguishes equal cards: the card, and a counter among equal ones. */
    key: string;
}

export function withKeys(cards: readonly number[]): KeyedCard[] {
    const seen = new Map<number, number>();
    return cards.map((card) => {
        const index = seen.get(card) ?? 0;
        seen.set(card, index + 1);
        return { card, key: `${card}-${index}` };
    });
}
