import { expect, test } from "vitest";
import { dunes, trail } from "./dunes.ts";

test("dunes are sorted from back to front", () => {
    const crests = dunes(390, 208, false).map((dune) => Number(dune.crest.match(/^M-?\d+ ([\d.]+)/)![1]));
    expect([...crests].sort((a, b) => a - b)).toEqual(crests);
});

test("only slopes that fall to the right are hatched", () => {
    const [far] = dunes(1440, 448, true);
    const strokes = far!.hatching.match(/M/g)!.length;
    expect(strokes).toBeGreaterThan(20);
    expect(strokes).toBeLessThan(300);
});

test("the trail follows the height and angle of its ridge", () => {
    const { spots } = trail(390, 208, false, [40, 80, 200]);
    expect(spots.map((spot) => spot.x)).toEqual([40, 80, 200]);
    for (const { y, angle } of spots) {
        expect(y).toBeGreaterThan(208 * 0.7);
        expect(y).toBeLessThan(208);
        expect(Math.abs(angle)).toBeLessThan(20);
    }
});
