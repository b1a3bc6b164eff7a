import { expect, test } from "vitest";
import { projectedRows, projectedTotals, type ProjectedSheet } from "./projectedRows.ts";

const SHEETS: ProjectedSheet[] = [
    [
        ["now", 14],
        ["site:ur", -2],
    ],
    [
        ["now", 17],
        ["site:ur", -2],
        ["unsold", 3],
    ],
];

test("projected points add up", () => {
    expect(projectedTotals(SHEETS)).toEqual([12, 18]);
});

test("each part has a value per side, and a best one if it means something", () => {
    expect(projectedRows(SHEETS)).toEqual([
        { line: "now", values: [14, 17], best: 17 },
        { line: "site:ur", values: [-2, -2], best: undefined },
        { line: "unsold", values: [undefined, 3], best: undefined },
    ]);
});
