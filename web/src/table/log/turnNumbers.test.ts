import { expect, test } from "vitest";
import type { TableProjection, TableEvent } from "../../wire/types.ts";
import type { Entry } from "./logEntries.ts";
import { turnMarks, turnNumbers } from "./turnNumbers.ts";

const startsTurn = (event: TableEvent) => event.event === "rolled";
const reader = { startsTurn, turn: (view: Record<string, unknown>) => view["turn"] as number | undefined };

function entry(n: number, events: string[], turn?: number): Entry {
    const projection = turn === undefined ? null : ({ n, view: { turn } } as unknown as TableProjection);
    return { n, at: n, events: events.map((event) => ({ seat: 0, event })), projection };
}

test("counts the events that start turns if there are no views, even several in one update", () => {
    const game = [entry(1, ["began"]), entry(2, ["rolled"]), entry(3, ["wrote", "rolled", "wrote", "rolled"])];
    expect(turnNumbers(game, reader)).toEqual([0, 1, 3]);
    expect(turnMarks(game, reader)).toEqual([1, 2]);
});

test("turn numbers of views take precedence, so that a takeback is not counted twice", () => {
    const game = [entry(1, ["rolled"], 1), entry(2, ["wrote", "rolled"], 2), entry(3, [], 1), entry(4, ["rolled"], 2)];
    expect(turnNumbers(game, reader)).toEqual([1, 2, 1, 2]);
});

test("returns turn 0 and no marks for a face without turns", () => {
    expect(turnNumbers([entry(1, ["rolled"], 4)], {})).toEqual([0]);
    expect(turnMarks([entry(1, ["rolled"])], {})).toEqual([]);
});
