import { expect, test } from "vitest";
import { overlap, placePins, type Box, type Pin } from "./pinPlaces.ts";

const WINDOW: Box = { left: 0, top: 0, right: 360, bottom: 640 };

function pin(left: number, top: number, size = 40): Pin {
    return { anchor: { left, top, right: left + size, bottom: top + size }, width: 60, height: 40 };
}

function inside({ left, top, right, bottom }: Box): boolean {
    return left >= 0 && top >= 0 && right <= WINDOW.right && bottom <= WINDOW.bottom;
}

test("lies on the corner of what it is about", () => {
    const [place] = placePins([pin(100, 100)], WINDOW, []);
    expect(place).toEqual({ left: 110, top: 80, right: 170, bottom: 120 });
});

test("never leaves the window", () => {
    const edges = [pin(-30, -30), pin(350, 10), pin(0, 630), pin(340, 620)];
    for (const each of edges) expect(inside(placePins([each], WINDOW, [])[0]!)).toBe(true);
});

test("never covers another pin, even on the same component", () => {
    const places = placePins([pin(100, 100), pin(100, 100), pin(104, 96), pin(320, 100), pin(318, 102)], WINDOW, []);
    for (const [index, place] of places.entries())
        for (const other of places.slice(index + 1)) expect(overlap(place!, other!)).toBe(false);
});

test("keeps off what is taken", () => {
    const bar: Box = { left: 0, top: 540, right: 360, bottom: 640 };
    const [place] = placePins([pin(100, 530)], WINDOW, [bar]);
    expect(overlap(place!, bar)).toBe(false);
});

test("has no place for what is not shown, nor where everything is taken", () => {
    expect(placePins([null], WINDOW, [])).toEqual([null]);
    expect(placePins([pin(100, 100)], WINDOW, [WINDOW])).toEqual([null]);
});
