// Test data.
import { Box, type Shape, type Tables } from "./box.ts";
import type { LostCities, Sheet } from "./view.ts";

const COLUMNS: [Shape, number[], number[]][] = [
    ["heart", [2, 8], [4, 7]],
    ["circle", [4, 6], [3, 8]],
    ["square", [3, 7], [5, 8]],
    ["triangle", [2, 7], [4, 9]],
    ["cross", [3, 8], [5, 7]],
    ["star", [4, 6], [3, 9]],
];

export const TABLES: Tables = {
    dice: { zero_in_started_column: 10 },
    sheet: {
        bridge_points: 20,
        columns: COLUMNS.map(([symbol, arrows, artefacts]) => ({ symbol, arrows, artefacts })),
    },
    scoring: {
        expedition: [-50, -20, -15, -10, 5, 10, 15, 30, 35, 50],
        expedition_empty: 0,
        circle_multiplier: 2,
        artefact: [0, -40, -30, -20, 10, 20, 30, 60, 70, 100],
        dice: [0, -40, -30, -20, 10, 20, 30, 60, 70, 0],
    },
};
export const BOX = new Box(TABLES);

export function sheetOf(columns: number[][], more: Partial<Sheet> = {}): Sheet {
    const none = columns.map(() => false);
    const sheet: Sheet = {
        columns,
        circles: none,
        summits: none,
        artefacts: 0,
        dice: 0,
        bridges: Array.from({ length: 8 }, () => "open"),
        boxes: [],
        total: 0,
        ...more,
    };
    const bonuses = sheet.bridges.filter((how) => how === "bonus").length * BOX.bridgePoints;
    const points = columns.map((numbers, column) => BOX.columnPoints(numbers.length, sheet.circles[column]!));
    sheet.boxes = [...points, BOX.artefacts[sheet.artefacts]!, BOX.dice[sheet.dice]!, bonuses];
    sheet.total = sheet.boxes.reduce((sum, box) => sum + box, 0);
    return sheet;
}

export function tableOf(more: Partial<LostCities>): LostCities {
    return {
        turn: 3,
        roller: 0,
        order_of_choices: "simultaneous",
        dice: { colours: [2, 1, 4], numbers: [8, 3, 0] },
        left: { colours: [2, 1, 4], numbers: [8, 3, 0] },
        taken: null,
        sheets: [],
        crossed: Array.from({ length: 8 }, () => false),
        finished: [],
        ...more,
    };
}
