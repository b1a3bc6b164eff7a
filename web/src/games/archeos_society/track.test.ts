import { expect, test } from "vitest";
import { freeSpaces } from "./track.ts";
import type { Archeos } from "./view.ts";

function at(...spaces: number[]): Archeos {
    return { players: spaces.map((space) => ({ vehicles: [[space]] })) } as unknown as Archeos;
}

test("freeSpaces returns the longest run of free spaces", () => {
    expect(freeSpaces([at(0, 0, 1)], 0)).toEqual({ first: 2, count: 5 });
    expect(freeSpaces([at(3, 6)], 0)).toEqual({ first: 0, count: 3 });
});

test("freeSpaces avoids spaces that will be occupied", () => {
    expect(freeSpaces([at(0, 4), at(1, 4)], 0)).toEqual({ first: 2, count: 3 });
});

test("freeSpaces stays on the board if every run is short", () => {
    expect(freeSpaces([at(0, 2, 4, 5)], 0)).toEqual({ first: 1, count: 3 });
    expect(freeSpaces([at(0, 1, 2, 3, 4, 5)], 0)).toEqual({ first: 4, count: 3 });
});
