import { expect, test } from "vitest";
import { emptyDraft, withLength, withSlot, withSlots } from "./draft.ts";
import { doubtsOf, progressOf } from "./progress.ts";
import { ARROWS, FORM, POINTS, THRESHOLDS } from "./testForm.ts";
import { cellsOf, entryOf, isStated, next, step } from "./walk.ts";

const EMPTY = emptyDraft("x", "game", "My box");
const track = FORM.parts[0]!;
const spelled = (cells: readonly { path: string; entry: number }[]) =>
    cells.map(({ path, entry }) => `${path.split("/").at(-1)} ${entry}`);

test("a value of the rulebook is not to be read", () => {
    expect(progressOf(FORM, EMPTY, [track])).toEqual({ read: 0, open: 6 });
    expect(progressOf(FORM, withSlot(EMPTY, POINTS.path, 1, 1), [track])).toEqual({ read: 1, open: 5 });
});

test("new spaces are to be read", () => {
    expect(progressOf(FORM, withLength(EMPTY, POINTS, 5), [track])).toEqual({ read: 0, open: 8 });
});

test("squares count as soon as their column is read", () => {
    expect(progressOf(FORM, withSlots(EMPTY, ARROWS.path, [1, 2]), [FORM.parts[2]!])).toEqual({ read: 2, open: 2 });
});

test("points that fall, large steps and high thresholds are doubtful", () => {
    const kinds = (draft: typeof EMPTY) => doubtsOf(FORM, draft).map(({ kind, entry }) => `${kind} ${entry}`);
    expect(kinds(EMPTY)).toEqual([]);
    const read = withSlot(EMPTY, POINTS.path, 2, 2);
    expect(kinds(withSlot(read, POINTS.path, 3, 1))).toEqual(["falls 3"]);
    expect(kinds(withSlot(read, POINTS.path, 3, 8))).toEqual(["jump 3"]);
    expect(kinds(withSlot(EMPTY, POINTS.path, 3, 8))).toEqual([]);
    expect(kinds(withSlot(EMPTY, THRESHOLDS.path, 0, 7))).toEqual(["high 0"]);
    expect(kinds(withSlot(EMPTY, THRESHOLDS.path, 0, 6))).toEqual([]);
});

test("a track is read space by space, with the thresholds between", () => {
    expect(spelled(cellsOf(FORM, EMPTY, track))).toEqual([
        "points 0",
        "thresholds 0",
        "points 1",
        "thresholds 1",
        "points 2",
        "thresholds 2",
        "points 3",
    ]);
});

test("after the last value of a part comes the next part", () => {
    expect(spelled([next(FORM, EMPTY, { path: POINTS.path, entry: 3 })])).toEqual(["points 0"]);
    expect(step(FORM, EMPTY, { path: "curator/points", entry: 0 }, -1)).toEqual({ path: POINTS.path, entry: 3 });
    const last = { path: "crew/hold", entry: 0 };
    expect(next(FORM, EMPTY, last)).toEqual(last);
});

test("a part is entered at its first value that is still to be read", () => {
    expect(isStated(FORM, EMPTY, { path: POINTS.path, entry: 0 })).toBe(true);
    expect(spelled([entryOf(FORM, EMPTY, track)])).toEqual(["thresholds 0"]);
    expect(spelled([entryOf(FORM, withSlot(EMPTY, THRESHOLDS.path, 0, 1), track)])).toEqual(["points 1"]);
});
