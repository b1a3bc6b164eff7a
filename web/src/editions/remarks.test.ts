import { expect, test, vi } from "vitest";
import { emptyDraft, withLength, withSlot, withSlots, type EditionDraft } from "./draft.ts";
import { WHOLE, type Problem } from "./form.ts";
import { ARROWS, ARTEFACTS, field, FORM, HOLD, LINES, part, POINTS, ROLES, THRESHOLDS } from "./testForm.ts";

vi.stubGlobal("navigator", { language: "en" });
const { remarksAt, remarksOf } = await import("./remarks.ts");
const { texts } = await import("../texts/texts.svelte.ts");
await texts.addEditions();

const EMPTY = emptyDraft("x", "game", "My box");
const TEXT = { fr: "…", en: "Somewhere: odd." };
const problem = (path: string, entry: number, kind: Problem["kind"] = "error"): Problem => ({
    ...{ path, entry, kind, text: TEXT },
    what: { fr: "…", en: "odd." },
});
const spelled = (draft: EditionDraft, ...problems: Problem[]) =>
    remarksOf(FORM, draft, problems).map(({ path, entry, kind, text }) => `${path}:${entry} ${kind} ${text}`);

test("a new space needs a number, and a number must be possible", () => {
    expect(spelled(withLength(EMPTY, POINTS, 5))).toEqual([
        `${POINTS.path}:4 error ur, space 5: a number is needed.`,
        `${THRESHOLDS.path}:3 error ur, threshold between spaces 4 and 5: a number is needed.`,
    ]);
    expect(spelled(withSlot(EMPTY, THRESHOLDS.path, 0, 12))).toEqual([
        `${THRESHOLDS.path}:0 error ur, threshold between spaces 1 and 2: a number from 1 to 11 is needed.`,
    ]);
    expect(spelled(EMPTY)).toEqual([]);
});

test("numbers that must rise are told where they do not", () => {
    const rising = field("linguist/artefacts", { value: [3, 7], most: 40, rising: true, longest: 9 });
    const form = { ...FORM, parts: [part("linguist", rising)] };
    const found = remarksOf(form, withSlot(withSlot(EMPTY, rising.path, 0, 9), rising.path, 1, 9), []);
    expect(found.map(({ entry, text }) => `${entry} ${text}`)).toEqual([
        "1 linguist, value 2: it must be more than the number before.",
    ]);
});

test("sets, columns and lines have as many as they must", () => {
    const roles = withSlots(EMPTY, ROLES.path, ["a", "b", "c"]);
    expect(spelled(roles)).toEqual([`${ROLES.path}:${WHOLE} error roles: 2 are needed.`]);
    expect(spelled(withSlots(EMPTY, ARROWS.path, [1, 2, 3]))).toEqual([
        `${ARROWS.path}:${WHOLE} error red, columns/red/arrows: 2 are needed.`,
    ]);
});

test("a doubt of the server is told once the values are read", () => {
    const doubt = problem(POINTS.path, 2, "doubt");
    const read = withSlot(EMPTY, POINTS.path, 2, 9);
    expect(spelled(read, doubt)).toEqual([]);
    expect(spelled(withSlot(read, POINTS.path, 1, 1), doubt)).toEqual([`${POINTS.path}:2 doubt ur, space 3: odd.`]);
});

test("nothing is remarked twice, by the page and by the server", () => {
    const long = withLength(EMPTY, POINTS, 5);
    expect(spelled(long, problem(POINTS.path, 4)).length).toBe(2);
    const roles = withSlots(EMPTY, ROLES.path, ["a", "b", "c"]);
    expect(spelled(roles, problem(ROLES.path, 2)).length).toBe(1);
});

test("each remark leads to a value on the board, whatever it is about", () => {
    const found = remarksOf(FORM, EMPTY, [
        problem(POINTS.path, WHOLE),
        problem(ARTEFACTS.path, 1),
        problem(ROLES.path, 0),
        problem(LINES.path, 2),
        problem(HOLD.path, WHOLE),
        problem("nothing/here", 0),
    ]);
    expect(found.map(({ about }) => about && `${about.path}:${about.entry}`)).toEqual([
        `${POINTS.path}:0`,
        `${ARROWS.path}:${WHOLE}`,
        `${ROLES.path}:${WHOLE}`,
        `${LINES.path}:${WHOLE}`,
        `${HOLD.path}:0`,
        null,
    ]);
    expect(found.at(-1)!.text).toBe(TEXT.en);
    expect(remarksAt(found, { path: ARROWS.path, entry: WHOLE }).map(({ path }) => path)).toEqual([ARTEFACTS.path]);
});
