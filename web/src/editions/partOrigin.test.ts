import { expect, test } from "vitest";
import { originsOf } from "./partOrigin.ts";
import { FORM, HOLD, POINTS, THRESHOLDS } from "./testForm.ts";

const whole = (path: string) => ({ path, entry: null });

test("without an edition the values are given by the rulebook or ours", () => {
    const figures = [whole(POINTS.path), whole(THRESHOLDS.path), whole("hand/limit")];
    expect(originsOf(FORM, {}, figures)).toEqual({ edition: 0, ours: 6, rulebook: 1 });
});

test("an edition has read some of them, and may be longer", () => {
    const edition = {
        values: { [POINTS.path]: [0, 3, 2, 4, 9], [HOLD.path]: 5 },
        ours: [`${POINTS.path}:2`, `${POINTS.path}:3`],
    };
    expect(originsOf(FORM, edition, [whole(POINTS.path)])).toEqual({ edition: 2, ours: 2, rulebook: 1 });
    expect(originsOf(FORM, edition, [{ path: POINTS.path, entry: 1 }])).toEqual({ edition: 1, ours: 0, rulebook: 0 });
    expect(originsOf(FORM, edition, [whole(HOLD.path)])).toEqual({ edition: 1, ours: 0, rulebook: 0 });
});
