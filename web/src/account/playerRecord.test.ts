import { expect, test } from "vitest";
import { best } from "./playerRecord.ts";

const result = { places: [2, 1, 3], scores: [40, 55, 12], sheets: [], resigned: [], finished: true };

test("a game counts for our best seat", () => {
    expect(best(result, [0, 2])).toEqual({ place: 2, points: 40, finished: true });
    expect(best(result, [2, 1])).toEqual({ place: 1, points: 55, finished: true });
});

test("where we did not sit there is nothing to tell", () => {
    expect(best(result, [])).toBeNull();
    expect(best(undefined, [0])).toBeNull();
});
