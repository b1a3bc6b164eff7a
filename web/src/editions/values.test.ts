import { expect, test } from "vitest";
import { emptyDraft, withLength, withSlot, withSlots } from "./draft.ts";
import { withoutPair } from "./pairs.ts";
import { ARROWS, FORM, HOLD, LINES, POINTS } from "./testForm.ts";
import { oursOf, valuesOf, withValues } from "./values.ts";

const EMPTY = emptyDraft("x", "game", "My box");

test("all values in force: those that were read, and ours for the others", () => {
    const read = withSlots(withoutPair(withSlot(EMPTY, HOLD.path, 0, 7), LINES, ["a", "b"]), ARROWS.path, [5]);
    const values = valuesOf(FORM, withLength(read, POINTS, 3));
    expect(values[HOLD.path]).toBe(7);
    expect(values[ARROWS.path]).toEqual([5]);
    expect(values[POINTS.path]).toEqual([0, 1, 2]);
    expect(values[LINES.path]).toEqual([
        ["b", "c"],
        ["c", "d"],
    ]);
});

test("values that are still ours are named entry by entry, without those of the rulebook", () => {
    const ours = oursOf(FORM, withSlot(EMPTY, POINTS.path, 1, 3));
    expect(ours.filter((each) => each.startsWith(POINTS.path))).toEqual([`${POINTS.path}:2`, `${POINTS.path}:3`]);
});

test("a box with other values shares the rest, and finds members by their names", () => {
    const box = {
        columns: [
            { colour: "red", arrows: [1] },
            { id: "blue", arrows: [2] },
        ],
        crew: { hold: 4 },
    };
    const changed = withValues(box, { "columns/red/arrows": [9], "columns/1/arrows": [8] });
    expect(changed.columns.map(({ arrows }) => arrows)).toEqual([[9], [8]]);
    expect(changed.crew).toBe(box.crew);
    expect(box.columns[0]!.arrows).toEqual([1]);
});
