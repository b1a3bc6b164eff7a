import { expect, test } from "vitest";
import { firstSeat, nextHolder } from "./handover.ts";

test("who has one seat never hands over", () => {
    expect(nextHolder([1], [0, 1], null)).toBeNull();
});

test("who is asked keeps the device", () => {
    expect(nextHolder([0, 1, 2], [1, 2], 1)).toBeNull();
});

test("the device goes on to the next of ours who is asked, round the table", () => {
    expect(nextHolder([0, 1, 3], [0, 3], 1)).toBe(3);
    expect(nextHolder([0, 1, 3], [0], 3)).toBe(0);
});

test("while only others are asked it stays where it is", () => {
    expect(nextHolder([0, 1], [2], 0)).toBeNull();
});

test("all of ours are asked one after the other when seats decide together", () => {
    const held: (number | null)[] = [];
    let holder: number | null = 0;
    for (let deciding = [0, 1, 2]; holder !== null; holder = nextHolder([0, 1, 2], deciding, holder)) {
        held.push(holder);
        deciding = deciding.filter((seat) => seat !== holder);
    }
    expect(held).toEqual([0, 1, 2]);
});

test("one looks first from where one is asked", () => {
    expect(firstSeat([0, 2], [2])).toBe(2);
    expect(firstSeat([0, 2], [1])).toBe(0);
    expect(firstSeat([], [1])).toBeNull();
});
