import { expect, test } from "vitest";
import { Box } from "./box.ts";
import { BOX, sheetOf, TABLES } from "./testData.ts";
import type { Sheet } from "./view.ts";

test("the example sheet of the rulebook is worth 425", () => {
    const columns = [
        [],
        [1, 1, 4, 5, 5, 5, 8, 10],
        [2, 3, 3],
        [1, 2, 3, 4, 6, 6],
        [3, 3, 6, 7, 7, 8, 8, 9],
        [4, 4, 5, 5, 9, 9, 9, 10, 10],
    ];
    const bridges: Sheet["bridges"] = ["open", "bonus", "open", "open", "bonus", "bonus", "bonus", "struck"];
    const circles = [false, false, true, true, true, true];
    expect(sheetOf(columns, { circles, artefacts: 7, dice: 8, bridges }).total).toBe(425);
});

test("a column earns points from a square on, or never", () => {
    const without = { ...TABLES.scoring, expedition: TABLES.scoring.expedition.map((points) => Math.min(points, 0)) };
    expect(BOX.earnsFrom).toBe(4);
    expect(new Box({ ...TABLES, scoring: without }).earnsFrom).toBe(0);
});
