import { expect, test } from "vitest";
import { ready, together } from "./simultaneous.ts";

test("who has answered while others are still asked is ready", () => {
    let group = together([], [1, 2, 3]);
    expect(ready(group, [1, 2, 3])).toEqual([]);
    group = together(group, [1, 3]);
    expect(ready(group, [1, 3])).toEqual([2]);
    group = together(group, [3]);
    expect(ready(group, [3])).toEqual([1, 2]);
});

test("when all have answered nobody is ready any more", () => {
    expect(together(together([], [1, 2]), [0])).toEqual([]);
    expect(together(together([], [1, 2]), [])).toEqual([]);
});

test("seats that decide one by one are never ready", () => {
    expect(together(together([], [0]), [1])).toEqual([]);
});
