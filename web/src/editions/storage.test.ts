import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyDraft, withSlot } from "./draft.ts";
import { deleteEdition, editionsOf, freshId, loadEdition, saveEdition, watchEdition } from "./storage.ts";
import { TestStorage } from "./testStorage.ts";

const DRAFT = { ...emptyDraft("abc", "game", "My box"), savedAt: 5 };
let device: TestStorage;

beforeEach(() => void vi.stubGlobal("localStorage", (device = new TestStorage())));
afterEach(() => {
    deleteEdition(DRAFT.id);
    vi.stubGlobal("localStorage", undefined);
});

test("a draft is stored, found by its game, the last one first, and deleted", () => {
    const later = { ...DRAFT, id: "later", savedAt: 9 };
    expect([
        saveEdition(DRAFT),
        saveEdition(later),
        saveEdition({ ...DRAFT, id: "other", game: "other" }),
    ]).not.toContain(false);
    expect(editionsOf("game").map(({ id }) => id)).toEqual(["later", "abc"]);
    deleteEdition("later");
    expect(loadEdition("later")).toBeNull();
    expect(loadEdition("abc")).toEqual(DRAFT);
});

test("a device that stores nothing keeps a draft while the page lives", () => {
    device.refuses = true;
    expect(saveEdition(DRAFT)).toBe(false);
    expect(loadEdition("abc")).toEqual(DRAFT);
    expect(editionsOf("game")).toEqual([DRAFT]);
    deleteEdition("abc");
    expect(editionsOf("game")).toEqual([]);
});

test("a device that throws at every use is no obstacle", () => {
    const throws = (): never => {
        throw new Error("not allowed");
    };
    vi.stubGlobal("localStorage", { getItem: throws, setItem: throws, removeItem: throws, key: throws, length: 1 });
    expect(saveEdition(DRAFT)).toBe(false);
    expect(editionsOf("game")).toEqual([DRAFT]);
    expect(loadEdition("none")).toBeNull();
    deleteEdition("abc");
});

test("anything else is no draft, and an earlier one gets its further fields", () => {
    for (const text of ["{", "3", '{"id": 5}', "null"]) {
        device.setItem("caravane.edition.odd", text);
        expect(loadEdition("odd")).toBeNull();
    }
    const { name: _, pairs: __, ...earlier } = DRAFT;
    device.setItem("caravane.edition.abc", JSON.stringify(earlier));
    expect(loadEdition("abc")).toEqual(DRAFT);
});

test("another page that stores the same draft is heard until it is enough", () => {
    const page = new EventTarget();
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
    const heard = vi.fn();
    const stop = watchEdition("abc", heard);
    const read = withSlot(DRAFT, "sites/ur/points", 1, 3);
    const tell = (key: string, newValue: string | null): boolean =>
        page.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
    tell("caravane.edition.abc", JSON.stringify(read));
    tell("caravane.edition.abc", null);
    tell("caravane.edition.other", JSON.stringify(read));
    stop();
    tell("caravane.edition.abc", JSON.stringify(read));
    expect(heard.mock.calls).toEqual([[read]]);
});

test("ids differ", () => {
    expect(new Set(Array.from({ length: 50 }, freshId)).size).toBeGreaterThan(45);
});
