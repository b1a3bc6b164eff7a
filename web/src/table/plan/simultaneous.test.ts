import { expect, test } from "vitest";
import { endsTogether, ready, together } from "./simultaneous.ts";

test("a seat is ready if it has decided while others are still deciding", () => {
    let group = together([], [1, 2, 3]);
    expect(ready(group, [1, 2, 3])).toEqual([]);
    group = together(group, [1, 3]);
    expect(ready(group, [1, 3])).toEqual([2]);
    group = together(group, [3]);
    expect(ready(group, [3])).toEqual([1, 2]);
});

test("no seat is ready after all have decided", () => {
    expect(together(together([], [1, 2]), [0])).toEqual([]);
    expect(together(together([], [1, 2]), [])).toEqual([]);
});

test("nobody is ready any more once choices come out, or the game continues", () => {
    expect(endsTogether([{ seat: 1, event: "finished" }])).toBe(false);
    expect(endsTogether([{ seat: 1, event: "wrote", deed: 1 }])).toBe(true);
    expect(endsTogether([{ seat: -2, event: "draft-ended" }])).toBe(true);
    expect(endsTogether([{ seat: 1, act: "accept", rewound: true }])).toBe(true);
});

test("seats that decide one by one are never ready", () => {
    expect(together(together([], [0]), [1])).toEqual([]);
});
