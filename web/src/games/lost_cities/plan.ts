// Changes of a plan on a sheet: its steps, and the difference between two sheets.
import { ARTEFACT, FAR_SIDE, SQUARES, type Box, type Mark } from "./box.ts";
import { columnOf, numberOf, ticksCircle } from "./choices.ts";
import type { Bridge, Sheet } from "./view.ts";

export const CIRCLE = 0;
export const SUMMIT = SQUARES + 1;

export interface Step {
    move: string;
    /** Number among the drawn steps, from 1. */
    order: number;
    column: number;
    /** 0 is the circle, 10 the summit. */
    square: number;
    number: number;
    /** Points of the column before and after. */
    before: number;
    after: number;
}

/** Steps of a plan that mark a column, in order; refusing and skipping mark none. */
export function stepsOf(plan: readonly string[], current: Sheet, box: Box): Step[] {
    const columns = current.columns.map((column) => [...column]);
    const circles = [...current.circles];
    const steps: Step[] = [];
    for (const move of plan) {
        const column = columnOf(move);
        const numbers = columns[column];
        if (!numbers) continue;
        const now = { ...current, columns, circles };
        const square = ticksCircle(move, now) ? CIRCLE : numbers.length + 1;
        const number = numberOf(move, now, box);
        const before = box.columnPoints(numbers.length, circles[column]!);
        if (square === CIRCLE) circles[column] = true;
        else if (square < SUMMIT) numbers.push(number);
        const after = box.columnPoints(numbers.length, circles[column]!);
        steps.push({ move, order: steps.length + 1, column, square, number, before, after });
    }
    return steps;
}

export interface Change {
    /** Gain or loss of each of the nine boxes. */
    boxes: number[];
    total: number;
    artefacts: number[];
    dice: number[];
    bridges: { bridge: number; how: Exclude<Bridge, "open"> }[];
    circles: number[];
    summits: number[];
}

function between(from: number, to: number): number[] {
    return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index + 1);
}

function ticked(before: readonly boolean[], after: readonly boolean[]): number[] {
    return after.flatMap((tick, index) => (tick && !before[index] ? [index] : []));
}

/** Marks on a sheet that were not there before. */
export function change(before: Sheet, after: Sheet): Change {
    return {
        boxes: after.boxes.map((points, box) => points - before.boxes[box]!),
        total: after.total - before.total,
        artefacts: between(before.artefacts, after.artefacts),
        dice: between(before.dice, after.dice),
        bridges: after.bridges.flatMap((how, bridge) =>
            how !== "open" && before.bridges[bridge] === "open" ? [{ bridge, how }] : [],
        ),
        circles: ticked(before.circles, after.circles),
        summits: ticked(before.summits, after.summits),
    };
}

/** Effect of one more mark in a column, for the list of possibilities. */
export interface Prospect {
    mark: Mark;
    summit: boolean;
    /** Bridge that would be crossed, and whether others crossed it in an earlier turn. */
    bridge: { bridge: number; taken: boolean } | null;
    before: number;
    after: number;
    gain: number;
}

export function prospect(sheet: Sheet, column: number, crossed: readonly boolean[], box: Box): Prospect {
    const square = sheet.columns[column]!.length + 1;
    const summit = square > SQUARES;
    const mark = summit ? "artefact" : box.markOf(column, square);
    const circled = sheet.circles[column]!;
    const before = box.columnPoints(square - 1, circled);
    const after = box.columnPoints(Math.min(square, SQUARES), circled);
    const hatches = mark === "artefact" && sheet.artefacts < SQUARES;
    const artefact = hatches ? box.artefacts[sheet.artefacts + 1]! - box.artefacts[sheet.artefacts]! : 0;
    const reached = [
        ...(square === FAR_SIDE ? [column] : []),
        ...(hatches && sheet.artefacts + 1 === FAR_SIDE ? [ARTEFACT] : []),
    ];
    const bonuses = reached.filter((bridge) => !crossed[bridge]).length * box.bridgePoints;
    const bridge = reached.length ? { bridge: reached[0]!, taken: crossed[reached[0]!]! } : null;
    return { mark, summit, bridge, before, after, gain: after - before + artefact + bonuses };
}

/** Points of the dice symbols before and after one more refusal. */
export function refusal(sheet: Sheet, box: Box): { before: number; after: number } {
    return { before: box.dice[sheet.dice]!, after: box.dice[Math.min(sheet.dice + 1, SQUARES)]! };
}
