/** A page checks a file as `verify` does, and shows each manipulation. */
import { describe, expect, test } from "vitest";
import vectors from "../../../../tests/vectors/luck.json";
import { readTableFile } from "../exportFile.ts";
import { verify } from "../verify.ts";
import { FileCheck, namesIn, outcome, readFile } from "./fileCheck.svelte.ts";

type Written = { chance_events: { line: string }[] };
const FILES = Object.entries(vectors.files as unknown as Record<string, Written>);

describe.each(FILES)("%s", (_, file) => {
    test("holds, each draw of it", async () => {
        const check = new FileCheck(readFile(JSON.stringify(file))!);
        await check.run();
        expect(check.right).toBe(true);
        expect(check.drawn.length).toBe(file.chance_events.length);
        expect(namesIn(check.file).every(Boolean)).toBe(true);
    });

    test("shows the very draw that was changed", async () => {
        const spoiled = structuredClone(file);
        spoiled.chance_events[1]!.line += ":1";
        const check = new FileCheck(readTableFile(spoiled)!);
        await check.run();
        expect(check.right).toBe(false);
        expect(check.wrong.map((draw) => draw.chance)).toEqual([spoiled.chance_events[1]]);
        const found = check.parts.filter((each) => !each.passes).map((each) => each.part);
        expect([...found, "luck"]).toEqual(verify(spoiled).map((problem) => problem.code));
    });
});

test("what is no file of a table is none", () => {
    expect(readFile("{")).toBeNull();
    expect(readFile("[]")).toBeNull();
    expect(readFile('{"caravane":"table"}')).toBeNull();
});

test("an outcome is told without signs", () => {
    expect(outcome("* roll:red:4")).toBe("red 4");
});
