import { expect, test, vi } from "vitest";
import { leaves, pressed } from "./editorKeys.ts";
import type { Editor } from "./editor.svelte.ts";

/** An element that matches some selectors. */
const on = (...selectors: string[]) => ({
    closest: (wanted: string) => wanted.split(", ").find((each) => selectors.includes(each)) ?? null,
});
const PAGE = on();
const VALUE = on("button", "[data-value]");

function editor(more: object = {}) {
    const acts = ["digit", "minus", "erase", "same", "clear", "next", "step", "undo"] as const;
    const fakes = Object.fromEntries(acts.map((act) => [act, vi.fn()])) as Record<
        (typeof acts)[number],
        ReturnType<typeof vi.fn>
    >;
    return Object.assign(fakes, { typed: "", isWhole: false, history: { canUndo: true }, ...more });
}

type Fake = ReturnType<typeof editor>;
const press = (fake: Fake, key: string, target: ReturnType<typeof on> | null = PAGE, more = {}) =>
    pressed(fake as unknown as Editor, { key, ctrlKey: false, metaKey: false, altKey: false, target, ...more });

test("digits and signs are for the chosen value, wherever the focus is but in a field", () => {
    const fake = editor();
    for (const target of [PAGE, VALUE, on("button"), null]) expect(press(fake, "7", target)).toBe(true);
    expect(fake.digit.mock.calls).toEqual([["7"], ["7"], ["7"], ["7"]]);
    for (const key of ["-", "−", "=", "Backspace", "Delete"]) expect(press(fake, key)).toBe(true);
    expect([fake.minus, fake.same, fake.erase, fake.clear].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1, 1]);
    for (const field of ["input", "select", "textarea", "[contenteditable]"])
        expect(press(fake, "7", on(field))).toBe(false);
    expect(press(fake, "a")).toBe(false);
});

test("Enter on any value goes on, also on one that was clicked; on another button it presses that", () => {
    const fake = editor();
    expect([press(fake, "Enter", VALUE), press(fake, "Enter"), press(fake, "Enter", on("button"))]).toEqual([
        true,
        true,
        false,
    ]);
    expect(fake.next).toHaveBeenCalledTimes(2);
    expect([press(fake, "Enter", on("a")), press(fake, "Enter", on("summary"))]).toEqual([false, false]);
});

test("arrows choose another value, but not from what scrolls or from a place of the map", () => {
    const fake = editor();
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) press(fake, key, VALUE);
    expect(fake.step.mock.calls).toEqual([[-1], [1], [-2], [2]]);
    expect([press(fake, "ArrowDown", on("pre")), press(fake, "ArrowDown", on("[data-place]"))]).toEqual([false, false]);
});

test("no key changes many values at once", () => {
    const fake = editor({ isWhole: true });
    expect([press(fake, "="), press(fake, "Delete")]).toEqual([false, false]);
    expect([fake.same, fake.clear].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test("Control Z undoes what can be undone; other shortcuts are those of the browser", () => {
    const fake = editor();
    expect([press(fake, "z", PAGE, { ctrlKey: true }), press(fake, "Z", PAGE, { metaKey: true })]).toEqual([
        true,
        true,
    ]);
    expect(fake.undo).toHaveBeenCalledTimes(2);
    expect([press(fake, "7", PAGE, { ctrlKey: true }), press(fake, "7", PAGE, { altKey: true })]).toEqual([
        false,
        false,
    ]);
    expect(press(editor({ history: { canUndo: false } }), "z", PAGE, { ctrlKey: true })).toBe(false);
    expect(press(fake, "z", on("input"), { ctrlKey: true })).toBe(false);
});

test("Escape leaves a field too, and what was typed is done", () => {
    const fake = editor({ typed: "12" });
    const escape = { key: "Escape", ctrlKey: false, metaKey: false, altKey: false, target: on("input") };
    expect(leaves(fake as unknown as Editor, escape)).toBe(true);
    expect(fake.typed).toBe("");
    expect(leaves(fake as unknown as Editor, { ...escape, key: "7" })).toBe(false);
});
