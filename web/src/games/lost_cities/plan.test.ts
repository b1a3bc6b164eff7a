import { describe, expect, test } from "vitest";
import { change, CIRCLE, prospect, refusal, stepsOf, SUMMIT } from "./plan.ts";
import { BOX, sheetOf } from "./testData.ts";

const BEFORE = sheetOf([[1], [2, 3, 3], [3, 3, 4, 6, 6, 8], [], [1, 2, 2, 5, 5, 7], []], {
    circles: [false, true, false, false, true, false],
    artefacts: 4,
});
const NOBODY = Array.from({ length: 8 }, () => false);

describe("stepsOf", () => {
    test("returns the squares, numbers and points of a chain", () => {
        const steps = stepsOf(["take:yellow:8", "accelerate:orange", "accelerate:blue"], BEFORE, BOX);
        expect(steps.map(({ column, square, number }) => [column, square, number])).toEqual([
            [2, 7, 8],
            [1, 4, 3],
            [4, 7, 7],
        ]);
        expect(steps.map(({ before, after }) => after - before)).toEqual([15, 30, 30]);
    });

    test("an acceleration in the same column repeats the planned number", () => {
        const [, second] = stepsOf(["take:yellow:0", "accelerate:yellow"], BEFORE, BOX);
        expect(second).toMatchObject({ square: 8, number: 10, before: 30, after: 35 });
    });

    test("a first 0 ticks the circle; refusing and skipping mark no column", () => {
        expect(stepsOf(["use:green:0"], BEFORE, BOX)[0]).toMatchObject({ square: CIRCLE, before: 0, after: -100 });
        expect(stepsOf(["refuse"], BEFORE, BOX)).toEqual([]);
        expect(stepsOf(["take:yellow:8", "skip"], BEFORE, BOX)).toHaveLength(1);
    });

    test("a full column continues at its summit", () => {
        const full = sheetOf([[1, 1, 1, 1, 1, 1, 1, 1, 1], [], [], [], [], []]);
        expect(stepsOf(["use:red:4"], full, BOX)[0]).toMatchObject({ square: SUMMIT, before: 50, after: 50 });
    });
});

test("change returns the difference between two sheets", () => {
    const after = sheetOf([[1], [2, 3, 3, 3], [3, 3, 4, 6, 6, 8, 8], [], [1, 2, 2, 5, 5, 7, 7], []], {
        circles: BEFORE.circles,
        artefacts: 5,
        bridges: ["open", "open", "bonus", "open", "struck", "open", "open", "open"],
    });
    const changed = change(BEFORE, after);
    expect(changed.boxes).toEqual([0, 30, 15, 0, 30, 0, 10, 0, 20]);
    expect(changed.total).toBe(105);
    expect(changed.artefacts).toEqual([5]);
    expect(changed.bridges).toEqual([
        { bridge: 2, how: "bonus" },
        { bridge: 4, how: "struck" },
    ]);
    expect(change(BEFORE, BEFORE).total).toBe(0);
});

describe("prospect and refusal", () => {
    test("square 7 crosses the bridge, with a bonus only for the first across", () => {
        expect(prospect(BEFORE, 2, NOBODY, BOX)).toMatchObject({
            mark: "arrow",
            gain: 35,
            bridge: { bridge: 2, taken: false },
        });
        const taken = NOBODY.map((_, bridge) => bridge === 2);
        expect(prospect(BEFORE, 2, taken, BOX)).toMatchObject({ gain: 15, bridge: { bridge: 2, taken: true } });
    });

    test("one mark can cross two bridges", () => {
        const sheet = sheetOf([[1, 1, 2, 2, 3, 3], [], [], [], [], []], { artefacts: 6 });
        expect(prospect(sheet, 0, NOBODY, BOX).gain).toBe(15 + 30 + 40);
    });

    test("the ninth refusal loses all points, and a tenth no more", () => {
        expect(refusal(sheetOf([[], [], [], [], [], []], { dice: 8 }), BOX)).toEqual({ before: 70, after: 0 });
        expect(refusal(sheetOf([[], [], [], [], [], []], { dice: 9 }), BOX)).toEqual({ before: 0, after: 0 });
    });
});
