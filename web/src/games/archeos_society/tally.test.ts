import { expect, test } from "vitest";
import { countsSeason, duration } from "./timing.ts";
import { BOX, cards, playerOf, tableOf } from "./testData.ts";
import { tally } from "./tally.ts";

const EVENTS = [
    { seat: 1, event: "season-ended" },
    { seat: -2, event: "hands-discarded" },
    { seat: 1, event: "botanist-scored:2" },
    { seat: 1, event: "sites-scored:1:3:0:0:0:0:-2" },
    { seat: 0, event: "sites-scored:5:1:4:0:0:0:0" },
    { seat: 1, event: "expeditions-scored:1:1" },
    { seat: 0, event: "expeditions-scored:3:2" },
];
const BEFORE = tableOf([
    playerOf({ expeditions: [cards("red-guide red-student red-student"), cards("blue-student")] }),
    playerOf({ expeditions: [cards("green-guide green-patron")] }),
]);
const NOW = tableOf([playerOf({ score: 20 }), playerOf({ score: 14 })], { season: 2, third: 1 });

test("a season is scored from its events, by site and seat", () => {
    const counted = tally(BOX, EVENTS, BEFORE, NOW);
    expect(counted.sites.map((row) => row.join(" "))).toEqual(["1 3", "4 0", "0 0", "0 0", "0 0", "0 -2"]);
    expect([...counted.single]).toEqual([["botanist", [0, 2]]]);
    expect(counted.gains).toEqual([8, 4]);
    expect(counted.places).toEqual([1, 2]);
    expect(counted).toMatchObject({ season: 1, third: 1 });
});

test("the points of the expeditions add up to the scored sums", () => {
    const { expeditions, expeditionSums } = tally(BOX, EVENTS, BEFORE, NOW);
    expect(expeditions.map((mine) => mine.reduce((sum, { points }) => sum + points, 0))).toEqual(expeditionSums);
});

test("duration is 0 without events, long for the score of a season, and limited for many events", () => {
    expect(duration([])).toBe(0);
    expect(countsSeason(EVENTS)).toBe(true);
    expect(duration(EVENTS)).toBeGreaterThan(3000);
    const many = Array.from({ length: 60 }, () => ({ seat: 0, event: "advanced:ur:2" }));
    expect(duration(many)).toBeLessThan(3000);
});
