import { expect, test } from "vitest";
import { commandOf, SHORTCUTS } from "./shortcuts.ts";

const press = (key: string, more = {}) => ({
    key,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    repeat: false,
    ...more,
});

test("letters do what the help says, small or capital", () => {
    expect(commandOf(press("u"), "page")).toBe("undo");
    expect(commandOf(press("U"), "button")).toBe("undo");
    expect(commandOf(press("?"), "page")).toBe("help");
});

test("who writes in a field writes", () => {
    for (const { key } of SHORTCUTS) expect(commandOf(press(key), "field")).toBeUndefined();
});

test("the browser's own shortcuts stay its own", () => {
    expect(commandOf(press("r", { ctrlKey: true }), "page")).toBeUndefined();
    expect(commandOf(press("l", { metaKey: true }), "page")).toBeUndefined();
});

test("Enter on a button presses the button; a key held down does nothing twice", () => {
    expect(commandOf(press("Enter"), "button")).toBeUndefined();
    expect(commandOf(press("Enter"), "page")).toBe("confirm");
    expect(commandOf(press("u", { repeat: true }), "page")).toBeUndefined();
});

test("no key does two things", () => {
    expect(new Set(SHORTCUTS.map(({ key }) => key)).size).toBe(SHORTCUTS.length);
});
