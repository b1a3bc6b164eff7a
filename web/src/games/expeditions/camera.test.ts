/** Visible part of the map, and targets of touches. */
import { describe, expect, test } from "vitest";
import { bestEye } from "./bestEye.ts";
import { CIRCLES, HEIGHT, numberOf, START, WIDTH } from "./box.ts";
import {
    BEYOND,
    CLOSEST,
    clamped,
    comfortable,
    readable,
    sees,
    sizeAt,
    textSizeAt,
    toMap,
    toWindow,
    whole,
    zoomed,
} from "./camera.ts";
import { targets } from "./choices.ts";
import { around, controlsOf, meet } from "./controls.ts";
import { edgeOf, placeMarkers } from "./edges.ts";
import { pointOf } from "./geometry.ts";
import { circleAt, touched } from "./hitTest.ts";
import { tableOf } from "./testData.ts";

const PHONE = { width: 390, height: 400 };
const LAPTOP = { width: 1057, height: 547 };
const NEAR = 0.83;

describe("camera", () => {
    test("stays on the map and within the maximum scale", () => {
        const eye = clamped({ x: -500, y: 9000, scale: 40 }, PHONE);
        expect(eye.scale).toBe(CLOSEST);
        expect(sees(eye, PHONE, { x: 0, y: HEIGHT - 1 }, 0)).toBe(true);
        expect(toMap(eye, PHONE, { x: 0, y: PHONE.height }).y).toBeCloseTo(HEIGHT);
    });

    test("lets the map be dragged beyond its edge by some pixels", () => {
        const eye = clamped({ x: 0, y: 9000, scale: NEAR }, PHONE, BEYOND);
        expect(toWindow(eye, PHONE, { x: 0, y: HEIGHT }).y).toBeCloseTo(PHONE.height - BEYOND);
    });

    test("covers every window with readable names, on its own", () => {
        for (const [window, arrangement] of [
            [PHONE, "narrow"],
            [LAPTOP, "wide"],
            [{ width: 2180, height: 1160 }, "wide"],
            [{ width: 430, height: 316 }, "low"],
        ] as const) {
            const scale = comfortable(window, arrangement);
            expect(readable(scale)).toBe(true);
            const eye = clamped({ x: 0, y: 0, scale }, window);
            expect(toMap(eye, window, { x: 0, y: 0 }).y).toBeCloseTo(0);
            expect(toMap(eye, window, { x: window.width, y: 0 }).x).toBeLessThan(WIDTH + 30);
        }
    });

    test("shows the whole map from afar", () => {
        const eye = clamped({ x: 0, y: 0, scale: 0 }, PHONE);
        expect(eye).toEqual({ scale: whole(PHONE), x: WIDTH / 2, y: HEIGHT / 2 });
        expect(CIRCLES.every(({ x, y }) => sees(eye, PHONE, { x, y }, 0))).toBe(true);
    });

    test("keeps the point under the fingers while zooming", () => {
        const eye = { x: 1000, y: 600, scale: 0.9 };
        const fingers = { x: 100, y: 300 };
        const before = toMap(eye, PHONE, fingers);
        const after = toWindow(zoomed(eye, PHONE, 1.5, fingers), PHONE, before);
        expect([Math.round(after.x), Math.round(after.y)]).toEqual([100, 300]);
    });

    test("scales symbols more slowly than the map, and texts never below 11 pixels", () => {
        const scales = [0.2, 0.5, 0.85, 1.5, 2.2];
        const sizes = scales.map((scale) => scale * sizeAt(scale));
        expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
        expect(sizeAt(2.2)).toBeLessThan(sizeAt(0.85));
        for (const scale of scales) expect(20 * scale * textSizeAt(scale)).toBeGreaterThanOrEqual(10.99);
    });

    test("shows as much as possible of what matters most", () => {
        const rome = { ...pointOf(numberOf("rome")), weight: 100 };
        const perth = { ...pointOf(numberOf("perth")), weight: 90 };
        const athens = { ...pointOf(numberOf("athens")), weight: 1 };
        const eye = bestEye([rome, perth, athens], PHONE, NEAR, (at, point) => sees(at, PHONE, point), true);
        expect([rome, perth, athens].map((point) => sees(eye, PHONE, point))).toEqual([true, false, true]);
    });
});

describe("markers at the edges", () => {
    const { boxes } = controlsOf(PHONE, "narrow", true);
    const marker = { edge: "right", at: { x: 900, y: 380 }, width: 78 } as const;

    test("lie on no button and on no other marker", () => {
        const placed = placeMarkers([marker, marker, marker], PHONE, boxes, [], []);
        const all = [...boxes, ...placed.map((box) => box!)];
        expect(all.some((one, index) => all.slice(index + 1).some((other) => meet(one, other)))).toBe(false);
    });

    test("keep clear of what can be touched while there is room", () => {
        const target = around({ x: 380, y: 150 }, 22);
        const [box] = placeMarkers([{ ...marker, at: { x: 900, y: 150 } }], PHONE, boxes, [target], []);
        expect(meet(box!, target)).toBe(false);
    });

    test("stand at the edge beyond which something lies", () => {
        expect(edgeOf({ x: 200, y: 900 }, PHONE)).toBe("bottom");
        expect(edgeOf({ x: -900, y: 500 }, PHONE)).toBe("left");
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
