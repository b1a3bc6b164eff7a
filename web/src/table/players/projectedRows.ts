// Projected points side by side.

export interface ProjectedRow {
    /** The part of the points, in text form. */
    line: string;
    /** One value per side; undefined where a side does not have the part. */
    values: (number | undefined)[];
    /** Best value of the row, if it is positive and not everybody's. */
    best: number | undefined;
}

export type ProjectedSheet = readonly (readonly [string, number])[];

export function projectedTotals(sheets: readonly ProjectedSheet[]): number[] {
    return sheets.map((sheet) => sheet.reduce((sum, [, points]) => sum + points, 0));
}

/** Parts of all sides, each once, in the order of the sheets. */
export function projectedRows(sheets: readonly ProjectedSheet[]): ProjectedRow[] {
    const lines = [...new Set(sheets.flatMap((sheet) => sheet.map(([line]) => line)))];
    return lines.map((line) => {
        const values = sheets.map((sheet) => sheet.find(([each]) => each === line)?.[1]);
        return { line, values, best: bestOf(values.filter((value) => value !== undefined)) };
    });
}

function bestOf(values: readonly number[]): number | undefined {
    const best = Math.max(...values);
    return best > 0 && values.some((value) => value < best) ? best : undefined;
}
