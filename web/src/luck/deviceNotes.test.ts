import { expect, test } from "vitest";
import { isComparable, newNotes, notesFile, shownDigest, withMoves, withResult, withSeen } from "./deviceNotes.ts";
import { changeEntropy, withEntropy } from "./deviceNotes.ts";
import { readNotes } from "./readNotes.ts";

const TABLE = { id: "T", game: "lost-cities", seats: 2, commitment: "ab".repeat(32) };
const NOTES = newNotes(TABLE, true);
/** A digest of twenty equal digits. */
const shown = (digit: string, draws = 0): string => `${digit.repeat(20)}.${draws}`;
const RESULT = { ranks: [1, 2, 3], scores: [9, 4, 7], resigned: [], finished: true };

test("the fingerprint counts only if it was seen in the waiting room", () => {
    expect(NOTES.commitment).toBe(TABLE.commitment);
    expect(newNotes(TABLE, false).commitment).toBe("");
});

test("entropy is noted with its fingerprint, one per seat", () => {
    const twice = withEntropy(withEntropy(withEntropy(NOTES, 1, "00"), 0, "01"), 1, "02");
    expect(twice.entropies.map(({ seat, entropy }) => [seat, entropy])).toEqual([
        [0, "01"],
        [1, "02"],
    ]);
    const given = changeEntropy(twice, twice.entropies[0]!.commitment, { committed: true });
    expect(given.entropies.map(({ committed }) => committed)).toEqual([true, false]);
});

test("moves keep the order of their decisions, also if an acknowledgement comes late, seat by seat", () => {
    const moves = [30, 10, 20].reduce((notes, n) => withMoves(notes, 0, n, [`m${n}`]), NOTES);
    const both = withMoves(withMoves(moves, 1, 5, ["other"]), 0, 20, ["second of the same number"]).moves;
    expect(both.filter(({ seat }) => seat === 0).map((each) => each.moves[0])).toEqual([
        "m10",
        "m20",
        "second of the same number",
        "m30",
    ]);
});

test("the same view is noted once, two views of one number are both noted", () => {
    const seen = [withSeen(NOTES, 0, [5, "a"])];
    seen.push(withSeen(seen[0]!, 0, [5, "a"]), withSeen(seen[0]!, 0, [5, "b"]));
    expect(seen.map((notes) => notes.seen["0"])).toEqual([
        [[5, "a"]],
        [[5, "a"]],
        [
            [5, "a"],
            [5, "b"],
        ],
    ]);
});

test("the first result is noted, of the seats only; another one is irregular", () => {
    const ended = withResult(NOTES, RESULT);
    expect(ended.result).toEqual({ ...RESULT, ranks: [1, 2], scores: [9, 4] });
    expect(withResult(ended, RESULT)).toBe(ended);
    expect(withResult(ended, { ...RESULT, scores: [0, 0, 0] })).toEqual({ ...ended, irregular: 1 });
});

test("views with other parts have another beginning", () => {
    const digests = [{ a: 1, b: 2 }, { b: 2, a: 1 }, { a: 1, b: 3 }, { a: 1 }].map((view) => shownDigest(view, 7));
    expect(digests[0]).toMatch(/^[0-9a-f]{20}\.7$/);
    expect(digests[1]).toBe(digests[0]);
    expect(digests[2]!.slice(0, 4)).toBe(digests[0]!.slice(0, 4));
    expect(digests[2]).not.toBe(digests[0]);
    expect(digests[3]!.slice(0, 4)).not.toBe(digests[0]!.slice(0, 4));
});

test("only views with other parts cannot be compared, and not if there were other draws", () => {
    expect(isComparable(shown("a"), shown("a").replace("aaaa.", "bbbb."))).toBe(true);
    expect(isComparable(shown("a", 3), shown("b", 3))).toBe(false);
    expect(isComparable(shown("a", 3), shown("b", 4))).toBe(true);
    expect(isComparable("", shown("b", 4))).toBe(true);
});

test("a file of notes is read again, without what matters on this device only", () => {
    const drawn = withEntropy(withMoves(withSeen(NOTES, 0, [5, shown("a", 2)]), 0, 5, ["a"]), 0, "00".repeat(32));
    const full = withResult(changeEntropy(drawn, drawn.entropies[0]!.commitment, { n: 4 }), RESULT);
    const file: unknown = JSON.parse(JSON.stringify({ ...notesFile(full) }));
    expect(readNotes(file)).toEqual(file);
    expect(JSON.stringify((file as { entropies: unknown }).entropies)).not.toMatch(/"(n|revealedAt)":/);
    expect(JSON.stringify(file)).not.toMatch(/"at":/);
});

function given(change: object): unknown {
    return { ...withEntropy(NOTES, 0, "07".repeat(32)).entropies[0], ...change };
}

test.each([
    null,
    [],
    {},
    { ...NOTES, format: 2 },
    { ...NOTES, commitment: "x" },
    { ...NOTES, commitment: "ab" },
    { ...NOTES, restarts: -1 },
    { ...NOTES, irregular: 0.5 },
    { ...NOTES, moves: [{ seat: 0 }] },
    { ...NOTES, moves: [{ seat: 2, n: 1, moves: [] }] },
    { ...NOTES, moves: [{ seat: 0, n: 12.5, moves: [] }] },
    { ...NOTES, seen: { "0": [[1]] } },
    { ...NOTES, seen: { "0": [[1, "ab"]] } },
    { ...NOTES, seen: { "2": [] } },
    { ...NOTES, seen: { length: [] } },
    { ...NOTES, entropies: [{}] },
    { ...NOTES, entropies: [given({ others: ["committed:5"] })] },
    { ...NOTES, entropies: [given({ others: [""] })] },
    { ...NOTES, entropies: [given({ others: ["", 5] })] },
    { ...NOTES, entropies: [given({ commitment: "00".repeat(32) })] },
    { ...NOTES, entropies: [given({ seat: 2 })] },
    { ...NOTES, result: {} },
])("%j is no notes", (data) => expect(readNotes(data)).toBeNull());
