import { expect, test } from "vitest";
import { search, blocks, textSpans, tokens, type Section } from "./rulebook.ts";

const BOOK: Section[] = [
    {
        id: "bridges",
        title: "Les ponts",
        paragraphs: [
            { text: "Le **premier** à passer un pont gagne 20 points.", rules: ["LC-BRIDGE-01"] },
            { text: "Une colonne finie reste finie.", rules: [] },
        ],
    },
    { id: "dice", title: "Les dés", paragraphs: [{ text: "Refusez les dés.", rules: ["LC-REFUSE-01"], item: true }] },
];

test("words are found without accents and capitals", () => {
    expect(tokens("Œuvre Été, dés")).toEqual(["oeuvre", "ete", "des"]);
    expect(search(BOOK, "DES").map((section) => section.id)).toEqual(["dice"]);
});

test("a title speaks for its paragraphs, and every word must be said", () => {
    expect(search(BOOK, "ponts")[0]?.paragraphs).toHaveLength(2);
    expect(search(BOOK, "ponts colonne")[0]?.paragraphs).toHaveLength(1);
    expect(search(BOOK, "ponts chameau")).toEqual([]);
});

test("a word is found by its beginning, a number only as a whole", () => {
    expect(search(BOOK, "col")).toHaveLength(1);
    expect(search(BOOK, "2")).toEqual([]);
    expect(search(BOOK, "20")).toHaveLength(1);
});

test("without words everything is kept", () => {
    expect(search(BOOK, " ")).toEqual(BOOK);
});

test("a rule is found by its number", () => {
    expect(search(BOOK, "LC-REFUSE-01")[0]?.id).toBe("dice");
});

test("bold words and found words are marked, and nothing is lost", () => {
    const parts = textSpans("Le **premier** à passer", "passer");
    expect(parts.filter((part) => part.bold).map((part) => part.text)).toEqual(["premier"]);
    expect(parts.filter((part) => part.hit).map((part) => part.text)).toEqual(["passer"]);
    expect(parts.map((part) => part.text).join("")).toBe("Le premier à passer");
});

test("items that follow each other are one list", () => {
    const item = { text: "a", rules: [], item: true };
    expect(blocks([item, item, { text: "b", rules: [] }, item]).map((block) => block.list)).toEqual([
        true,
        false,
        true,
    ]);
});
