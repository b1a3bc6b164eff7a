/** `FileCheck` agrees with `verify` and reports each manipulated draw. */
import { describe, expect, test } from "vitest";
import vectors from "../../../tests/vectors/luck.json";
import { readTableFile } from "../luck/exportFile.ts";
import { verify } from "../luck/verify.ts";
import { FileCheck, namesIn, outcome, readFile } from "./fileCheck.svelte.ts";

type ExportedFile = { chance_events: { act: number; line: string }[] };
const FILES = Object.entries(vectors.files as unknown as Record<string, ExportedFile>);

const failed = (check: FileCheck) => check.parts.filter((each) => !each.passes).map((each) => each.part);

describe.each(FILES)("%s", (_, file) => {
    test("passes with every draw", async () => {
        const check = new FileCheck(readFile(JSON.stringify(file)));
        await check.run();
        expect([check.done, failed(check), check.wrong]).toEqual([true, [], []]);
        expect(check.drawn.length).toBe(file.chance_events.length);
        expect(namesIn(check.file).every(Boolean)).toBe(true);
    });

    test("reports the changed draw", async () => {
        const manipulated = structuredClone(file);
        manipulated.chance_events[1]!.line += ":1";
        const check = new FileCheck(readTableFile(manipulated)!);
        await check.run();
        expect(check.wrong.map((draw) => draw.chance)).toEqual([manipulated.chance_events[1]]);
        expect([...failed(check), "luck"]).toEqual(verify(manipulated).map((problem) => problem.code));
    });
});

describe("a game that began without a secret", () => {
    const file = vectors.unproved_file as unknown as ExportedFile & { acts: { unproved_acts?: number }[] };
    const firstProved = file.chance_events.findIndex((chance) => chance.act >= file.acts[0]!.unproved_acts!);

    test("only its later draws are repeated", async () => {
        const check = new FileCheck(readFile(JSON.stringify(file)));
        await check.run();
        expect([failed(check), check.wrong, check.isUnproved]).toEqual([["unproved"], [], true]);
        expect(check.repeated.count).toBe(file.chance_events.length - firstProved);
        expect(check.repeated.count).toBeGreaterThan(0);
        expect(verify(file)).toEqual([{ code: "unproved" }]);
    });

    test("a changed later draw is wrong", async () => {
        const manipulated = structuredClone(file);
        manipulated.chance_events[firstProved]!.line += ":1";
        const check = new FileCheck(readFile(JSON.stringify(manipulated)));
        await check.run();
        expect(check.isUnproved).toBe(false);
        expect(check.wrong.map((draw) => draw.chance)).toEqual([manipulated.chance_events[firstProved]]);
    });

    test("it is no table file if the number of such acts is none", () => {
        const manipulated = structuredClone(file);
        manipulated.acts[0]!.unproved_acts = 0;
        expect(() => readFile(JSON.stringify(manipulated))).toThrow("bad-file");
    });
});

test.each([
    ["{", "bad-file"],
    ["[]", "bad-file"],
    ['{"caravane":"table"}', "bad-file"],
    ['{"caravane":"chess","format":9}', "bad-file"],
    ['{"caravane":"table","format":4}', "newer-file"],
    ['{"format":1,"game":"lost-cities","moves":[]}', "journal-file"],
])("readFile says what %s is", (text, code) => {
    expect(() => readFile(text)).toThrow(code);
});

test("outcome formats a line without punctuation", () => {
    expect(outcome("* roll:red:4")).toBe("red 4");
});
