import { expect, test } from "vitest";
import { automatonOf } from "./automaton.ts";

test("a score without a seat belongs to the automaton", () => {
    expect(automatonOf({ scores: [34, null], occupants: [null] })).toBe(1);
});

test("returns undefined if only seats have scores", () => {
    expect(automatonOf({ scores: [34, 28], occupants: [null, null] })).toBeUndefined();
    expect(automatonOf({ scores: [], occupants: [null] })).toBeUndefined();
});
