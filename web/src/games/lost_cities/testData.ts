// Test data.
import { ARTEFACT_POINTS, columnPoints, DICE_POINTS } from "./box.ts";
import type { LostCities, Sheet } from "./view.ts";

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
    const bonuses = sheet.bridges.filter((how) => how === "bonus").length * 20;
    const points = columns.map((numbers, column) => columnPoints(numbers.length, sheet.circles[column]!));
    sheet.boxes = [...points, ARTEFACT_POINTS[sheet.artefacts]!, DICE_POINTS[sheet.dice]!, bonuses];
    sheet.total = sheet.boxes.reduce((sum, box) => sum + box, 0);
    return sheet;
}

export function tableOf(more: Partial<LostCities>): LostCities {
    return {
        turn: 3,
        roller: 0,
        choice_order: "simultaneous",
        dice: { colours: [2, 1, 4], numbers: [8, 3, 0] },
        left: { colours: [2, 1, 4], numbers: [8, 3, 0] },
        taken: null,
        sheets: [],
        crossed: Array.from({ length: 8 }, () => false),
        finished: [],
        ...more,
    };
}
