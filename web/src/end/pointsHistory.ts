// Points by turn, from the history.
import type { Entry } from "../table/log/logEntries.ts";
import { replayPositions } from "../table/replay/replayPositions.ts";
import { turnMarks, turnNumbers } from "../table/log/turnNumbers.ts";
import { tableArgs } from "../table/tableUrl.ts";
import { api } from "../wire/api.ts";

export interface Turn {
    /** From 1; 0 before the first. */
    turn: number;
    /** Number of its first update; the replay opens there. */
    n: number;
    /** Points of every seat at the end of the turn. */
    scores: number[];
    /** Whether everybody's points were counted in this turn: then its gain does not come from a single move. */
    counted?: true;
}

const PAGE_SIZE = 500;

/** Load the whole history with views, page by page. */
export async function readHistory(table: string, seat: number | null, code: string): Promise<Entry[]> {
    const from = tableArgs(table, seat, code);
    const all: Entry[] = [];
    for (;;) {
        const after = all.at(-1)?.n ?? 0;
        const some = await api.get("/tables/{table}/history", { ...from, views: true, after });
        all.push(...some);
        if (some.length < PAGE_SIZE) return all;
    }
}

/** Points at the end of every turn that are known. Without turns, every position counts as one. */
export function turns(entries: readonly Entry[]): Turn[] {
    const positions = replayPositions(entries);
    if (positions.length === 0) return [];
    const started = turnMarks(positions);
    const numbers = started.length ? turnNumbers(positions) : positions.map((_, index) => index + 1);
    const marks = started.length ? started : positions.map((_, index) => index);
    // A turn that was taken back counts as it was finally played.
    const starts = [0, ...marks].filter((start, index, all) => isFinal(numbers, start, all.slice(index + 1)));
    const all = starts.map((start, index) => {
        const during = positions.slice(start, starts[index + 1]);
        const last = during.at(-1)!;
        const scores = last.projection.scores ?? [];
        const counted = during.some(({ events }) => events.some(({ starts }) => starts === "scoring"));
        return { turn: numbers[start]!, n: positions[start]!.n, scores, ...(counted && { counted }) };
    });
    return all.filter((turn): turn is Turn => isKnown(turn.scores));
}

function isKnown(scores: readonly (number | null)[]): boolean {
    return scores.length > 0 && scores.every((points) => points !== null);
}

function isFinal(numbers: readonly number[], start: number, later: readonly number[]): boolean {
    return later.every((other) => numbers[other]! > numbers[start]!);
}

/** A few round values that enclose all points, with zero among them. */
export function ticks(all: readonly Turn[]): number[] {
    const values = [0, ...all.flatMap(({ scores }) => scores)];
    const [minValue, maxValue] = [Math.min(...values), Math.max(...values)];
    const rough = Math.max(1, (maxValue - minValue) / 6);
    const power = 10 ** Math.floor(Math.log10(rough));
    const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough)!;
    const [first, last] = [Math.floor(minValue / step), Math.ceil(maxValue / step)];
    return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
