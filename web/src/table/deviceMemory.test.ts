import { expect, test } from "vitest";
import { latest, place, type Memory } from "./deviceMemory.ts";

const memory = (at: number): Memory => ({ game: "lost-cities", seat: 0, numbers: {}, chat: 0, at });

test("only the tables looked at last are remembered", () => {
    const kept = latest({ a: memory(1), b: memory(3), c: memory(2) }, 2);
    expect(Object.keys(kept).toSorted()).toEqual(["b", "c"]);
});

test("each seat, and the outside, has a number of its own", () => {
    expect(new Set([place(0), place(1), place(null)]).size).toBe(3);
});
