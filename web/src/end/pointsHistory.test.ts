import { expect, test } from "vitest";
import type { Entry } from "../table/log/logEntries.ts";
import type { TableEvent, TableProjection } from "../wire/types.ts";
import { ticks, turns, type Turn } from "./pointsHistory.ts";

const STARTS: Record<string, TableEvent["starts"]> = { rolled: "turn", counted: "scoring" };

function happened(event: string, seat = 0): TableEvent {
    return { seat, event, ...(STARTS[event] && { starts: STARTS[event] }) };
}

function entry(n: number, scores: (number | null)[] | null, event = "wrote"): Entry {
    const projection = (scores ? { n, view: {}, scores } : { n }) as unknown as TableProjection;
    return { n, at: n, events: [happened(event)], projection };
}

const HISTORY = [
    entry(1, null),
    entry(2, [0, 0], "began"),
    entry(3, [0, 0], "rolled"),
    entry(4, [5, 0]),
    entry(5, [5, 0], "rolled"),
    entry(6, [5, 20]),
    entry(7, [4, 20]),
];

test("each turn has the points at its end", () => {
    expect(turns(HISTORY)).toEqual([
        { turn: 0, n: 2, scores: [0, 0] },
        { turn: 1, n: 3, scores: [5, 0] },
        { turn: 2, n: 5, scores: [4, 20] },
    ]);
});

test("turns that start in the same update are all counted", () => {
    const events = [happened("rolled"), happened("rolled", 1)];
    const found = turns([{ ...entry(1, [0]), events }, entry(2, [5], "rolled")]);
    expect(found.map(({ turn }) => turn)).toEqual([2, 3]);
});

test("without turns, every position counts as one", () => {
    const history = HISTORY.map((each) => ({ ...each, events: [happened("wrote")] }));
    expect(turns(history).map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("returns no turns without scores or entries", () => {
    expect(turns([entry(1, [5, null], "rolled"), entry(2, [])])).toEqual([]);
    expect(turns([])).toEqual([]);
});

test("ticks are a few round values that enclose all points and zero", () => {
    const at = (...scores: number[]): Turn[] => [{ turn: 1, n: 1, scores }];
    expect(ticks(at(-30, 265))).toEqual([-50, 0, 50, 100, 150, 200, 250, 300]);
    expect(ticks(at(3))).toEqual([0, 1, 2, 3]);
    expect(ticks(at(0))).toEqual([0]);
});
