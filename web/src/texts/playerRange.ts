// How many people can play a game, as arguments of a text: one number is not a range ("2 players", not "2 to 2").
import type { Args } from "./fluent.ts";

export function playerRange(seats: readonly number[]): Args & { least: number } {
    const [least, most] = [Math.min(...seats), Math.max(...seats)];
    return { least, most, more: most - least };
}
