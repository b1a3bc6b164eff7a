import { expect, test } from "vitest";
import { commitment } from "./committedLuck.ts";
import { changeEntropy, withEntropy, withResult, withSeen } from "./deviceNotes.ts";
import { fromHex } from "./encoding.ts";
import { NotesStore, type TextStore } from "./notesStore.ts";

/** A digest of twenty equal digits. */
const shown = (digit: string): string => `${digit.repeat(20)}.0`;
const DAY_MS = 24 * 3600 * 1000;
const ENTROPY = "cd".repeat(32);
const RESULT = { ranks: [1, 2], scores: [9, 4], resigned: [], finished: true };

function table(id: string) {
    return { id, game: "lost-cities", seats: 2, commitment: "ab".repeat(32) };
}

/** Storage with room for a number of entries. */
function memory(room = Infinity): TextStore {
    const items = new Map<string, string>();
    return {
        getItem: (key) => items.get(key) ?? null,
        setItem: (key, text) => {
            if (!items.has(key) && items.size >= room) throw new Error("quota");
            items.set(key, text);
        },
        removeItem: (key) => void items.delete(key),
        key: (index) => [...items.keys()][index] ?? null,
        get length() {
            return items.size;
        },
    };
}

function blocked(): TextStore {
    throw new Error("blocked");
}

function ids(store: NotesStore): string[] {
    return store.all().map((notes) => notes.table);
}

test("notes are begun once, and changed by every page", () => {
    const storage = memory();
    const [one, other] = [new NotesStore(() => storage), new NotesStore(() => storage)];
    one.meet(table("T"), true);
    expect(other.meet({ ...table("T"), commitment: "00".repeat(32) }, true).commitment).toBe(table("T").commitment);
    one.change("T", (notes) => withSeen(notes, 0, [1, shown("a")]));
    other.change("T", (notes) => withSeen(notes, 0, [2, shown("b")]));
    expect(one.load("T")?.seen["0"]).toEqual([
        [1, shown("a")],
        [2, shown("b")],
    ]);
    one.change("unknown", (notes) => notes);
    expect(ids(one)).toEqual(["T"]);
});

test("a table met while starting takes the fingerprint when it waits again, and not after something was shown", () => {
    const store = new NotesStore(() => memoryOf);
    const memoryOf = memory();
    expect(store.meet(table("T"), false).commitment).toBe("");
    expect(store.meet(table("T"), true).commitment).not.toBe("");
    store.meet(table("U"), false);
    store.change("U", (notes) => withSeen(notes, 0, [5, shown("a")]));
    expect(store.meet(table("U"), true).commitment).toBe("");
});

test("tables that ended a while ago are forgotten first, then the oldest, not the game that has just ended", () => {
    const storage = memory();
    let now = 10 * DAY_MS;
    const store = new NotesStore(
        () => storage,
        3,
        () => (now += 1),
    );
    for (const id of ["A", "B", "C"]) store.meet(table(id), true);
    store.change("B", (notes) => withResult(notes, RESULT));
    store.meet(table("D"), true);
    expect(ids(store)).toEqual(["B", "C", "D"]);
    now += 2 * DAY_MS;
    store.meet(table("E"), true);
    expect(ids(store)).toEqual(["C", "D", "E"]);
});

test("a game whose luck holds the own share is not forgotten for others before its end, unless it is abandoned", () => {
    const storage = memory();
    let now = 10 * DAY_MS;
    const store = new NotesStore(
        () => storage,
        2,
        () => (now += 1),
    );
    for (const id of ["A", "B"]) {
        store.meet(table(id), true);
        store.change(id, (notes) => withEntropy(notes, 0, ENTROPY));
        store.change(id, (notes) => changeEntropy(notes, commitment(fromHex(ENTROPY)), { revealed: "sent" }));
    }
    store.meet(table("C"), true);
    expect(ids(store)).toEqual(["A", "B"]);
    expect(store.change("C", (notes) => withEntropy(notes, 0, ENTROPY))).toBe(false);
    store.change("A", (notes) => withResult(notes, RESULT));
    store.meet(table("D"), true);
    expect(ids(store)).toEqual(["B", "D"]);
    now += 91 * DAY_MS;
    store.meet(table("E"), true);
    expect(ids(store)).toEqual(["D", "E"]);
});

test("notes that cannot be read stay, and nothing is given to their table", () => {
    const storage = memory();
    const store = new NotesStore(() => storage);
    store.meet(table("T"), true);
    const odd = storage.getItem("caravane.notes.T")!.replace('"restarts":0', '"restarts":"none"');
    storage.setItem("caravane.notes.T", odd);
    expect(store.load("T")).toBeNull();
    expect(store.meet(table("T"), true).commitment).toBe("");
    expect(store.change("T", (notes) => notes)).toBe(false);
    expect(storage.getItem("caravane.notes.T")).toBe(odd);
});

test("a change that could not be read again is not made", () => {
    const store = new NotesStore(() => memoryOf);
    const memoryOf = memory();
    store.meet(table("T"), true);
    expect(store.change("T", (notes) => withSeen(notes, 0, [12.5, shown("a")]))).toBe(false);
    expect(store.load("T")?.seen).toEqual({});
    expect(store.meet({ ...table("U"), commitment: "?" }, true).commitment).toBe("");
    expect(store.load("U")).toBeNull();
});

test("a full storage makes room by forgetting finished tables; else notes last as long as the page", () => {
    const storage = memory(2);
    const store = new NotesStore(() => storage);
    for (const id of ["A", "B"]) store.meet(table(id), true);
    store.change("A", (notes) => withResult(notes, RESULT));
    store.meet(table("C"), true);
    expect(ids(store)).toEqual(["B", "C"]);
    store.meet(table("D"), true);
    expect(store.load("D")?.table).toBe("D");
    expect(new NotesStore(() => storage).load("D")).toBeNull();
});

test("without storage notes last as long as the page", () => {
    const store = new NotesStore(blocked);
    store.meet(table("T"), true);
    store.change("T", (notes) => withSeen(notes, 0, [1, shown("a")]));
    expect(store.load("T")?.seen["0"]).toHaveLength(1);
    expect(ids(store)).toEqual(["T"]);
});

test("data that is not notes is ignored", () => {
    const storage = memory();
    storage.setItem("caravane.notes.T", "{");
    storage.setItem("caravane.notes.U", "{}");
    const store = new NotesStore(() => storage);
    expect([store.load("T"), store.load("U"), ids(store)]).toEqual([null, null, []]);
    expect(store.meet(table("T"), true)).toMatchObject({ table: "T", commitment: "" });
});
