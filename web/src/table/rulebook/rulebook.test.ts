import { expect, test } from "vitest";
import { search, blocks, textSpans, tokens } from "./rulebook.ts";
import type { Section } from "../../wire/types.ts";

const BOOK: Section[] = [
    {
        id: "bridges",
        title: "Les ponts",
        paragraphs: [
            { text: "Le **premier** à passer un pont gagne 20 points.", rules: ["LC-BRIDGE-01"], item: false },
            { text: "Une colonne finie reste finie.", rules: [], item: false },
        ],
    },
    { id: "dice", title: "Les dés", paragraphs: [{ text: "Refusez les dés.", rules: ["LC-REFUSE-01"], item: true }] },
];

test("search ignores accents and case", () => {
    expect(tokens("Œuvre Été, dés")).toEqual(["oeuvre", "ete", "des"]);
    expect(search(BOOK, "DES").map((section) => section.id)).toEqual(["dice"]);
});

test("a title counts for all its paragraphs, and every word must match", () => {
    expect(search(BOOK, "ponts")[0]?.paragraphs).toHaveLength(2);
    expect(search(BOOK, "ponts colonne")[0]?.paragraphs).toHaveLength(1);
    expect(search(BOOK, "ponts chameau")).toEqual([]);
});

test("words match by prefix, numbers only as a whole", () => {
    expect(search(BOOK, "col")).toHaveLength(1);
    expect(search(BOOK, "2")).toEqual([]);
    expect(search(BOOK, "20")).toHaveLength(1);
});

test("an empty search returns everything", () => {
    expect(search(BOOK, " ")).toEqual(BOOK);
});

test("rules are found by their number", () => {
    expect(search(BOOK, "LC-REFUSE-01")[0]?.id).toBe("dice");
});

test("textSpans marks bold and matching words and loses no text", () => {
    const parts = textSpans("Le **premier** à passer", "passer");
    expect(parts.filter((part) => part.bold).map((part) => part.text)).toEqual(["premier"]);
    expect(parts.filter((part) => part.hit).map((part) => part.text)).toEqual(["passer"]);
    expect(parts.map((part) => part.text).join("")).toBe("Le premier à passer");
});

test("consecutive items are one list", () => {
    const item = { text: "a", rules: [], item: true };
    expect(blocks([item, item, { text: "b", rules: [], item: false }, item]).map((block) => block.list)).toEqual([
        true,
        false,
        true,
    ]);
});
