import { expect, test } from "vitest";
import type { Hint } from "../../face/contract.ts";
import { ranked } from "./rankedHints.ts";

function hint(move: string, win_probability: number, score: number): Hint {
    return { move, win_probability, win_probability_error: 0.02, score, score_error: 4 };
}

test("marks the highest win probability, with points as the tie-break", () => {
    const found = ranked([hint("refuse", 0.4, 90), hint("take:red:4", 0.5, 80), hint("take:red:6", 0.5, 85)]);
    expect([...found.values()].filter((each) => each.best).map((each) => each.move)).toEqual(["take:red:6"]);
    expect(found.get("refuse")?.win_probability).toBe(0.4);
});

test("returns an empty map without hints", () => {
    expect(ranked([]).size).toBe(0);
});
