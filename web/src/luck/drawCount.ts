// Number of draws, and of the dice in them: the end of a game and the page that checks it count alike.
import type { ChanceSpec } from "./chanceEvents.ts";

export interface DrawCount {
    /** Rolls, lots and shuffles. */
    count: number;
    /** Dice in all rolls. */
    dice: number;
}

export function drawCount(chances: readonly Pick<ChanceSpec, "kind" | "of">[]): DrawCount {
    const dice = chances.reduce((sum, { kind, of }) => sum + (kind === "roll" ? of.length : 0), 0);
    return { count: chances.length, dice };
}
