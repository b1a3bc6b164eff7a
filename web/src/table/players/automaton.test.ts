import { expect, test } from "vitest";
import { automatonOf } from "./automaton.ts";

const face = { score: (view: Record<string, unknown>, seat: number) => (view["points"] as number[])[seat] };

test("a score without a seat belongs to the automaton", () => {
    expect(automatonOf(face, { points: [34, 28] }, 1)).toBe(1);
});

test("returns undefined if only seats have scores", () => {
    expect(automatonOf(face, { points: [34, 28] }, 2)).toBeUndefined();
    expect(automatonOf(null, {}, 1)).toBeUndefined();
});
