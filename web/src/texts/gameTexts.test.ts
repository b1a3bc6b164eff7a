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
    events: [
        { name: "took", rule: "", nouns: [["colour", "colour", false]] },
        { name: "passed", rule: "", nouns: [] },
    ],
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
event-took = { $seat } takes { $colour }.
event-took-you = You take { $colour }.
event-passed = { $seat } passes.
ending-took = { $seat } took the last card.
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

test("an event of one's own seat speaks to its player, if the game has words for it", () => {
    const took = { seat: 1, event: "took:red" };
    expect(game.event(took, ["Ana", "Bo"], 1)).toBe("You take red.");
    expect(game.event(took, ["Ana", "Bo"], 0)).toBe("Bo takes red.");
    expect(game.event({ seat: 1, event: "passed" }, ["Ana", "Bo"], 1)).toBe("Bo passes.");
});

test("only some events tell why the game ended", () => {
    expect(game.ending({ seat: 0, event: "took:red" }, ["Ana"])).toBe("Ana took the last card.");
    expect(game.ending({ seat: 0, event: "passed" }, ["Ana"])).toBe("");
});

test("first steps are read in order", () => {
    expect(game.firstSteps).toEqual(["Start low.", "Climb."]);
});
