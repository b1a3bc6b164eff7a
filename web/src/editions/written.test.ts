import { expect, test } from "vitest";
import { emptyDraft, markAt, withLength, withSlot, withSlots, type EditionDraft } from "./draft.ts";
import { builtIn, isSingle, type EditionForm, type EditionIn, type Written } from "./form.ts";
import { listOf } from "./lists.ts";
import { linesOf, withAllPairs, withoutPair, withPair } from "./pairs.ts";
import { progressOf } from "./progress.ts";
import { ARROWS, FORM, HOLD, LINES, part, POINTS, ROLES, THRESHOLDS, field } from "./testForm.ts";
import { draftOf, draftOfValues, editionOf } from "./written.ts";

const EMPTY = emptyDraft("x", "game", "My box");
const valuesOf = (draft: EditionDraft) => editionOf(FORM, draft).values;
const fileOf = (values: Record<string, Written>): EditionIn => ({
    name: "hers",
    title: "Hers",
    source: "read",
    values,
});

/** What the server writes for a draft: the rest as given by the rulebook, or with marks. */
function serverFile(form: EditionForm, draft: EditionDraft): EditionIn {
    const blank = form.parts.flatMap(({ fields }) =>
        fields.map((each) => {
            const marked = builtIn(each).map((entry, at) => (each.rulebook.includes(at) ? entry : "?"));
            return [each.path, isSingle(each) ? marked[0]! : marked] as const;
        }),
    );
    return { ...editionOf(form, draft), values: { ...Object.fromEntries(blank), ...editionOf(form, draft).values } };
}

test("a new draft changes nothing", () => {
    expect(editionOf(FORM, EMPTY)).toEqual({ title: "My box", source: "", values: {} });
});

test("a value that was read is written as it is, the others as marks", () => {
    expect(valuesOf(withSlot(EMPTY, POINTS.path, 2, 5))).toEqual({ [POINTS.path]: ["?", "?", 5, "?"] });
    expect(valuesOf(withSlot(EMPTY, HOLD.path, 0, 5))).toEqual({ [HOLD.path]: 5 });
    expect(valuesOf(withLength(EMPTY, POINTS, 5))).toEqual({
        [POINTS.path]: ["?", "?", "?", "?", "?"],
        [THRESHOLDS.path]: ["?", "?", "?", "?"],
    });
});

test("squares and sets are written as a whole, empty ones too", () => {
    expect(valuesOf(withSlots(EMPTY, ARROWS.path, [3]))).toEqual({ [ARROWS.path]: [3] });
    expect(valuesOf(withSlots(EMPTY, ROLES.path, []))).toEqual({ [ROLES.path]: [] });
});

test("lines built in keep their places, whatever else is read", () => {
    const without = withoutPair(EMPTY, LINES, ["a", "b"]);
    expect(valuesOf(without)[LINES.path]).toEqual(["-", "?", "?"]);
    expect(valuesOf(withPair(without, LINES, ["a", "d"]))[LINES.path]).toEqual(["-", "?", "?", ["a", "d"]]);
});

const STEPS: readonly (readonly [string, EditionDraft])[] = [
    ["nothing", EMPTY],
    ["a longer track", withLength(withSlot(EMPTY, POINTS.path, 1, 3), POINTS, 5)],
    ["squares", withSlots(EMPTY, ARROWS.path, [3, 9])],
    ["no squares", withSlots(EMPTY, ARROWS.path, [])],
    ["a removed line", withoutPair(EMPTY, LINES, ["b", "c"])],
    ["all lines", withAllPairs(EMPTY, LINES)],
    ["another line", withPair(withoutPair(EMPTY, LINES, ["a", "b"]), LINES, ["a", "d"])],
    ["a single value", withSlot(EMPTY, HOLD.path, 0, 6)],
];

test.each(STEPS)("a file gives the same draft back: %s", (_, draft) => {
    expect(draftOf(FORM, EMPTY, editionOf(FORM, draft))).toEqual(draft);
    expect(draftOf(FORM, EMPTY, serverFile(FORM, draft))).toEqual(draft);
});

