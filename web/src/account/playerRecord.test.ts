import { expect, test } from "vitest";
import { bestOutcome } from "./playerRecord.ts";

const result = { ranks: [2, 1, 3], scores: [40, 55, 12], score_sheets: [], resigned: [], finished: true };

test("returns the outcome of the best own seat", () => {
    expect(bestOutcome(result, [0, 2])).toEqual({ rank: 2, points: 40, finished: true });
    expect(bestOutcome(result, [2, 1])).toEqual({ rank: 1, points: 55, finished: true });
});

test("returns null without an own seat or a result", () => {
    expect(bestOutcome(result, [])).toBeNull();
    expect(bestOutcome(undefined, [0])).toBeNull();
});
