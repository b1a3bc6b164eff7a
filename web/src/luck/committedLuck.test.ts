/** Test vectors shared with Python, and manipulated files. */

import { describe, expect, test } from "vitest";

import vectors from "../../../tests/vectors/luck.json";
import { type ChanceSpec, outcomeLine } from "./chanceEvents.ts";
import { ALGORITHM, CommittedLuck, commitment, TableLuck, tableKey, wordOf } from "./committedLuck.ts";
import { hash } from "./sha256.ts";
import { canonical, digest, fromHex, type Json, toHex, toUtf8 } from "./encoding.ts";
import { type Finding, verify } from "./verify.ts";

type Path = readonly (string | number)[];
type Tree = { [step: string | number]: Tree };

const FILES = vectors.files as unknown as Record<string, Json>;
const NAMES = Object.keys(FILES);

describe("shared vectors", () => {
    test("have this version of the algorithm", () => expect(vectors.algorithm).toBe(ALGORITHM));

    test.each(vectors.hashes)("SHA-256 of $length bytes", ({ length, digest: expected }) => {
        expect(toHex(hash(toUtf8("a".repeat(length))))).toBe(expected);
    });

    test.each(vectors.commitments)("commitment to $secret", ({ secret, commitment: expected }) => {
        expect(commitment(fromHex(secret))).toBe(expected);
    });

    test.each(vectors.keys)("key $algorithm of $secret and $entropies", ({ algorithm, secret, entropies, key }) => {
        expect(toHex(tableKey(algorithm, fromHex(secret), entropies.map(fromHex)))).toBe(key);
    });

    test.each(vectors.words)("word $message", ({ key, message, word }) => {
        expect(String(wordOf(fromHex(key), message))).toBe(word);
    });

    test.each(vectors.draws)("draws of event $event, also with bounds near 2^64", ({ key, event, bounds, draws }) => {
        const luck = new CommittedLuck(fromHex(key), event);
        expect(bounds.map((bound) => String(luck.below(BigInt(bound))))).toEqual(draws);
    });

    test.each(vectors.outcomes)("outcome $event of algorithm $algorithm", ({ event, drawn, line, ...of }) => {
        const luck = new TableLuck(of.algorithm, fromHex(of.secret), of.entropies.map(fromHex));
        expect(outcomeLine(luck, event, drawn as ChanceSpec)).toBe(line);
    });

    test.each(vectors.canonical as unknown as { value: Json; text: string; digest: string }[])(
        "canonical form $text",
        ({ value, text, digest: expected }) => {
            expect(canonical(value)).toBe(text);
            expect(digest(value)).toBe(expected);
        },
    );
});

describe.each(NAMES)("file %s", (name) => {
    test("verifies", () => expect(verify(FILES[name])).toEqual([]));

    test("does not verify with any single value changed", { timeout: 60_000 }, () => {
        const accepted = leaves(FILES[name] as Tree).filter(
            (path) => verify(changed(name, path, another)).length === 0,
        );
        expect(accepted).toEqual([]);
    });

    test("does not verify with a changed outcome and a recomputed digest", () => {
        for (const [event, path] of chanceLines(name).entries()) {
            const forged = changed(name, path, forgedLine);
            (at(forged, ["chance_events", event]) as Tree)["line"] = at(forged, path) as Tree;
            expect(codes(withDigest(forged))).toEqual(["luck"]);
        }
    });

    test("does not verify with another secret or entropy and a recomputed digest", () => {
        const secret = withDigest(changed(name, ["luck", "secret"], another));
        expect(codes(secret)).toContain("commitment");
        expect(codes(secret)).toContain("luck");
        const seat = (at(FILES[name] as Tree, ["luck", "entropies"]) as unknown as string[]).findIndex(
            (text) => text !== "",
        );
        expect(codes(withDigest(changed(name, ["luck", "entropies", seat], another)))).toContain("luck-inputs");
        expect(codes(withDigest(changed(name, ["luck", "entropies", seat], () => "")))).toContain("luck-inputs");
    });

    test("does not verify before the game has ended", () => {
        expect(codes(withDigest(changed(name, ["result"], () => null)))).toEqual(["not-finished"]);
    });
});

test.each([null, 5, "table", [], {}, { caravane: "table" }])("%j is not an export", (data) => {
    expect(verify(data)).toEqual([{ code: "not-an-export" }]);
});

