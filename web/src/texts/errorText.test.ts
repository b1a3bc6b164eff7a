/** Every error code in the server's documentation has a text in both languages. */
import { describe, expect, test } from "vitest";
import document from "../../../docs/server.md?raw";
import { sources as english } from "./textsEn.ts";
import { Sentences } from "./fluent.ts";
import { sources as french } from "./textsFr.ts";

const [, refusals = ""] = document.split(/^## Refusals$/m);
const rows = refusals.split(/^## /m)[0]!.match(/^\| `.*$/gm) ?? [];
const codes = rows.flatMap((row) => [...row.split("|")[1]!.matchAll(/`([a-z-]+)`/g)].map((found) => found[1]!));

test("the documentation lists the codes", () => {
    expect(codes).toContain("stale");
    expect(codes).toContain("unavailable");
    expect(codes.length).toBeGreaterThan(40);
});

describe.each([new Sentences("fr", ...french), new Sentences("en", ...english)])("in $lang", (sentences) => {
    test.each([...codes, "offline"])("%s has a text", (code) => {
        expect(sentences.has(`error-${code}`)).toBe(true);
    });
});
