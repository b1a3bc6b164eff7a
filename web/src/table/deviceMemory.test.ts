import { expect, test } from "vitest";
import { latest, viewpointKey, type DeviceMemory } from "./deviceMemory.ts";

const memory = (at: number): DeviceMemory => ({ game: "lost-cities", seat: 0, numbers: {}, chat: 0, at });

test("latest keeps the most recent tables only", () => {
    const remaining = latest({ a: memory(1), b: memory(3), c: memory(2) }, 2);
    expect(Object.keys(remaining).toSorted()).toEqual(["b", "c"]);
});

test("viewpointKey is different for each seat and for spectators", () => {
    expect(new Set([viewpointKey(0), viewpointKey(1), viewpointKey(null)]).size).toBe(3);
});
