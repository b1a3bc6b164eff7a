import { expect, test } from "vitest";
import { dunes, trail } from "./dunes.ts";

test("each dune lies in front of the one before", () => {
    const crests = dunes(390, 208, false).map((dune) => Number(dune.crest.match(/^M-?\d+ ([\d.]+)/)![1]));
    expect([...crests].sort((a, b) => a - b)).toEqual(crests);
});

test("hatching lies on slopes that fall to the right, and nowhere else", () => {
    const [far] = dunes(1440, 448, true);
    const strokes = far!.hatching.match(/M/g)!.length;
    expect(strokes).toBeGreaterThan(20);
    expect(strokes).toBeLessThan(300);
});

test("the caravan stands on its ridge, leaning with it", () => {
    const { spots } = trail(390, 208, false, [40, 80, 200]);
    expect(spots.map((spot) => spot.x)).toEqual([40, 80, 200]);
    for (const { y, angle } of spots) {
        expect(y).toBeGreaterThan(208 * 0.7);
        expect(y).toBeLessThan(208);
        expect(Math.abs(angle)).toBeLessThan(20);
    }
});
