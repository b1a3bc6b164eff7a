// Keyboard shortcuts at the table, all listed in the help. Everything is also a button.

export type Command = "undo" | "confirm" | "moves" | "log" | "chat" | "rules" | "help" | "restart" | "hint";

export const SHORTCUTS: readonly { key: string; command: Command }[] = [
    { key: "Enter", command: "confirm" },
    { key: "u", command: "undo" },
    { key: "b", command: "restart" },
    { key: "m", command: "moves" },
    { key: "h", command: "hint" },
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

export function commandOf(pressed: KeyPress, focus: Focus): Command | undefined {
    if (pressed.ctrlKey || pressed.altKey || pressed.metaKey || pressed.repeat || focus === "field") return undefined;
    if (pressed.key === "Enter" && focus === "button") return undefined;
    const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
    return SHORTCUTS.find((each) => each.key === key)?.command;
}

export function focusOf(element: Element | null): Focus {
    const inside = element?.shadowRoot?.activeElement;
    if (inside) return focusOf(inside);
    if (element?.matches("input:not([type=range], [type=radio], [type=checkbox]), textarea, select")) return "field";
    return element?.matches("button, a, summary, input, [role=button]") ? "button" : "page";
}
