import { expect, test } from "vitest";
import { emptyDraft, withLength, withSlot, withSlots } from "./draft.ts";
import { isReadAfter, progressOf } from "./progress.ts";
import { WHOLE } from "./form.ts";
import { withAllPairs, withPair } from "./pairs.ts";
import { ARROWS, ARTEFACTS, FORM, LINES, POINTS, ROLES, THRESHOLDS } from "./testForm.ts";
import { cellAt, cellsOf, entryOf, markOf, next, step } from "./walk.ts";

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
    expect(markOf(FORM, EMPTY, { path: POINTS.path, entry: 0 })).toBe("rulebook");
    expect(spelled([entryOf(FORM, EMPTY, track)])).toEqual(["thresholds 0"]);
    expect(spelled([entryOf(FORM, withSlot(EMPTY, THRESHOLDS.path, 0, 1), track)])).toEqual(["points 1"]);
});

test("a doubt waits until both values are known", () => {
    const read = withSlot(EMPTY, POINTS.path, 2, 2);
    expect(isReadAfter(read, POINTS, 2)).toBe(false);
    expect(isReadAfter(withSlot(read, POINTS.path, 1, 1), POINTS, 2)).toBe(true);
    expect(isReadAfter(withSlot(EMPTY, POINTS.path, 1, 1), POINTS, 1)).toBe(true);
});

test("a remark is about a value on the way, or about nothing", () => {
    const about = (path: string, entry: number) => cellAt(FORM, EMPTY, { path, entry });
    expect(about(POINTS.path, 2)).toEqual({ path: POINTS.path, entry: 2 });
    expect(about(POINTS.path, WHOLE)).toEqual({ path: POINTS.path, entry: 0 });
    expect(about(POINTS.path, 99)).toEqual({ path: POINTS.path, entry: 3 });
    expect(about(ARTEFACTS.path, 1)).toEqual({ path: ARROWS.path, entry: WHOLE });
    expect(about(LINES.path, 2)).toEqual({ path: LINES.path, entry: WHOLE });
    expect(about(ROLES.path, 0)).toEqual({ path: ROLES.path, entry: WHOLE });
    expect(about("nothing/here", 0)).toBeNull();
    expect(about("", WHOLE)).toBeNull();
});

test("a column is read when all its marks are, a map when all its lines are", () => {
    const cell = { path: ARROWS.path, entry: WHOLE };
    const arrows = withSlots(EMPTY, ARROWS.path, [1]);
    expect(markOf(FORM, arrows, cell)).toBe("ours");
    expect(markOf(FORM, withSlots(arrows, ARTEFACTS.path, [2]), cell)).toBe("box");
    const map = { path: LINES.path, entry: WHOLE };
    expect(markOf(FORM, withPair(EMPTY, LINES, ["a", "b"]), map)).toBe("ours");
    expect(markOf(FORM, withAllPairs(EMPTY, LINES), map)).toBe("box");
});
