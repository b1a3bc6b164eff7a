// Final ranking, and the score sheets side by side.
import { formatPoints } from "../face/kit/points.ts";
import type { Occupant, Result } from "../wire/types.ts";

export interface Ranked {
    seat: number;
    rank: number;
    score: number;
    name: string;
    bot: boolean;
    resigned: boolean;
    /** Length of its bar relative to the best, from 0 to 1. */
    share: number;
}

export interface Row {
    /** The line in text form. */
    line: string;
    /** One value per seat; undefined where a seat does not have the line. */
    values: (number | undefined)[];
    /** Best value of the row, if it is positive and not shared by all. */
    best: number | undefined;
    /** Factor that the value of a seat contains: 2 for a doubled column. */
    factors: readonly number[];
}

type Naming = (seat: number) => string;

/** Ranking with the best first, automata included. */
export function ranking(result: Result, occupants: readonly (Occupant | null)[], nameOf: Naming): Ranked[] {
    const maxScore = Math.max(1, ...result.scores);
    const ranked = result.ranks.map((rank, seat) => {
        const score = result.scores[seat] ?? 0;
        return {
            seat,
            rank,
            score,
            name: nameOf(seat),
            bot: occupants[seat]?.kind === "bot" || seat >= occupants.length,
            resigned: result.resigned.includes(seat),
            share: Math.max(0, score / maxScore),
        };
    });
    return ranked.sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

export function winners(ranked: readonly Ranked[]): Ranked[] {
    return ranked.filter(({ rank }) => rank === 1);
}

/** Result of the table: a seat won, only an automaton won, or nobody did. */
export function outcome(best: readonly Ranked[], seats: number): "won" | "beaten" | "nobody" {
    if (best.length === 0) return "nobody";
    return best.some(({ seat }) => seat < seats) ? "won" : "beaten";
}

/** Lines of all sheets, each once, in the order of the sheets. */
export function rows(sheets: Result["score_sheets"], factors: Result["score_factors"] = []): Row[] {
    const lines = [...new Set(sheets.flatMap((sheet) => sheet.map(([line]) => line)))];
    return lines.map((line) => {
        const values = sheets.map((sheet) => sumOf(sheet, line));
        return { line, values, best: bestOf(values), factors: sheets.map((_, seat) => factorOf(seat, line)) };
    });

    function factorOf(seat: number, line: string): number {
        return factors[seat]?.[sheets[seat]!.findIndex(([each]) => each === line)] ?? 1;
    }
}

/** How a value came about, such as "−15 × 2"; empty if it was not multiplied. */
export function multiplication({ values, factors }: Row, seat: number): string {
    const [value, factor] = [values[seat], factors[seat] ?? 1];
    return value === undefined || factor === 1 ? "" : `${formatPoints(value / factor)} × ${factor}`;
}

/** A line may occur several times on a sheet: two wells of the same depth are one row. */
function sumOf(sheet: Result["score_sheets"][number], line: string): number | undefined {
    const found = sheet.filter(([each]) => each === line);
    return found.length ? found.reduce((sum, [, value]) => sum + value, 0) : undefined;
}

function bestOf(values: readonly (number | undefined)[]): number | undefined {
    const known = values.filter((value) => value !== undefined);
    const best = Math.max(...known);
    return best > 0 && known.some((value) => value < best) ? best : undefined;
}

/** Sum of the first rows of a seat: the total shown during the reveal. */
export function subtotal(all: readonly Row[], seat: number, count: number): number {
    return all.slice(0, count).reduce((sum, row) => sum + (row.values[seat] ?? 0), 0);
}
