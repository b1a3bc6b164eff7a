import { describe, expect, test } from "vitest";
import { change, CIRCLE, prospect, refusal, stepsOf, SUMMIT } from "./plan.ts";
import { sheetOf } from "./testData.ts";

const BEFORE = sheetOf([[1], [2, 3, 3], [3, 3, 4, 6, 6, 8], [], [1, 2, 2, 5, 5, 7], []], {
    circles: [false, true, false, false, true, false],
    artefacts: 4,
});
const NOBODY = Array.from({ length: 8 }, () => false);

describe("the steps of a plan", () => {
    test("a chain names its squares, numbers and points one by one", () => {
        const steps = stepsOf(["take:yellow:8", "accelerate:orange", "accelerate:blue"], BEFORE);
        expect(steps.map(({ column, square, number }) => [column, square, number])).toEqual([
            [2, 7, 8],
            [1, 4, 3],
            [4, 7, 7],
        ]);
        expect(steps.map(({ before, after }) => after - before)).toEqual([15, 30, 30]);
    });

    test("an acceleration in the same column repeats what the plan itself wrote", () => {
        const [, second] = stepsOf(["take:yellow:0", "accelerate:yellow"], BEFORE);
        expect(second).toMatchObject({ square: 8, number: 10, before: 30, after: 35 });
    });

    test("a 0 first ticks the circle; refusing and skipping mark no column", () => {
        expect(stepsOf(["use:green:0"], BEFORE)[0]).toMatchObject({ square: CIRCLE, before: 0, after: -100 });
        expect(stepsOf(["refuse"], BEFORE)).toEqual([]);
        expect(stepsOf(["take:yellow:8", "skip"], BEFORE)).toHaveLength(1);
    });

    test("a full column leads to its summit", () => {
        const full = sheetOf([[1, 1, 1, 1, 1, 1, 1, 1, 1], [], [], [], [], []]);
        expect(stepsOf(["use:red:4"], full)[0]).toMatchObject({ square: SUMMIT, before: 50, after: 50 });
    });
});

test("the difference of two sheets is what was added", () => {
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

describe("what one more mark would do", () => {
    test("square 7 crosses the bridge, with a bonus only where nobody was earlier", () => {
        expect(prospect(BEFORE, 2, NOBODY, 20)).toMatchObject({
            mark: "arrow",
            gain: 35,
            bridge: { bridge: 2, taken: false },
        });
        const taken = NOBODY.map((_, bridge) => bridge === 2);
        expect(prospect(BEFORE, 2, taken, 20)).toMatchObject({ gain: 15, bridge: { bridge: 2, taken: true } });
    });

    test("one mark may cross two bridges", () => {
        const sheet = sheetOf([[1, 1, 2, 2, 3, 3], [], [], [], [], []], { artefacts: 6 });
        expect(prospect(sheet, 0, NOBODY, 20).gain).toBe(15 + 30 + 40);
    });

    test("the ninth refusal loses everything, a tenth nothing more", () => {
        expect(refusal(sheetOf([[], [], [], [], [], []], { dice: 8 }))).toEqual({ before: 70, after: 0 });
        expect(refusal(sheetOf([[], [], [], [], [], []], { dice: 9 }))).toEqual({ before: 0, after: 0 });
    });
});
