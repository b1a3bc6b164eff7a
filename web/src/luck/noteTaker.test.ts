import { expect, test } from "vitest";
import { NotesStore } from "./notesStore.ts";
import { take } from "./noteTaker.ts";
import type { NotedTable, Observation } from "./observation.ts";
import type { Update } from "../wire/types.ts";

const TABLE = {
    id: "T",
    settings: { game: "lost-cities", seats: 2 },
    my_seats: [0, 1],
    commitment: "ab".repeat(32),
} as unknown as NotedTable;
const RESULT = { ranks: [1, 2], scores: [4, 2], score_sheets: [], resigned: [], finished: true };

function store(): NotesStore {
    return new NotesStore(() => {
        throw new Error("no storage");
    });
}

function update(n: number, more: Partial<Update> = {}): Observation {
    const common = { n, seat: 0, status: "playing", view: { dice: n }, draws: n, events: [] };
    const shown = { ...common, ...more } as unknown as Update;
    return { kind: "update", table: TABLE, update: shown };
}

test("updates and moves of all own seats are noted together", () => {
    const kept = store();
    const moves: Observation = { kind: "moves", table: TABLE, seat: 1, n: 3, moves: ["a", "b"] };
    take([update(4), update(5), update(5), update(3, { seat: 1 }), moves], kept);
    const notes = kept.load("T")!;
    expect(notes.seen["0"]!.map(([n]) => n)).toEqual([4, 5]);
    expect(notes.seen["1"]!.map(([n]) => n)).toEqual([3]);
    expect(notes.moves).toEqual([{ seat: 1, n: 3, moves: ["a", "b"] }]);
    expect(notes.commitment).toBe("");
});

test("the end is noted once; a last answer may come after it", () => {
    const kept = store();
    take([update(4), update(5, { status: "ended", result: RESULT }), update(6, { status: "ended" })], kept);
    take([{ kind: "moves", table: TABLE, seat: 0, n: 4, moves: ["last"] }], kept);
    const notes = kept.load("T")!;
    expect(notes.seen["0"]!.map(([n]) => n)).toEqual([4, 5]);
    expect(notes.result).toEqual({ ranks: [1, 2], scores: [4, 2], resigned: [], finished: true });
    expect(notes.moves).toHaveLength(1);
});

test("another page notes after the end what it was shown before; a game that goes on after its end is odd", () => {
    const kept = store();
    take([update(4), update(7, { status: "ended", result: RESULT })], kept);
    take([update(5), update(6)], kept);
    expect(kept.load("T")!.seen["0"]!.map(([n]) => n)).toEqual([4, 7, 5, 6]);
    expect(kept.load("T")!.irregular).toBe(0);
    take([update(8)], kept);
    expect(kept.load("T")!.irregular).toBe(1);
});

test("notes are not begun with the end of a game", () => {
    const kept = store();
    take([update(9, { status: "ended", result: RESULT })], kept);
    expect(kept.load("T")).toBeNull();
});

const ODD: readonly [string, object][] = [
    ["a view without a canonical form", { view: { half: 0.5 } }],
    ["a number that is none", { n: 12.5 }],
    ["draws that are none", { draws: "three" }],
    ["a missing number of draws", { draws: undefined }],
    ["an end without a result", { status: "ended" }],
    ["a result of another form", { status: "ended", result: { resigned: [] } }],
];

test.each(ODD)("%s is counted, and hides nothing else", (_, more) => {
    const kept = store();
    take([update(3), update(4, more as Partial<Update>), update(5)], kept);
    const notes = kept.load("T")!;
    expect(notes.irregular).toBe(1);
    expect(notes.seen["0"]!.map(([n]) => n)).toEqual([3, 5]);
    expect(notes.result).toBeNull();
});

test("a result counts at the end only, once; the game does not begin again", () => {
    const kept = store();
    take([update(4, { result: RESULT })], kept);
    expect(kept.load("T")!.result).toBeNull();
    take([update(5, { status: "ended", result: RESULT }), update(5, { status: "ended", result: RESULT })], kept);
    expect(kept.load("T")!.irregular).toBe(0);
    take([update(6, { status: "ended", result: { ...RESULT, scores: [0, 9] } }), update(7)], kept);
    expect(kept.load("T")!).toMatchObject({ irregular: 2, result: { scores: [4, 2] } });
});
