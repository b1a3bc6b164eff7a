import { expect, test, vi } from "vitest";
import { Sentences } from "./fluent.ts";
import type { Vocabulary } from "../wire/types.ts";

// The settings, which the texts follow, ask the browser for its language.
vi.stubGlobal("navigator", { language: "en" });
const { GameTexts } = await import("./gameTexts.svelte.ts");

const NONE = { verbs: [], events: [], reasons: [], prompts: [], view: { parts: {}, maybe: false } };
const VOCABULARY = {
    ...NONE,
    kinds: { colour: ["red"], market: ["1", "2"], number: [] },
    prompts: [{ name: "sell", rule: "", nouns: [["market", "market", false]] }],
    lines: [{ name: "column", rule: "", nouns: [["colour", "colour", false]] }],
    headlines: [{ name: "turn", rule: "", nouns: [["turn", "number", false]] }],
    projected: [{ name: "now", rule: "", nouns: [] }],
    parts: [
        {
            name: "square",
            rule: "",
            nouns: [
                ["colour", "colour", false],
                ["square", "number", false],
            ],
        },
    ],
} as unknown as Vocabulary;
const FTL = `
title = Toy
colour-red = red
market-2 = Dakar
step-sell = sell at { $market }
headline-turn = turn { $turn }
part-square = { $colour } column, square { $square }
line-column = { $colour }
first-step-1 = Start low.
first-step-2 = Climb.
`;
const game = new GameTexts("toy", VOCABULARY, {}, new Sentences("en", FTL));

test("a headline is a phrase of the game", () => {
    expect(game.headline("turn:7", [])).toBe("Turn 7");
    expect(game.headline("", [])).toBe("");
});

test("parts have names, and so have the lines of the score sheet", () => {
    expect(game.part("square:red:4", [])).toBe("Red column, square 4");
    expect(game.part("line:column:red", [])).toBe("Red");
});

test("a component whose id is a figure has its name", () => {
    expect(game.prompt("sell:2", [])).toBe("Sell at Dakar");
});

test("first steps are read in order", () => {
    expect(game.firstSteps).toEqual(["Start low.", "Climb."]);
});
