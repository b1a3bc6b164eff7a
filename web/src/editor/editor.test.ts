import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyDraft, withSlot } from "../editions/draft.ts";
import { WHOLE, type EditionForm } from "../editions/form.ts";
import { deleteEdition, loadEdition, saveEdition } from "../editions/storage.ts";
import { ARROWS, ARTEFACTS, field, FORM, HOLD, LINES, part, POINTS, ROLES, THRESHOLDS } from "../editions/testForm.ts";
import { TestStorage } from "../editions/testStorage.ts";
import { Editor, page, stubPage } from "./testPage.ts";

const EMPTY = emptyDraft("abc", "game", "My box");
let editor: InstanceType<typeof Editor>;
let device: TestStorage;

beforeEach(() => {
    stubPage();
    vi.stubGlobal("localStorage", (device = new TestStorage()));
    vi.useFakeTimers();
    editor = new Editor(FORM, EMPTY);
});
afterEach(() => {
    vi.clearAllTimers();
    vi.useRealTimers();
    deleteEdition("abc");
    vi.stubGlobal("localStorage", undefined);
});

const at = (path: string, entry: number) => ({ path, entry });
const slots = (path: string) => editor.draft.slots[path];

test("it begins at the first value that is still to be read, and passes over what the rulebook gives", () => {
    expect(editor.cell).toEqual(at(THRESHOLDS.path, 0));
    editor.select(at(THRESHOLDS.path, 2));
    editor.next();
    expect(editor.cell).toEqual(at(POINTS.path, 3));
});

test("digits replace the value, and what is typed is stored at once", () => {
    editor.select(at(POINTS.path, 1));
    for (const digit of "12") editor.digit(digit);
    expect(slots(POINTS.path)).toEqual([null, 12]);
    expect(loadEdition("abc")?.slots).toEqual({ [POINTS.path]: [null, 12] });
    editor.minus();
    expect(slots(POINTS.path)).toEqual([null, -12]);
    editor.erase();
    expect(slots(POINTS.path)).toEqual([null, -1]);
    editor.clear();
    expect(slots(POINTS.path)).toBeUndefined();
});

test("there is no minus where no value is negative", () => {
    editor.select(at(THRESHOLDS.path, 1));
    editor.digit("2");
    editor.minus();
    expect(slots(THRESHOLDS.path)).toEqual([null, 2]);
    expect(editor.takesMinus).toBe(false);
});

test("the same as here is read; a new space has nothing to be the same as", () => {
    editor.select(at(POINTS.path, 1));
    editor.same();
    expect([slots(POINTS.path), editor.cell]).toEqual([[null, 1], at(THRESHOLDS.path, 1)]);
    editor.setLength(POINTS, 5);
    editor.select(at(POINTS.path, 4));
    editor.digit("9");
    editor.same();
    expect([slots(POINTS.path), editor.cell]).toEqual([[null, 1, null, null, 9], at(POINTS.path, 4)]);
});

test("values of the rulebook change on request only: a number, a set, a column, a line", () => {
    const form: EditionForm = {
        ...FORM,
        parts: [
            part("ur", POINTS, THRESHOLDS),
            part(
                "red",
                field(ARROWS.path, { ...ARROWS, rulebook: [0, 1] }),
                field(ARTEFACTS.path, { ...ARTEFACTS, rulebook: [0, 1] }),
            ),
            part("roles", field(ROLES.path, { ...ROLES, rulebook: [0, 1] })),
            part("map", field(LINES.path, { ...LINES, rulebook: [0, 1, 2] })),
        ],
    };
    editor = new Editor(form, EMPTY);
    const [[arrows, artefacts], [roles], [lines]] = form.parts.slice(1).map(({ fields }) => fields) as never as [
        [typeof ARROWS, typeof ARROWS],
        [typeof ROLES],
        [typeof LINES],
    ];
    const acts = [
        () => (editor.select(at(POINTS.path, 0)), editor.digit("7")),
        () => editor.turnSquare([arrows, artefacts], 5),
        () => editor.turnName(roles, "c"),
        () => editor.turnPair(lines, ["a", "d"]),
        () => editor.removeLine(lines, ["a", "b"]),
        () => editor.readLine(lines, ["a", "b"]),
    ];
    for (const act of acts) {
        act();
        expect([editor.draft, editor.locked]).toEqual([EMPTY, true]);
    }
    for (const act of acts) {
        act();
        const before = editor.draft;
        editor.unlock();
        act();
        expect(editor.draft).not.toEqual(before);
        editor.undo();
    }
});

