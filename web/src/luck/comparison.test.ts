/** Files are compared with notes as in Python, by shared vectors; honest games never differ. */
import { describe, expect, test } from "vitest";

import vectors from "../../../tests/vectors/luck.json";
import { commitment as hashOf } from "./committedLuck.ts";
import { compare } from "./comparison.ts";
import { notesOf } from "./deviceCheck.ts";
import { shownDigest, type DeviceNotes } from "./deviceNotes.ts";
import { fromHex, type Json } from "./encoding.ts";
import { readNotes } from "./readNotes.ts";
import { readSupported, verify } from "./verify.ts";

interface Case {
    name: string;
    file: string | Record<string, unknown>;
    notes: DeviceNotes | null;
    expected: unknown;
}

const FILES: Record<string, unknown> = vectors.files;
const CASES = vectors.notes as unknown as Case[];

function compared({ file, notes }: Pick<Case, "file" | "notes">) {
    const data = typeof file === "string" ? FILES[file] : file;
    return compare(
        notes && readNotes(notes),
        readSupported(data)!,
        verify(data).map(({ code }) => code),
    );
}

test.each(CASES)("$name", (each) => expect(compared(each)).toEqual(each.expected));

test.each(vectors.views as unknown as { view: Record<string, Json>; draws: number; seen: string }[])(
    "digest $seen of a view",
    ({ view, draws, seen }) => expect(shownDigest(view, draws)).toBe(seen),
);

describe("notes of an honest game", () => {
    const agreeing = CASES.find(({ name }) => name === "all agrees") as Case & { notes: DeviceNotes };
    const changed = (change: Partial<DeviceNotes>) => ({ ...agreeing, notes: { ...agreeing.notes, ...change } });
    const { entropies, moves, seen } = agreeing.notes;

    test.each([
        ["a second device that only looked on", { entropies: [], moves: [] }],
        ["a second device with some of the moves", { entropies: [], moves: moves.filter((_, at) => at % 2) }],
        ["a device that came in the middle", { commitment: "", entropies: [], moves: moves.slice(3) }],
        ["a table that was begun before devices took notes", { commitment: "", entropies: [], moves: [], seen: {} }],
        ["a commitment that was refused, as another device was faster", { entropies: [refused(entropies[0]!.seat)] }],
    ])("%s: no part, no warning", (_, change) =>
        expect(compared(changed(change))).toMatchObject({ verdict: "no-part", differences: [] }),
    );

    test.each([
        ["the last answers were lost", { moves: moves.slice(0, -2) }],
        ["a reload lost some of what others did", { seen: answered(seen) }],
        [
            "the answer to the entropy was lost",
            { entropies: entropies.map((e) => ({ ...e, revealed: "sent" as const })) },
        ],
        ["a companion's commitment was refused", { entropies: [...entropies, refused(2)] }],
    ])("%s: verified", (_, change) =>
        expect(compared(changed(change))).toMatchObject({ verdict: "verified", differences: [] }),
    );

    test("are found by the file, also if one of commitment and entropy was changed", () => {
        const { notes } = agreeing;
        const file = readSupported(FILES[agreeing.file as string])!;
        const stranger = { ...notes, table: "other", commitment: "00", entropies: [refused(0)] };
        expect(notesOf(file, [stranger, notes])).toBe(notes);
        const recommitted = { ...notes, commitment: "00" };
        expect(notesOf(file, [stranger, recommitted])).toBe(recommitted);
        const replaced = { ...notes, entropies: [refused(0)] };
        expect(notesOf(file, [stranger, replaced])).toBe(replaced);
        expect(notesOf(file, [stranger])).toBeNull();
    });

    function refused(seat: number) {
        const note = { seat, entropy: "07".repeat(32), commitment: hashOf(fromHex("07".repeat(32))) };
        return { ...note, committed: false, revealed: "" as const, others: [] };
    }

    /** Only what was answered. */
    function answered(all: DeviceNotes["seen"]): DeviceNotes["seen"] {
        const numbers = moves.map(({ n }) => n);
        return Object.fromEntries(
            Object.entries(all).map(([seat, pairs]) => [seat, pairs.filter(([n]) => numbers.includes(n))]),
        );
    }
});