test("values that a file repeats from the rulebook are not read from the box", () => {
    const opened = draftOf(FORM, EMPTY, fileOf({ [POINTS.path]: [0, 3, "?", "?"] }));
    expect([0, 1, 2].map((entry) => markAt(opened, POINTS, entry))).toEqual(["rulebook", "box", "ours"]);
    const form: EditionForm = { ...FORM, parts: [part("roles", field(ROLES.path, { ...ROLES, rulebook: [0, 1] }))] };
    expect(progressOf(form, draftOf(form, EMPTY, fileOf({ [ROLES.path]: ["a", "b"] })))).toEqual({ read: 0, open: 0 });
    expect(progressOf(form, draftOf(form, EMPTY, fileOf({ [ROLES.path]: ["a", "c"] })))).toEqual({ read: 2, open: 0 });
    expect(progressOf(form, draftOf(form, EMPTY, fileOf({ [ROLES.path]: ["a"] })))).toEqual({ read: 1, open: 0 });
});

test("the name of a file is kept", () => {
    const opened = draftOf(FORM, EMPTY, fileOf({}));
    expect([opened.name, opened.title, opened.source]).toEqual(["hers", "Hers", "read"]);
    expect(editionOf(FORM, opened).name).toBe("hers");
});

test("a list of lines that is shorter or twice the same has what it has", () => {
    const opened = draftOf(FORM, EMPTY, fileOf({ [LINES.path]: [["c", "b"], "?", ["b", "c"]] }));
    expect(linesOf(opened, LINES).map(({ value, mark }) => `${value.join("")} ${mark}`)).toEqual(["bc box"]);
});

test("values that cannot stand there are left out, whatever a file has", () => {
    const wrong = { [POINTS.path]: 4, [HOLD.path]: [4], [ROLES.path]: [1], [LINES.path]: "a", "nothing/here": 1 };
    const opened = draftOf(FORM, EMPTY, fileOf(wrong as Record<string, Written>));
    expect(editionOf(FORM, opened).values).toEqual({});
    const partly = draftOf(FORM, EMPTY, fileOf({ [POINTS.path]: ["?", "five", 5, "?"] }));
    expect(valuesOf(partly)).toEqual({ [POINTS.path]: ["?", "?", 5, "?"] });
});

test("a list that was read in part keeps what was read, and what is still ours", () => {
    const opened = draftOf(FORM, EMPTY, fileOf({ [ARROWS.path]: [1, "?"], [ROLES.path]: ["?", "d"] }));
    expect(listOf(opened, ARROWS)).toEqual([1, 8]);
    expect(listOf(opened, ROLES)).toEqual(["a", "d"]);
    expect(valuesOf(opened)).toEqual({ [ARROWS.path]: [1, "?"], [ROLES.path]: ["?", "d"] });
    expect(progressOf(FORM, opened).read).toBe(2);
    expect(progressOf(FORM, opened).open).toBe(progressOf(FORM, EMPTY).open - 2);
});

test("an offered edition without one of our lines is continued without that line", () => {
    const values = {
        [LINES.path]: [
            ["b", "c"],
            ["c", "d"],
            ["d", "a"],
        ],
    };
    const ours = [`${LINES.path}:0`, `${LINES.path}:1`];
    const head = { name: "hers", title: "My box", source: "" };
    const opened = draftOfValues(FORM, EMPTY, head, values, ours);
    expect(valuesOf(opened)[LINES.path]).toEqual(["-", "?", "?", ["d", "a"]]);
    expect(linesOf(opened, LINES).map(({ mark }) => mark)).toEqual(["ours", "ours", "box"]);
});

test("an offered edition is continued where it is open", () => {
    const read = withPair(withSlots(withSlot(EMPTY, POINTS.path, 1, 3), ARROWS.path, [3]), LINES, ["a", "b"]);
    const values = {
        [POINTS.path]: [0, 3, 2, 4],
        [THRESHOLDS.path]: [1, 2, 3],
        [ARROWS.path]: [3],
        [ROLES.path]: ["a", "b"],
        [LINES.path]: [
            ["a", "b"],
            ["b", "c"],
            ["c", "d"],
        ],
        [HOLD.path]: 4,
    };
    const ours = [
        ...[2, 3].map((entry) => `${POINTS.path}:${entry}`),
        ...[0, 1, 2].map((entry) => `${THRESHOLDS.path}:${entry}`),
        ...[0, 1].map((entry) => `${ROLES.path}:${entry}`),
        ...[1, 2].map((entry) => `${LINES.path}:${entry}`),
        `${HOLD.path}:0`,
    ];
    const head = { name: "hers", title: "My box", source: "" };
    expect(draftOfValues(FORM, EMPTY, head, values, ours)).toEqual({ ...read, name: "hers" });
});