test("a touch on a square, a name or a line chooses its field", () => {
    editor.turnSquare([ARROWS, ARTEFACTS], 5);
    expect([slots(ARROWS.path), slots(ARTEFACTS.path)]).toEqual([
        [2, 5, 8],
        [4, 7],
    ]);
    expect(editor.cell).toEqual(at(ARROWS.path, WHOLE));
    editor.turnSquare([ARROWS, ARTEFACTS], 5);
    editor.turnSquare([ARROWS, ARTEFACTS], 2);
    expect([slots(ARROWS.path), slots(ARTEFACTS.path)]).toEqual([[8], [2, 4, 5, 7]]);
    editor.turnName(ROLES, "c");
    expect([slots(ROLES.path), editor.cell]).toEqual([["a", "b", "c"], at(ROLES.path, WHOLE)]);
    editor.removeLine(LINES, ["a", "b"]);
    expect([editor.linesOf(LINES).length, editor.cell]).toEqual([2, at(LINES.path, WHOLE)]);
});

test("two places are joined, read and parted by the same touches", () => {
    const marks = () => editor.linesOf(LINES).map(({ value, mark }) => `${value.join("")} ${mark}`);
    editor.turnPair(LINES, ["b", "a"]);
    expect(marks()[0]).toBe("ab box");
    editor.turnPair(LINES, ["a", "b"]);
    expect(marks()).toEqual(["bc ours", "cd ours"]);
    editor.turnPair(LINES, ["a", "d"]);
    expect(marks()).toEqual(["bc ours", "cd ours", "ad box"]);
});

test("one touch that changes many values says so, and can be undone", () => {
    editor.select(at(LINES.path, WHOLE));
    editor.same();
    expect([editor.swept, editor.linesOf(LINES).every(({ mark }) => mark === "box")]).toEqual(["same", true]);
    editor.undo();
    expect([editor.swept, editor.draft.pairs]).toEqual(["", {}]);
    editor.turnSquare([ARROWS, ARTEFACTS], 5);
    editor.clear();
    expect([editor.swept, editor.draft.slots]).toEqual(["cleared", {}]);
    editor.undo();
    expect(Object.keys(editor.draft.slots)).toEqual([ARROWS.path, ARTEFACTS.path]);
    editor.replace({ ...EMPTY, lengths: { [POINTS.path]: 5 } });
    expect(editor.swept).toBe("file");
    editor.select(at(HOLD.path, 0));
    editor.digit("6");
    expect(editor.swept).toBe("");
});

test("every change can be undone, one after the other, and the undone draft is stored", () => {
    editor.select(at(POINTS.path, 1));
    for (const digit of "12") editor.digit(digit);
    editor.undo();
    expect(slots(POINTS.path)).toEqual([null, 1]);
    editor.undo();
    expect([slots(POINTS.path), editor.history.canUndo]).toEqual([undefined, false]);
    editor.undo();
    expect(loadEdition("abc")?.slots).toEqual({});
});

test("the chosen space stays on a track that gets shorter", () => {
    editor.setLength(POINTS, 6);
    editor.select(at(POINTS.path, 5));
    editor.setLength(POINTS, 4);
    expect(editor.cell).toEqual(at(POINTS.path, 3));
});

test("a change is made to what another page has stored since", () => {
    const elsewhere = { ...withSlot(editor.draft, POINTS.path, 1, 3), savedAt: Date.now() + 5 };
    saveEdition(elsewhere);
    editor.select(at(POINTS.path, 2));
    editor.digit("4");
    expect(slots(POINTS.path)).toEqual([null, 3, 4]);
    expect(loadEdition("abc")?.savedAt).toBeGreaterThan(elsewhere.savedAt);
});

test("changes of another page are shown at once", () => {
    const stop = editor.begin();
    const elsewhere = { ...withSlot(EMPTY, HOLD.path, 0, 9), savedAt: 1 };
    const heard = { key: "caravane.edition.abc", newValue: JSON.stringify(elsewhere) };
    page.dispatchEvent(Object.assign(new Event("storage"), heard));
    expect(editor.draft).toEqual(elsewhere);
    stop();
});

test("a device that stores nothing is told, and loses nothing on the page", () => {
    device.refuses = true;
    editor.select(at(HOLD.path, 0));
    editor.digit("5");
    editor.digit("6");
    expect([editor.history.saved, slots(HOLD.path)]).toEqual([false, [56]]);
});
