import { expect, test } from "vitest";
import { seatLuck } from "./luckCheck.ts";

test("seatLuck is good or bad only far from the middle", () => {
    expect([0.05, 0.4, 0.5, 0.69, 0.9].map(seatLuck)).toEqual(["bad", "even", "even", "even", "good"]);
});
