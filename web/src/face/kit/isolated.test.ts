import { expect, test } from "vitest";
import { initialOf, isolated } from "./isolated.ts";

test("a name that runs from right to left is isolated", () => {
    expect(isolated("ליאו 2")).toBe("\u2068ליאו 2\u2069");
    expect(isolated("Ana ليلى")).toBe("\u2068Ana ليلى\u2069");
    expect(isolated("𞤀𞤁")).toBe("\u2068𞤀𞤁\u2069");
});

test("other names stay as they are", () => {
    for (const name of ["", "Zoé", "Катя", "नेहा", "あな", "👨‍👩‍👧"]) expect(isolated(name)).toBe(name);
});

test("the letter of a seal is that of the name", () => {
    expect(["zoé", "ליאו", isolated("ליאו"), ""].map(initialOf)).toEqual(["Z", "ל", "ל", ""]);
});
