import { expect, test } from "vitest";
import { grouped } from "./moveList.ts";

const CHOICES = [
    { move: "take:red:4", label: "Prendre rouge 4" },
    { move: "take:green:4", label: "Prendre vert 4" },
    { move: "take:green:8", label: "Prendre vert 8" },
    { move: "refuse", label: "Refuser les dés" },
];

test("groups moves of one verb under their common words", () => {
    const groups = grouped(CHOICES);
    expect(groups.map(({ title, choices }) => [title, choices.length])).toEqual([
        ["Prendre", 3],
        ["", 1],
    ]);
});

test("keeps every legal move", () => {
    const all = grouped(CHOICES).flatMap(({ choices }) => choices.map(({ move }) => move));
    expect(all.toSorted()).toEqual(CHOICES.map(({ move }) => move).toSorted());
});

test("search ignores accents and word order", () => {
    expect(grouped(CHOICES, "DES")[0]!.choices[0]!.move).toBe("refuse");
    expect(grouped(CHOICES, "4 vert").flatMap(({ choices }) => choices.map(({ move }) => move))).toEqual([
        "take:green:4",
    ]);
});

test("search without a match returns no groups", () => {
    expect(grouped(CHOICES, "bleu")).toEqual([]);
});

test("equal labels have all their words in common", () => {
    const twice = [
        { move: "lay:a", label: "Lay down" },
        { move: "lay:b", label: "Lay down" },
    ];
    expect(grouped(twice)[0]!.title).toBe("Lay down");
});
