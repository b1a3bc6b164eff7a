import { expect, test } from "vitest";
import { grouped } from "./moveList.ts";

const CHOICES = [
    { move: "take:red:4", label: "Prendre rouge 4" },
    { move: "take:green:4", label: "Prendre vert 4" },
    { move: "take:green:8", label: "Prendre vert 8" },
    { move: "refuse", label: "Refuser les dés" },
];

test("moves of one verb stand together, under the words they share", () => {
    const groups = grouped(CHOICES);
    expect(groups.map(({ title, choices }) => [title, choices.length])).toEqual([
        ["Prendre", 3],
        ["", 1],
    ]);
});

test("no legal move is lost", () => {
    const all = grouped(CHOICES).flatMap(({ choices }) => choices.map(({ move }) => move));
    expect(all.toSorted()).toEqual(CHOICES.map(({ move }) => move).toSorted());
});

test("words are found without their accents, in any order", () => {
    expect(grouped(CHOICES, "DES")[0]!.choices[0]!.move).toBe("refuse");
    expect(grouped(CHOICES, "4 vert").flatMap(({ choices }) => choices.map(({ move }) => move))).toEqual([
        "take:green:4",
    ]);
});

test("what is not there is not found", () => {
    expect(grouped(CHOICES, "bleu")).toEqual([]);
});

test("equal labels share all of their words", () => {
    const twice = [
        { move: "lay:a", label: "Lay down" },
        { move: "lay:b", label: "Lay down" },
    ];
    expect(grouped(twice)[0]!.title).toBe("Lay down");
});
