import { expect, test } from "vitest";
import type { TableEvent } from "../../wire/types.ts";
import type { Entry } from "./logEntries.ts";
import { turnMarks, turnNumbers } from "./turnNumbers.ts";

const STARTS: Record<string, TableEvent["starts"]> = { rolled: "turn", began: "chapter", ended: "scoring" };

function entry(n: number, events: string[], turn?: number): Entry {
    const happened = events.map((event) => ({ seat: 0, event, ...(STARTS[event] && { starts: STARTS[event] }) }));
    return { n, at: n, events: happened, turn: turn ?? null };
}

test("counts the events that start turns if the server does not, even several in one update", () => {
    const game = [entry(1, ["dealt"]), entry(2, ["rolled"]), entry(3, ["wrote", "rolled", "wrote", "rolled"])];
    expect(turnNumbers(game)).toEqual([0, 1, 3]);
    expect(turnMarks(game)).toEqual([1, 2]);
});

test("a chapter starts a turn, the scoring does not", () => {
    const game = [entry(1, ["began"]), entry(2, ["ended"]), entry(3, ["began"])];
    expect(turnNumbers(game)).toEqual([1, 1, 2]);
    expect(turnMarks(game)).toEqual([0, 2]);
});

test("turn numbers of the server take precedence, so that a takeback is not counted twice", () => {
    const game = [entry(1, ["rolled"], 1), entry(2, ["wrote", "rolled"], 2), entry(3, [], 1), entry(4, ["rolled"], 2)];
    expect(turnNumbers(game)).toEqual([1, 2, 1, 2]);
});
