import { describe, expect, test } from "vitest";
import { advances, asksTrait, expeditionPoints, reach, shares } from "./expedition.ts";
import { BOX, cards, playerOf, tableOf } from "./testData.ts";

const [GREEN_GUIDE, GREEN_STUDENT, BLUE_GUIDE, RED_MERCENARY] = cards(
    "green-guide green-student blue-guide red-mercenary",
);

describe("match with the leader", () => {
    test("is by colour or by role", () => {
        expect(shares(GREEN_STUDENT!, GREEN_GUIDE!, "colour")).toBe(true);
        expect(shares(GREEN_STUDENT!, GREEN_GUIDE!, "role")).toBe(false);
        expect(shares(BLUE_GUIDE!, GREEN_GUIDE!, "role")).toBe(true);
        expect(shares(BLUE_GUIDE!, GREEN_GUIDE!, "colour")).toBe(false);
    });

    test("includes a Mercenary with every leader", () => {
        expect(shares(RED_MERCENARY!, GREEN_GUIDE!, "colour")).toBe(true);
    });
});

describe("size of an expedition", () => {
    test("scores one to six cards and more as printed", () => {
        const sizes = [1, 2, 3, 4, 5, 6, 7].map((size) => Array<number>(size).fill(GREEN_STUDENT!));
        expect(sizes.map((size) => expeditionPoints(BOX, size))).toEqual([0, 1, 3, 5, 8, 12, 12]);
    });

    test("counts a Photographer as one more card, and no Mercenaries, for points", () => {
        expect(expeditionPoints(BOX, cards("red-photographer red-student"))).toBe(3);
        expect(expeditionPoints(BOX, cards("red-student red-student blue-mercenary"))).toBe(1);
    });

    test("counts a Guide as one more card against a threshold only", () => {
        const three = cards("green-guide green-student green-student");
        expect(reach(three)).toBe(4);
        expect(expeditionPoints(BOX, three)).toBe(3);
    });
});

describe("advances", () => {
    const at = (space: number, needed: number) =>
        playerOf({
            vehicles: [[0], [space], [0], [0], [0], [0]],
            needed: [1, needed, 2, 1, 2, 2],
        });

    test("to the next space of the leader's colour if the threshold is met", () => {
        const view = tableOf([at(4, 4)]);
        const [met] = advances(BOX, view, 0, cards("green-guide green-student green-student"));
        expect(met).toMatchObject({ site: 1, from: 4, threshold: 4, reach: 4, met: true });
        const [missed] = advances(BOX, view, 0, cards("green-patron green-student green-student"));
        expect(missed).toMatchObject({ reach: 3, met: false });
    });

    test("not with a Student as leader, and not from the last space", () => {
        expect(advances(BOX, tableOf([at(0, 1)]), 0, cards("green-student green-student"))).toEqual([]);
        expect(advances(BOX, tableOf([at(6, 0)]), 0, cards("green-guide"))[0]).toMatchObject({
            threshold: 0,
            met: false,
        });
    });

    test("in any colour with a Pilot", () => {
        const met = advances(BOX, tableOf([at(0, 1)]), 0, cards("red-pilot")).filter((each) => each.met);
        expect(met.map(({ colour }) => colour)).toEqual([0, 1, 3]);
    });

    test("the vehicle with the lower threshold of two", () => {
        const view = tableOf([playerOf({ vehicles: [[0], [0], [0], [1, 4], [0], [0]], needed: [1, 1, 2, 2, 2, 2] })], {
            sites: [0, 1, 2, 9, 4, 5],
        });
        expect(advances(BOX, view, 0, cards("yellow-patron yellow-student"))[0]).toMatchObject({ from: 1, met: true });
    });
});

test("a leader asks for a trait only if colour and role each have cards of their own", () => {
    expect(asksTrait(GREEN_GUIDE!, cards("green-student blue-guide"))).toBe(true);
    expect(asksTrait(GREEN_GUIDE!, cards("green-student green-guide"))).toBe(false);
    expect(asksTrait(GREEN_GUIDE!, cards("blue-guide green-mercenary"))).toBe(false);
});

test("a track ends where the box ends it", () => {
    const short = { points: [0, 3, 9], thresholds: [2, 5] };
    const long = { points: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], thresholds: [1, 1, 1, 1, 1, 1, 1, 1, 4] };
    const box = { ...BOX, sites: { ...BOX.sites, machu_picchu: short, grotta_azzurra: long } };
    const needed = [1, 5, 4, 1, 1, 1];
    const vehicles = [[0], [1], [8], [0], [0], [0]];
    const view = tableOf([playerOf({ vehicles, needed })]);
    expect(advances(box, view, 0, cards("green-guide green-patron green-pilot green-student"))).toMatchObject([
        { from: 1, threshold: 5, met: true },
    ]);
    expect(advances(box, view, 0, cards("blue-patron blue-pilot"))).toMatchObject([
        { from: 8, threshold: 4, met: false },
    ]);
    const done = tableOf([playerOf({ vehicles: vehicles.map(([space]) => [space! + 1]), needed: [1, 0, 0, 1, 1, 1] })]);
    expect(advances(box, done, 0, cards("green-patron"))).toMatchObject([{ from: 2, threshold: 0, met: false }]);
});
