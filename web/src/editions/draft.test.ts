import { expect, test } from "vitest";
import {
    changedPaths,
    emptyDraft,
    isEmpty,
    markAt,
    valueAt,
    withLength,
    withoutValues,
    withSlot,
    withSlots,
} from "./draft.ts";
import { groupsOf } from "./form.ts";
import { lengthOf, trimmed } from "./lists.ts";
import { withPair } from "./pairs.ts";
import { ARROWS, FORM, LINES, POINTS, THRESHOLDS } from "./testForm.ts";

const EMPTY = emptyDraft("x", "game", "My box");

test("a value from the box replaces ours, and can be given back", () => {
    const read = withSlot(EMPTY, POINTS.path, 2, 5);
    expect(valueAt(read, POINTS, 2)).toBe(5);
    expect(markAt(read, POINTS, 2)).toBe("box");
    expect(isEmpty(read)).toBe(false);
    expect(withSlot(read, POINTS.path, 2, null)).toEqual(EMPTY);
    expect(isEmpty(EMPTY)).toBe(true);
});

test("a value of the rulebook has a mark of its own", () => {
    expect([0, 1, 4].map((entry) => markAt(EMPTY, POINTS, entry))).toEqual(["rulebook", "ours", "missing"]);
});

test("a longer track has thresholds for its new spaces", () => {
    const long = withLength(EMPTY, POINTS, 6);
    expect(lengthOf(FORM, long, THRESHOLDS)).toBe(5);
    expect(markAt(long, POINTS, 5)).toBe("missing");
});

test("lengths stay within what is allowed", () => {
    expect(lengthOf(FORM, withLength(EMPTY, POINTS, 99), POINTS)).toBe(12);
    expect(lengthOf(FORM, withLength(EMPTY, POINTS, 1), POINTS)).toBe(3);
});

test("values that are cut off come back, until they are left", () => {
    const short = withLength(withSlot(EMPTY, POINTS.path, 3, 9), POINTS, 3);
    expect(valueAt(withLength(short, POINTS, 4), POINTS, 3)).toBe(9);
    expect(valueAt(withLength(trimmed(FORM, short), POINTS, 4), POINTS, 3)).toBe(4);
});

test("the paths of a change are those of its values, lengths and pairs", () => {
    const read = withSlot(EMPTY, POINTS.path, 1, 2);
    expect(changedPaths(EMPTY, read)).toEqual([POINTS.path]);
    expect(changedPaths(read, withPair(read, LINES, ["a", "d"]))).toEqual([LINES.path]);
    expect(changedPaths(read, withLength(read, POINTS, 5))).toEqual([POINTS.path]);
    expect(changedPaths(read, { ...read, title: "Hers" })).toEqual([]);
});

test("a field goes back to what is built in, lines and squares too", () => {
    const read = withSlots(withPair(EMPTY, LINES, ["a", "d"]), ARROWS.path, [3]);
    expect([LINES, ARROWS].reduce((draft, { path }) => withoutValues(draft, path), read)).toEqual(EMPTY);
});

test("the groups of a part follow from its values", () => {
    expect(FORM.parts.map((part) => groupsOf(part).map(({ kind }) => kind))).toEqual([
        ["track"],
        ["row"],
        ["squares"],
        ["set"],
        ["pairs"],
        ["row"],
    ]);
});
