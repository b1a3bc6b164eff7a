// Keys of the keyboard on a desk.
import type { Editor } from "./editor.svelte.ts";

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -2, ArrowDown: 2 };
const WRITES = "input, select, textarea, [contenteditable]";
/** What Enter presses. */
const BUTTONS = "button, a, summary";
/** What has other uses for arrows: what scrolls, and the places of a map. */
const ARROWS = "pre, [data-place]";
/** A value on the board. */
export const VALUE = "[data-value]";

export interface Press {
    readonly key: string;
    readonly ctrlKey: boolean;
    readonly metaKey: boolean;
    readonly altKey: boolean;
    readonly target: EventTarget | { closest(selector: string): unknown } | null;
}

/** Do what a key is for; return whether it is for the editor. */
export function pressed(editor: Editor, press: Press): boolean {
    const { key, ctrlKey, metaKey, altKey } = press;
    if (isWithin(press, WRITES) || altKey) return false;
    if (ctrlKey || metaKey) return key.toLowerCase() === "z" && undo(editor);
    const act = /^\d$/.test(key) ? () => editor.digit(key) : actOf(editor, press);
    act?.();
    return act !== undefined;
}

/** Whether Escape leaves what has the focus. */
export function leaves(editor: Editor, { key }: Press): boolean {
    if (key !== "Escape") return false;
    editor.typed = "";
    return true;
}

function actOf(editor: Editor, press: Press): (() => void) | undefined {
    const { key } = press;
    if (key === "-" || key === "−") return () => editor.minus();
    if (key === "Backspace") return () => editor.erase();
    // Many values at once change by buttons only, which say so.
    if (key === "=" && !editor.isWhole) return () => editor.same();
    if (key === "Delete" && !editor.isWhole) return () => editor.clear();
    if (key === "Enter" && !isOther(press, BUTTONS)) return () => editor.next();
    if (key in STEPS && !isOther(press, ARROWS)) return () => editor.step(STEPS[key]!);
    return undefined;
}

function undo(editor: Editor): boolean {
    if (!editor.history.canUndo) return false;
    editor.undo();
    return true;
}

function isOther(press: Press, selector: string): boolean {
    return !isWithin(press, VALUE) && isWithin(press, selector);
}

function isWithin({ target }: Press, selector: string): boolean {
    return target !== null && "closest" in target && Boolean(target.closest(selector));
}
