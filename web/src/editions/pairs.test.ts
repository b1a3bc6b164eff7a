import { expect, test } from "vitest";
import { emptyDraft } from "./draft.ts";
import type { FormField, Pair } from "./form.ts";
import { linesOf, withAllPairs, withoutPair, withPair } from "./pairs.ts";
import { field, LINES } from "./testForm.ts";

const EMPTY = emptyDraft("x", "game", "My box");
const spelled = (draft: typeof EMPTY, of: FormField = LINES) =>
    linesOf(draft, of).map(({ value, mark }) => `${value.join("")} ${mark}`);

test("a line is read, drawn again in either direction, and removed", () => {
    const read = withPair(EMPTY, LINES, ["c", "b"]);
    expect(spelled(read)).toEqual(["ab ours", "bc box", "cd ours"]);
    const gone = withoutPair(read, LINES, ["b", "c"]);
    expect(spelled(gone)).toEqual(["ab ours", "cd ours"]);
    expect(spelled(withPair(gone, LINES, ["b", "c"]))).toEqual(["ab ours", "bc box", "cd ours"]);
});

test("a removed line that is drawn again takes the place of no other one", () => {
    const steps = [
        (draft: typeof EMPTY) => withoutPair(draft, LINES, ["a", "b"]),
        (draft: typeof EMPTY) => withPair(draft, LINES, ["a", "d"]),
        (draft: typeof EMPTY) => withPair(draft, LINES, ["a", "b"]),
    ];
    expect(spelled(steps.reduce((draft, step) => step(draft), EMPTY))).toEqual([
        "ab box",
        "bc ours",
        "cd ours",
        "ad box",
    ]);
});

test("lines that were read stay when those built in change", () => {
    const draft = withPair(withoutPair(EMPTY, LINES, ["b", "c"]), LINES, ["c", "d"]);
    const later: Pair[] = [
        ["b", "d"],
        ["a", "b"],
        ["c", "d"],
        ["b", "c"],
    ];
    expect(spelled(draft, field(LINES.path, { ...LINES, value: later }))).toEqual(["bd ours", "ab ours", "cd box"]);
});

test("all lines are read at once, but for those that the rulebook gives", () => {
    expect(spelled(withAllPairs(EMPTY, LINES))).toEqual(["ab box", "bc box", "cd box"]);
    const given = field(LINES.path, { ...LINES, rulebook: [0, 1, 2] });
    expect(withAllPairs(EMPTY, given)).toEqual(EMPTY);
});
