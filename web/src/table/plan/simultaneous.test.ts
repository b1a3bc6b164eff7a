import { expect, test } from "vitest";
import { ready, together } from "./simultaneous.ts";

test("who has answered while others are still asked is ready", () => {
    let asked = together([], [1, 2, 3]);
    expect(ready(asked, [1, 2, 3])).toEqual([]);
    asked = together(asked, [1, 3]);
    expect(ready(asked, [1, 3])).toEqual([2]);
    asked = together(asked, [3]);
    expect(ready(asked, [3])).toEqual([1, 2]);
});

test("when all have answered nobody is ready any more", () => {
    expect(together(together([], [1, 2]), [0])).toEqual([]);
    expect(together(together([], [1, 2]), [])).toEqual([]);
});

test("seats that decide one by one are never ready", () => {
    expect(together(together([], [0]), [1])).toEqual([]);
});
