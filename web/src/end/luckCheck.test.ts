import { expect, test } from "vitest";
import { drawsIn, seatLuck } from "./luckCheck.ts";

test("drawsIn counts every die, and each lot or shuffle once", () => {
    const chanceEvents = [
        {
            kind: "roll",
            of: [
                ["1", "2"],
                ["1", "2"],
                ["red", "blue"],
            ],
        },
        { kind: "lot", of: ["a", "b"] },
        { kind: "shuffle", of: ["a", "b", "c"] },
    ];
    expect(drawsIn(chanceEvents)).toBe(5);
});

test("seatLuck is good or bad only far from the middle", () => {
    expect([0.05, 0.4, 0.5, 0.69, 0.9].map(seatLuck)).toEqual(["bad", "even", "even", "even", "good"]);
});
