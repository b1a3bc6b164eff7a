import { expect, test } from "vitest";
import { vehiclePositions } from "./track.ts";
import type { Archeos } from "./view.ts";

function at(...spaces: number[][]): Archeos {
    return { players: spaces.map((each) => ({ vehicles: [each] })) } as unknown as Archeos;
}

test("vehicles stand side by side, and in two rows from the fourth on", () => {
    expect(vehiclePositions(at([0], [0], [1]), 0).map(({ dx, row }) => [dx, row])).toEqual([
        [-0.4, 0],
        [0.4, 0],
        [0, 0],
    ]);
    expect(vehiclePositions(at([2], [2], [2], [2]), 0).map(({ row }) => row)).toEqual([0, 0, 1, 1]);
});

test("however many vehicles stand on a space, they are not wider than three", () => {
    const many = Array.from({ length: 6 }, () => [0, 0]);
    expect(Math.max(...vehiclePositions(at(...many), 0).map(({ half }) => half))).toBeLessThan(1.5);
});
