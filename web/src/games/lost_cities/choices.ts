// Choices on a sheet, derived from the legal moves; no rule is implemented here.
import { COLOURS, type Box } from "./box.ts";
import type { Dice, LostCities, Sheet } from "./view.ts";

/** Picked dice; a pair is complete with both. */
export interface Picked {
    colour: number | null;
    number: number | null;
}

export const NOTHING: Picked = { colour: null, number: null };

export interface Pair {
    colour: number;
    number: number;
}

export function colourIndex(name: string | undefined): number {
    return COLOURS.indexOf(name as (typeof COLOURS)[number]);
}

/** Column named by a move, or -1. */
export function columnOf(move: string): number {
    return colourIndex(move.split(":")[1]);
}

export function pairOf(move: string): Pair | null {
    const [verb, colour, number] = move.split(":");
    return verb === "take" || verb === "use" ? { colour: colourIndex(colour), number: Number(number) } : null;
}

function matches(move: string, picked: Picked): boolean {
    const pair = pairOf(move);
    if (!pair) return columnOf(move) >= 0;
    return (picked.colour ?? pair.colour) === pair.colour && (picked.number ?? pair.number) === pair.number;
}

/** Legal moves of a column, with the dice picked so far. */
export function movesIn(legal: readonly string[], column: number, picked: Picked = NOTHING): string[] {
    return legal.filter((move) => columnOf(move) === column && matches(move, picked));
}

/** Legal moves that use the picked dice. */
export function movesWith(legal: readonly string[], picked: Picked): string[] {
    return legal.filter((move) => pairOf(move) !== null && matches(move, picked));
}

/** Moves of a column that could replace a planned step: the last one with an alternative there. */
export function movesInstead(offered: readonly (readonly string[])[], column: number, picked: Picked): string[] {
    const choices = offered.map((legal) => movesIn(legal, column, picked));
    return choices.findLast((moves) => moves.length > 0) ?? [];
}

/** The plan with another move in place of the last step it can replace. */
export function replanned(plan: readonly string[], offered: readonly (readonly string[])[], move: string): string[] {
    const index = offered.findLastIndex((legal) => legal.includes(move));
    return [...plan.slice(0, Math.max(0, index)), move];
}

/** Whether a move ticks the circle: a 0 as the first mark of its column. */
export function ticksCircle(move: string, sheet: Sheet): boolean {
    const pair = pairOf(move);
    if (pair?.number !== 0) return false;
    return sheet.columns[pair.colour]!.length === 0 && !sheet.circles[pair.colour];
}

/** Whether a move writes the number for which a 0 stands. */
export function isTen(move: string, sheet: Sheet): boolean {
    return pairOf(move)?.number === 0 && !ticksCircle(move, sheet);
}

/** Number written by a move: a 0 is a 10, an acceleration repeats the top number or begins with 1. */
export function numberOf(move: string, sheet: Sheet, box: Box): number {
    const pair = pairOf(move);
    if (pair) return pair.number || box.ten;
    return sheet.columns[columnOf(move)]?.at(-1) ?? 1;
}

/** Possible entries of a column. */
export interface Offer {
    /** Numbers that fit in the next square, or on the summit. */
    readonly numbers: readonly number[];
    /** Whether its circle may be ticked. */
    readonly circle: boolean;
}

/** Entries that the legal moves allow in each column, with the dice picked so far. */
export function offersOf(legal: readonly string[], sheet: Sheet, picked: Picked, box: Box): Offer[] {
    return COLOURS.map((_, column) => {
        const moves = movesIn(legal, column, picked);
        const written = moves.filter((move) => !ticksCircle(move, sheet)).map((move) => numberOf(move, sheet, box));
        return { numbers: written.sort((a, b) => a - b), circle: written.length < moves.length };
    });
}

/** Whether a die can be used: in a legal pair with the other picked die. */
export function serves(legal: readonly string[], die: Partial<Picked>, picked: Picked): boolean {
    return movesWith(legal, { ...picked, ...die }).length > 0;
}

/** The move to explain when a column cannot be chosen: the one nearest to being legal. */
export function nearest(prompt: string, column: number, picked: Picked, dice: Dice): string {
    const colour = COLOURS[column]!;
    if (prompt === "accelerate") return `accelerate:${colour}`;
    const highest = dice.numbers.includes(0) ? 0 : Math.max(...dice.numbers, 1);
    return `${prompt === "take-dice" ? "take" : "use"}:${colour}:${picked.number ?? highest}`;
}

/** Which of the six dice the roller has taken. */
export function gone(view: LostCities): { colours: boolean[]; numbers: boolean[] } {
    const [colour, number] = view.taken ?? [-1, -1];
    const first = (dice: number[], face: number) => dice.map((_, index) => index === dice.indexOf(face));
    return { colours: first(view.dice.colours, colour), numbers: first(view.dice.numbers, number) };
}
