import { expect, test } from "vitest";
import {
    draftOf,
    editionOf,
    emptyDraft,
    lengthOf,
    linesOf,
    markAt,
    trimmed,
    valueAt,
    withAllPairs,
    withLength,
    withPair,
    withSlot,
    withSlots,
    REMOVED,
} from "./draft.ts";
import { groupsOf } from "./form.ts";
import { ARROWS, FORM, HOLD, LINES, POINTS, ROLES, THRESHOLDS } from "./testForm.ts";

const EMPTY = emptyDraft("x", "game", "My box");

test("a new draft changes nothing", () => {
    expect(editionOf(FORM, EMPTY)).toEqual({ title: "My box", source: "", values: {} });
    expect(markAt(EMPTY, POINTS, 0)).toBe("stated");
    expect(markAt(EMPTY, POINTS, 1)).toBe("ours");
});

test("a value from the box replaces ours, and can be given back", () => {
    const read = withSlot(EMPTY, POINTS.path, 2, 5);
    expect(valueAt(read, POINTS, 2)).toBe(5);
    expect(markAt(read, POINTS, 2)).toBe("box");
    expect(editionOf(FORM, read).values).toEqual({ [POINTS.path]: ["?", "?", 5, "?"] });
    expect(withSlot(read, POINTS.path, 2, null)).toEqual(EMPTY);
});

test("a single value is no list", () => {
    expect(editionOf(FORM, withSlot(EMPTY, HOLD.path, 0, 5)).values).toEqual({ [HOLD.path]: 5 });
});

test("a longer track has thresholds for its new spaces", () => {
    const long = withLength(EMPTY, POINTS, 6);
    expect(lengthOf(FORM, long, THRESHOLDS)).toBe(5);
    expect(markAt(long, POINTS, 5)).toBe("missing");
    expect(editionOf(FORM, long).values).toEqual({
        [POINTS.path]: ["?", "?", "?", "?", "?", "?"],
        [THRESHOLDS.path]: ["?", "?", "?", "?", "?"],
    });
});

test("lengths stay within what is allowed", () => {
    expect(lengthOf(FORM, withLength(EMPTY, POINTS, 99), POINTS)).toBe(12);
    expect(lengthOf(FORM, withLength(EMPTY, POINTS, 1), POINTS)).toBe(3);
});

test("values that are cut off come back, until they are left", () => {
    const read = withSlot(EMPTY, POINTS.path, 3, 9);
    const short = withLength(read, POINTS, 3);
    expect(editionOf(FORM, short).values[POINTS.path]).toEqual(["?", "?", "?"]);
    expect(valueAt(withLength(short, POINTS, 4), POINTS, 3)).toBe(9);
    expect(valueAt(withLength(trimmed(FORM, short), POINTS, 4), POINTS, 3)).toBe(4);
});

test("squares and sets are read as a whole", () => {
    const marked = withSlots(EMPTY, ARROWS.path, [3]);
    expect(lengthOf(FORM, marked, ARROWS)).toBe(1);
    expect(editionOf(FORM, marked).values).toEqual({ [ARROWS.path]: [3] });
    const none = withSlots(EMPTY, ROLES.path, []);
    expect(editionOf(FORM, none).values).toEqual({ [ROLES.path]: [] });
});

test("lines that are still built in keep their places", () => {
    const without = withSlot(EMPTY, LINES.path, 0, REMOVED);
    expect(linesOf(without, LINES).map(({ value }) => value.join(""))).toEqual(["bc", "cd"]);
    expect(editionOf(FORM, without).values[LINES.path]).toEqual([["c", "d"], "?"]);
    const with_ = withPair(without, LINES, ["a", "d"]);
    expect(editionOf(FORM, with_).values[LINES.path]).toEqual([["a", "d"], "?", "?"]);
});

test("a line that is drawn again is read", () => {
    const read = withPair(EMPTY, LINES, ["c", "b"]);
    expect(linesOf(read, LINES).map(({ mark }) => mark)).toEqual(["ours", "box", "ours"]);
    expect(linesOf(withAllPairs(EMPTY, LINES), LINES).every(({ mark }) => mark === "box")).toBe(true);
});

test("a file gives the same draft back", () => {
    const steps = [
        withLength(withSlot(EMPTY, POINTS.path, 1, 3), POINTS, 5),
        withSlots(EMPTY, ARROWS.path, [3, 9]),
        withSlot(EMPTY, LINES.path, 2, REMOVED),
        withSlot(EMPTY, HOLD.path, 0, 6),
    ];
    for (const draft of steps) {
        const edition = editionOf(FORM, draft);
        expect(editionOf(FORM, draftOf(FORM, EMPTY, edition))).toEqual(edition);
    }
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
