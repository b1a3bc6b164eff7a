/** `FileCheck` agrees with `verify` and reports each manipulated draw. */
import { describe, expect, test } from "vitest";
import vectors from "../../../tests/vectors/luck.json";
import { readTableFile } from "../luck/exportFile.ts";
import { verify } from "../luck/verify.ts";
import { FileCheck, namesIn, outcome, readFile } from "./fileCheck.svelte.ts";

type ExportedFile = { chance_events: { line: string }[] };
const FILES = Object.entries(vectors.files as unknown as Record<string, ExportedFile>);

describe.each(FILES)("%s", (_, file) => {
    test("passes with every draw", async () => {
        const check = new FileCheck(readFile(JSON.stringify(file))!);
        await check.run();
        expect(check.isRight).toBe(true);
        expect(check.drawn.length).toBe(file.chance_events.length);
        expect(namesIn(check.file).every(Boolean)).toBe(true);
    });

    test("reports the changed draw", async () => {
        const manipulated = structuredClone(file);
        manipulated.chance_events[1]!.line += ":1";
        const check = new FileCheck(readTableFile(manipulated)!);
        await check.run();
        expect(check.isRight).toBe(false);
        expect(check.wrong.map((draw) => draw.chance)).toEqual([manipulated.chance_events[1]]);
        const found = check.parts.filter((each) => !each.passes).map((each) => each.part);
        expect([...found, "luck"]).toEqual(verify(manipulated).map((problem) => problem.code));
    });
});

test("readFile returns null for anything but an export", () => {
    expect(readFile("{")).toBeNull();
    expect(readFile("[]")).toBeNull();
    expect(readFile('{"caravane":"table"}')).toBeNull();
});

test("outcome formats a line without punctuation", () => {
    expect(outcome("* roll:red:4")).toBe("red 4");
});
