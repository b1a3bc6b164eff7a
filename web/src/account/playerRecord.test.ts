import { expect, test } from "vitest";
import { bestOutcome } from "./playerRecord.ts";

const result = { ranks: [2, 1, 3], scores: [40, 55, 12], score_sheets: [], resigned: [], finished: true };

test("a game counts for our best seat", () => {
    expect(bestOutcome(result, [0, 2])).toEqual({ rank: 2, points: 40, finished: true });
    expect(bestOutcome(result, [2, 1])).toEqual({ rank: 1, points: 55, finished: true });
});

test("where we did not sit there is nothing to tell", () => {
    expect(bestOutcome(result, [])).toBeNull();
    expect(bestOutcome(undefined, [0])).toBeNull();
});