test("an unknown version of the algorithm is not verified", () => {
    expect(codes(withDigest(changed(NAMES[0] as string, ["luck", "algorithm"], () => 3)))).toEqual(["not-an-export"]);
});

function codes(data: unknown): string[] {
    return [...new Set(verify(data).map((problem: Finding) => problem.code))];
}

function withDigest(file: Tree): Json {
    const { digest: _, ...rest } = file as unknown as Record<string, Json>;
    return { ...rest, digest: digest(rest) };
}

function leaves(data: Tree, path: Path = []): Path[] {
    if (typeof data !== "object" || data === null || Object.keys(data).length === 0) return [path];
    return Object.keys(data).flatMap((step) => leaves(data[step] as Tree, [...path, step]));
}

function at(data: Tree, path: Path): Tree {
    return path.reduce((part, step) => part[step] as Tree, data);
}

function changed(name: string, path: Path, change: (value: unknown) => unknown): Tree {
    const copy = JSON.parse(JSON.stringify(FILES[name])) as Tree;
    const parent = at(copy, path.slice(0, -1));
    const step = path.at(-1) as string | number;
    parent[step] = change(parent[step]) as Tree;
    return copy;
}

/** Another value of the same type. */
function another(value: unknown): unknown {
    if (typeof value === "boolean") return !value;
    if (typeof value === "number") return value + 1;
    if (typeof value !== "string" || value === "") return "x";
    return value.slice(0, -1) + (value.endsWith("0") ? "1" : "0");
}

function chanceLines(name: string): Path[] {
    const acts = at(FILES[name] as Tree, ["acts"]) as unknown as { follow_ups?: string[] }[];
    return acts.flatMap(({ follow_ups = [] }, number) =>
        follow_ups.flatMap((line, index) => (line.startsWith("*") ? [["acts", number, "follow_ups", index]] : [])),
    );
}

/** Another outcome: the last two nouns are swapped, or the last one changes. */
function forgedLine(line: unknown): string {
    const nouns = (line as string).split(":");
    const [last, before] = [nouns.pop() as string, nouns.pop() as string];
    if (nouns.length === 0 || last === before) return [...nouns, before, another(last)].join(":");
    return [...nouns, last, before].join(":");
}

describe("draws that never happened", () => {
    const file = FILES["lost-cities"] as unknown as Tree;

    /** The file with an undone act and its draws before the act with a number, as if the luck had been drawn later. */
    function withDrawsBefore(number: number): Tree {
        const copy = JSON.parse(JSON.stringify(file)) as unknown as {
            acts: object[];
            chance_events: { act: number }[];
        };
        const drawn = copy.chance_events.filter((event) => event.act === number);
        copy.acts.splice(number, 0, copy.acts[number]!, { kind: "undo", at: 0, seat: 0 });
        const moved = copy.chance_events.map((event) =>
            event.act < number ? event : { ...event, act: event.act + 2 },
        );
        const first = moved.findIndex((event) => event.act > number);
        moved.splice(first, 0, ...drawn);
        return { ...copy, chance_events: moved } as unknown as Tree;
    }

    test("do not agree with what seats were shown", () => {
        const drawing = file["acts"] as unknown as { kind: string; follow_ups?: string[] }[];
        const number = drawing.findIndex(({ kind, follow_ups }) => kind === "play" && !!follow_ups?.length);
        expect(codes(withDigest(withDrawsBefore(number)))).toContain("chance-events");
    });

    test("are found where only the numbers of draws are changed", () => {
        const seen = file["seen"] as unknown as string[][];
        const at_ = seen[0]!.findIndex((shown) => shown !== "");
        const forged = changed("lost-cities", ["seen", 0, at_], (shown) => `${String(shown).split(".")[0]}.99`);
        expect(codes(withDigest(forged))).toEqual(["chance-events"]);
    });
});

test("entropy of a seat that does not exist is found", () => {
    const more = changed("well", ["luck", "entropies"], (all) => [...(all as string[]), "ab".repeat(32)]);
    expect(codes(withDigest(more))).toContain("luck-inputs");
});

test("another algorithm than that of the table is found", () => {
    expect(codes(withDigest(changed("well", ["luck", "algorithm"], () => 1)))).toContain("luck-inputs");
});
