import { expect, test } from "vitest";
import { firstSeat, nextHolder } from "./handover.ts";

test("one own seat: no hand-over", () => {
    expect(nextHolder([1], [0, 1], null)).toBeNull();
});

test("a deciding seat keeps the device", () => {
    expect(nextHolder([0, 1, 2], [1, 2], 1)).toBeNull();
});

test("the device goes to the next own seat that is deciding, around the table", () => {
    expect(nextHolder([0, 1, 3], [0, 3], 1)).toBe(3);
    expect(nextHolder([0, 1, 3], [0], 3)).toBe(0);
});

test("the device stays while only other seats are deciding", () => {
    expect(nextHolder([0, 1], [2], 0)).toBeNull();
});

test("own seats that decide together get the device one after the other", () => {
    const held: (number | null)[] = [];
    let holder: number | null = 0;
    for (let deciding = [0, 1, 2]; holder !== null; holder = nextHolder([0, 1, 2], deciding, holder)) {
        held.push(holder);
        deciding = deciding.filter((seat) => seat !== holder);
    }
    expect(held).toEqual([0, 1, 2]);
});

test("firstSeat prefers a deciding seat", () => {
    expect(firstSeat([0, 2], [2])).toBe(2);
    expect(firstSeat([0, 2], [1])).toBe(0);
    expect(firstSeat([], [1])).toBeNull();
});
