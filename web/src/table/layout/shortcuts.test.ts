import { expect, test } from "vitest";
import { commandOf, faceKeyOf, freeKeys, SHORTCUTS } from "./shortcuts.ts";

const press = (key: string, more = {}) => ({
    key,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    repeat: false,
    ...more,
});

test("letters are shortcuts in lower and upper case", () => {
    expect(commandOf(press("u"), "page")).toBe("undo");
    expect(commandOf(press("U"), "button")).toBe("undo");
    expect(commandOf(press("?"), "page")).toBe("help");
});

test("shortcuts are ignored in text fields", () => {
    for (const { key } of SHORTCUTS) expect(commandOf(press(key), "field")).toBeUndefined();
});

test("while a replay is shown, no key acts on the table behind it", () => {
    for (const key of ["u", "b", "m", "h", "Enter"]) expect(commandOf(press(key), "page", true)).toBeUndefined();
    for (const key of ["i", "l", "c", "r", "?"]) expect(commandOf(press(key), "page", true)).toBeDefined();
});

test("shortcuts of the browser are ignored", () => {
    expect(commandOf(press("r", { ctrlKey: true }), "page")).toBeUndefined();
    expect(commandOf(press("l", { metaKey: true }), "page")).toBeUndefined();
});

test("Enter on a button and repeated keys are ignored", () => {
    expect(commandOf(press("Enter"), "button")).toBeUndefined();
    expect(commandOf(press("Enter"), "page")).toBe("confirm");
    expect(commandOf(press("u", { repeat: true }), "page")).toBeUndefined();
});

test("every key is used once", () => {
    expect(new Set(SHORTCUTS.map(({ key }) => key)).size).toBe(SHORTCUTS.length);
});

test("a face has keys of its own, and those of the table win", () => {
    const keys = ["z", "u", "Escape"].map((key) => ({ key, label: key, press: () => {} }));
    expect(freeKeys(keys).map(({ key }) => key)).toEqual(["z"]);
    expect(faceKeyOf(press("Z"), "button", keys)?.key).toBe("z");
    expect(faceKeyOf(press("u"), "page", keys)).toBeUndefined();
    expect(faceKeyOf(press("z"), "field", keys)).toBeUndefined();
});
