/** Parsing of moves on the map. */
import { expect, test } from "vitest";
import { numberOf } from "./box.ts";
import { cardsOf, circleOf, targetOf, targets } from "./choices.ts";
import { duration, lastMoved } from "./timing.ts";
import { tableOf } from "./testData.ts";

const table = tableOf("start B11 zagorsk", "", "start rome");

test("an arrow starts at the tip of its expedition, or at the start", () => {
    expect(targetOf("lay:blue:putorana", table)).toMatchObject({ from: numberOf("zagorsk"), to: numberOf("putorana") });
    expect(targetOf("lay:yellow:athens", table)).toMatchObject({ from: numberOf("start"), colour: 1 });
});

test("an arrow starts at the base in a loop", () => {
    const loop = { ...table, loop: 0, base: numberOf("B11") };
    expect(targetOf("lay:blue:caspian-sea", loop)).toMatchObject({ from: numberOf("B11") });
    expect(targetOf("base:B11", loop)).toMatchObject({ from: numberOf("B11"), to: numberOf("B11"), colour: 0 });
});

test("a removal targets the last arrow", () => {
    expect(targetOf("remove:blue", table)).toMatchObject({ from: numberOf("B11"), to: numberOf("zagorsk") });
    expect(targetOf("remove:yellow", table)).toBeUndefined();
});

test("moves off the map have no target", () => {
    expect(targets(["spend:arrow", "end-turn", "keep:rome", "lay:red:B06"], table)).toHaveLength(1);
    expect(cardsOf(["keep:rome", "keep-none", "discard:giza"], "keep")).toEqual([numberOf("rome")]);
    expect(circleOf("lay:red:R01")).toBe(numberOf("R01"));
});

test("duration depends on the events, up to a maximum", () => {
    const laid = { seat: 0, event: "arrow-laid:red:start:rome" };
    expect(duration([laid])).toBeGreaterThan(300);
    expect(duration(Array.from({ length: 20 }, () => laid))).toBeLessThan(4000);
    expect(duration([{ seat: 0, event: "hand-shown:rome" }])).toBe(0);
    expect(lastMoved([laid, { seat: 0, event: "card-laid:rome" }])).toEqual({
        colour: 2,
        tail: 0,
        head: numberOf("rome"),
    });
});
