/** Visible part of the map, and targets of touches. */
import { describe, expect, test } from "vitest";
import { CIRCLES, HEIGHT, numberOf, START, WIDTH } from "./box.ts";
import { CLOSEST, framing, clamped, NEAR, readable, sees, sizeAt, toMap, toWindow, whole, zoomed } from "./camera.ts";
import { targets } from "./choices.ts";
import { pointOf } from "./geometry.ts";
import { tableOf } from "./testData.ts";
import { circleAt, touched } from "./hitTest.ts";

const PHONE = { width: 390, height: 400 };
const DESK = { width: 1060, height: 640 };

describe("camera", () => {
    test("stays on the map and within the maximum scale", () => {
        const eye = clamped({ x: -500, y: 9000, scale: 40 }, PHONE);
        expect(eye.scale).toBe(CLOSEST);
        expect(sees(eye, PHONE, { x: -50, y: HEIGHT + 20 }, 0)).toBe(true);
    });

    test("centres the whole map", () => {
        const eye = clamped({ x: 0, y: 0, scale: 0 }, DESK);
        expect(eye).toEqual({ scale: whole(DESK), x: WIDTH / 2, y: HEIGHT / 2 });
        expect(CIRCLES.every(({ x, y }) => sees(eye, DESK, { x, y }, 0))).toBe(true);
    });

    test("keeps the point under the fingers while zooming", () => {
        const eye = { x: 1000, y: 600, scale: 0.9 };
        const fingers = { x: 100, y: 300 };
        const before = toMap(eye, PHONE, fingers);
        const after = toWindow(zoomed(eye, PHONE, 1.5, fingers), PHONE, before);
        expect([Math.round(after.x), Math.round(after.y)]).toEqual([100, 300]);
    });

    test("frames points up to a comfortable scale", () => {
        const points = [numberOf("rome"), numberOf("athens")].map((circle) => pointOf(circle));
        const eye = framing(points, PHONE);
        expect(eye.scale).toBe(NEAR);
        expect(points.every((point) => sees(eye, PHONE, point))).toBe(true);
    });

    test("shows names only if they are readable", () => {
        expect(readable(whole(DESK))).toBe(true);
        expect(readable(whole(PHONE))).toBe(false);
    });

    test("scales symbols more slowly than the map", () => {
        const scales = [0.2, 0.5, 0.85, 1.5, 2.2];
        const sizes = scales.map((scale) => scale * sizeAt(scale));
        expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
        expect(sizeAt(2.2)).toBeLessThan(sizeAt(0.85));
    });
});

describe("touch", () => {
    const table = tableOf("start B11", "start rome", "");
    const legal = ["lay:blue:zagorsk", "lay:blue:caspian-sea", "lay:yellow:B06", "lay:red:rome", "lay:red:athens"];
    const all = targets(legal, table);
    const on = (id: string): string[] =>
        touched(all, pointOf(numberOf(id)), NEAR, sizeAt(NEAR)).map(({ move }) => move);

    test("on a circle selects the arrow to it", () => {
        expect(on("zagorsk")).toEqual(["lay:blue:zagorsk"]);
        expect(on("timgad")).toEqual([]);
    });

    test("on the middle of a segment selects its arrow", () => {
        const [a, b] = [pointOf(START), pointOf(numberOf("athens"))];
        const middle = { x: (a.x + b.x) / 2 + 6, y: (a.y + b.y) / 2 };
        expect(touched(all, middle, NEAR, 0.85).map(({ move }) => move)).toEqual(["lay:red:athens"]);
    });

    test("on a segment of several colours returns all of them", () => {
        const start = tableOf("", "", "");
        const both = targets(["lay:blue:rome", "lay:red:rome"], start);
        expect(touched(both, pointOf(numberOf("rome")), NEAR, 0.85)).toHaveLength(2);
    });

    test("elsewhere finds the circle below it, or none", () => {
        expect(circleAt(pointOf(numberOf("uluru")), 0.5, 1)).toBe(numberOf("uluru"));
        expect(circleAt({ x: 100, y: 1000 }, 0.5, 1)).toBeNull();
    });
});
