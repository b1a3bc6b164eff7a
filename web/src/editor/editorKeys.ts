// Keys of the keyboard on a desk.
import type { Editor } from "./editor.svelte.ts";

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -2, ArrowDown: 2 };

/** Whether a key belongs to a field or to what has the focus. */
function isTaken(event: KeyboardEvent): boolean {
    const target = event.target as HTMLElement | null;
    const writes = target?.closest("input, select, textarea, [contenteditable]");
    return Boolean(writes) || event.ctrlKey || event.metaKey || event.altKey;
}

/** Enter on the chosen value goes on; on another button it presses that. */
function presses(event: KeyboardEvent): boolean {
    const button = (event.target as HTMLElement | null)?.closest("button, a");
    return Boolean(button) && !button?.ariaCurrent;
}

export function pressed(editor: Editor, event: KeyboardEvent): void {
    if (isTaken(event)) return;
    const { key } = event;
    if (/^\d$/.test(key)) editor.digit(key);
    else if (key === "-" || key === "−") editor.minus();
    else if (key === "=") editor.same();
    else if (key === "Backspace") editor.erase();
    else if (key === "Delete") editor.clear();
    else if (key === "Escape") (document.activeElement as HTMLElement | null)?.blur();
    else if (key === "Enter" && !presses(event)) editor.next();
    else if (key in STEPS) editor.step(STEPS[key]!);
    else return;
    event.preventDefault();
}
