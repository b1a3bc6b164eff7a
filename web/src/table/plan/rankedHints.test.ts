import { expect, test } from "vitest";
import type { Hint } from "../../wire/types.ts";
import { ranked } from "./rankedHints.ts";

function hint(move: string, win_probability: number, score: number): Hint {
    return { move, win_probability, win_probability_error: 0.02, score, score_error: 4, games: 100 };
}

test("puts the highest win probability first, with points as the tie-break", () => {
    const found = ranked([hint("refuse", 0.4, 90), hint("take:red:4", 0.5, 80), hint("take:red:6", 0.5, 85)]);
    expect(found.map(({ move }) => move)).toEqual(["take:red:6", "take:red:4", "refuse"]);
});

test("returns no hints without estimates", () => {
    expect(ranked([])).toEqual([]);
});
