/** The vectors written by Python, and every way to tamper with a file. */

import { describe, expect, test } from "vitest";

import vectors from "../../../tests/vectors/luck.json";
import { type ChanceSpec, outcomeLine } from "./chanceEvents.ts";
import { ALGORITHM, CommittedLuck, commitment, tableKey, wordOf } from "./committedLuck.ts";
import { hash } from "./sha256.ts";
import { canonical, digest, fromHex, type Json, toHex, toUtf8 } from "./encoding.ts";
import { type Finding, verify } from "./verify.ts";

type Path = readonly (string | number)[];
type Tree = { [step: string | number]: Tree };

const FILES = vectors.files as unknown as Record<string, Json>;
const NAMES = Object.keys(FILES);

describe("the shared vectors", () => {
    test("are for this version of the algorithm", () => expect(vectors.algorithm).toBe(ALGORITHM));

    test.each(vectors.hashes)("SHA-256 of $length bytes", ({ length, digest: right }) => {
        expect(toHex(hash(toUtf8("a".repeat(length))))).toBe(right);
    });

    test.each(vectors.commitments)("commitment to $secret", ({ secret, commitment: right }) => {
        expect(commitment(fromHex(secret))).toBe(right);
    });

    test.each(vectors.keys)("key of $secret and $entropies", ({ secret, entropies, key }) => {
        expect(toHex(tableKey(fromHex(secret), entropies.map(fromHex)))).toBe(key);
    });

    test.each(vectors.words)("word $message", ({ key, message, word }) => {
        expect(String(wordOf(fromHex(key), message))).toBe(word);
    });

    test.each(vectors.draws)("draws of event $event, also near two to the 64", ({ key, event, bounds, draws }) => {
        const luck = new CommittedLuck(fromHex(key), event);
        expect(bounds.map((bound) => String(luck.below(BigInt(bound))))).toEqual(draws);
    });

    test.each(vectors.outcomes)("outcome $event", ({ key, event, drawn, line }) => {
        expect(outcomeLine(fromHex(key), event, drawn as ChanceSpec)).toBe(line);
    });

    test.each(vectors.canonical as unknown as { value: Json; text: string; digest: string }[])(
        "canonical form $text",
        ({ value, text, digest: right }) => {
            expect(canonical(value)).toBe(text);
            expect(digest(value)).toBe(right);
        },
    );
});

describe.each(NAMES)("the file %s", (name) => {
    test("holds", () => expect(verify(FILES[name])).toEqual([]));

    test("does not hold when any single thing is changed", { timeout: 60_000 }, () => {
        const held = leaves(FILES[name] as Tree).filter((path) => verify(changed(name, path, another)).length === 0);
        expect(held).toEqual([]);
    });

    test("does not hold with any die, card or lot changed, though it was sealed again", () => {
        for (const [event, path] of chanceLines(name).entries()) {
            const forged = changed(name, path, forgedLine);
            (at(forged, ["chance_events", event]) as Tree)["line"] = at(forged, path) as Tree;
            expect(codes(sealed(forged))).toEqual(["luck"]);
        }
    });

    test("does not hold with another secret or entropy, though it was sealed again", () => {
        const secret = sealed(changed(name, ["luck", "secret"], another));
        expect(codes(secret)).toContain("commitment");
        expect(codes(secret)).toContain("luck");
        const seat = (at(FILES[name] as Tree, ["luck", "entropies"]) as unknown as string[]).findIndex(
            (text) => text !== "",
        );
        expect(codes(sealed(changed(name, ["luck", "entropies", seat], another)))).toContain("luck-inputs");
        expect(codes(sealed(changed(name, ["luck", "entropies", seat], () => "")))).toContain("luck-inputs");
    });

    test("does not hold while the game goes on", () => {
        expect(codes(sealed(changed(name, ["result"], () => null)))).toEqual(["not-finished"]);
    });
});

test.each([null, 5, "table", [], {}, { caravane: "table" }])("%j is no table", (data) => {
    expect(verify(data)).toEqual([{ code: "not-an-export" }]);
});

test("a version that is not known is not judged", () => {
    expect(codes(sealed(changed(NAMES[0] as string, ["luck", "algorithm"], () => 2)))).toEqual(["not-an-export"]);
});

function codes(data: unknown): string[] {
    return [...new Set(verify(data).map((problem: Finding) => problem.code))];
}

function sealed(file: Tree): Json {
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
