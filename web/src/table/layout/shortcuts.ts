// Keyboard shortcuts at the table, all listed in the help. Everything is also a button.
import type { FaceKey } from "../../face/types.ts";

export type Command = "undo" | "confirm" | "moves" | "log" | "chat" | "rules" | "help" | "restart" | "hint" | "card";

/** Commands for the live table: they do nothing while a replay stands in its place. */
const AT_THE_TABLE: readonly Command[] = ["undo", "confirm", "moves", "restart", "hint"];

export const SHORTCUTS: readonly { key: string; command: Command }[] = [
    { key: "Enter", command: "confirm" },
    { key: "u", command: "undo" },
    { key: "b", command: "restart" },
    { key: "m", command: "moves" },
    { key: "h", command: "hint" },
    { key: "i", command: "card" },
    { key: "l", command: "log" },
    { key: "c", command: "chat" },
    { key: "r", command: "rules" },
    { key: "?", command: "help" },
];

export interface KeyPress {
    key: string;
    ctrlKey: boolean;
    altKey: boolean;
    metaKey: boolean;
    repeat: boolean;
}

/** Focused element when a key is pressed: fields take letters, buttons take Enter. */
export type Focus = "field" | "button" | "page";

export function commandOf(pressed: KeyPress, focus: Focus, isReplay = false): Command | undefined {
    const key = keyOf(pressed, focus);
    const command = SHORTCUTS.find((each) => each.key === key)?.command;
    return command && isReplay && AT_THE_TABLE.includes(command) ? undefined : command;
}

/** The key of the face that was pressed. */
export function faceKeyOf(pressed: KeyPress, focus: Focus, keys: readonly FaceKey[] = []): FaceKey | undefined {
    const key = keyOf(pressed, focus);
    return freeKeys(keys).find((each) => each.key === key);
}

/** Keys of a face without those that mean the same at every table. */
export function freeKeys(keys: readonly FaceKey[] = []): readonly FaceKey[] {
    return keys.filter(({ key }) => key.length === 1 && !SHORTCUTS.some((each) => each.key === key));
}

/** A letter in lower case, or the name of a key; nothing where the key has another meaning. */
function keyOf({ key, ctrlKey, altKey, metaKey, repeat }: KeyPress, focus: Focus): string | undefined {
    if (ctrlKey || altKey || metaKey || repeat || focus === "field") return undefined;
    if (key === "Enter" && focus === "button") return undefined;
    return key.length === 1 ? key.toLowerCase() : key;
}

export function focusOf(element: Element | null): Focus {
    const inside = element?.shadowRoot?.activeElement;
    if (inside) return focusOf(inside);
    if (element?.matches("input:not([type=range], [type=radio], [type=checkbox]), textarea, select")) return "field";
    return element?.matches("button, a, summary, input, [role=button]") ? "button" : "page";
}
