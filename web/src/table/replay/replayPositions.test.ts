import { expect, test } from "vitest";
import type { TableProjection } from "../../wire/types.ts";
import type { Entry } from "../log/logEntries.ts";
import { positionOf, replayPositions, positionAtSameTime } from "./replayPositions.ts";

const PROJECTION = {
    n: 0,
    status: "playing",
    occupants: [],
    deciding: [],
    clocks: [],
    commitment: "",
} satisfies TableProjection;
const GAME: Entry[] = [
    { n: 1, at: 0, events: [], projection: { ...PROJECTION, status: "waiting" } },
    { n: 3, at: 1, events: [], projection: { ...PROJECTION, view: { a: 1 } } },
    { n: 4, at: 2, events: [], projection: { ...PROJECTION, view: { a: 2 } } },
    { n: 7, at: 3, events: [], projection: { ...PROJECTION, view: {} } },
];

test("a replay starts with the first view", () => {
    expect(replayPositions(GAME).map(({ n }) => n)).toEqual([3, 4, 7]);
});

test("positionOf finds a number, or the last one before it", () => {
    const positions = replayPositions(GAME);
    expect([0, 3, 4, 5, 7, 99].map((n) => positionOf(positions, n))).toEqual([0, 0, 1, 1, 2, 2]);
});

test("positionOf returns 0 without positions", () => {
    expect(positionOf([], 5)).toBe(0);
});

test("another viewpoint has the same moment under another number", () => {
    const times = (...all: number[]): { at: number }[] => all.map((at) => ({ at }));
    expect(positionAtSameTime(times(1, 2, 5), 1, times(1, 1, 2, 3, 5))).toBe(2);
    expect(positionAtSameTime(times(1, 4, 5), 1, times(1, 3, 5))).toBe(1);
    expect(positionAtSameTime(times(7, 7, 7), 1, times(7, 7, 7, 7, 7))).toBe(2);
});
