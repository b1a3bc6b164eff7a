import { expect, test } from "vitest";
import { automatonOf } from "./automaton.ts";

const face = { score: (view: Record<string, unknown>, seat: number) => (view["points"] as number[])[seat] };

test("who has points without a seat is played by the rules", () => {
    expect(automatonOf(face, { points: [34, 28] }, 1)).toBe(1);
});

test("where only seats have points, the rules play nobody", () => {
    expect(automatonOf(face, { points: [34, 28] }, 2)).toBeUndefined();
    expect(automatonOf(null, {}, 1)).toBeUndefined();
});
