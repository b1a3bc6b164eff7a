import { expect, test } from "vitest";
import type { Entry } from "../table/log/logEntries.ts";
import type { TableEvent, TableProjection } from "../wire/types.ts";
import { greatMoves, turnCount } from "./greatMoves.ts";

function entry(n: number, scores: number[], events: TableEvent[], more: Partial<TableProjection> = {}): Entry {
    return { n, at: n, events, turn: null, projection: { n, view: {}, scores, ...more } as unknown as TableProjection };
}

function deed(seat: number, event: string, starts?: TableEvent["starts"]): TableEvent {
    return { seat, event, deed: 1, ...(starts && { starts }) };
}

test("great moves name the deed, whichever updates it took", () => {
    const history = [
        entry(1, [0, 0], []),
        entry(2, [0, 0], [deed(0, "played", "turn")]),
        entry(3, [14, 0], [deed(0, "sold")]),
        entry(4, [14, 5], [deed(1, "dug", "turn")]),
    ];
    expect(greatMoves(history, 3).map(({ deed, points }) => [deed.n, deed.seat, points])).toEqual([
        [2, 0, 14],
        [4, 1, 5],
    ]);
});

test("points that are sure to come count for the deed, not for the scoring", () => {
    const projected = (points: number): Partial<TableProjection> => ({ projected: [[["now", points]]] });
    const history = [
        entry(1, [0], [], projected(0)),
        entry(2, [0], [deed(0, "led", "turn")], projected(12)),
        entry(3, [12], [deed(0, "took", "turn"), { seat: -2, event: "ended", starts: "scoring" }], projected(30)),
    ];
    expect(greatMoves(history, 3).map(({ deed, points }) => [deed.n, points])).toEqual([[2, 12]]);
});

test("a turn that was taken back does not count", () => {
    const history = [
        entry(1, [0], [deed(0, "took", "turn")]),
        entry(2, [0], [{ seat: 0, act: "undo" }]),
        entry(3, [0], [deed(0, "led", "turn")]),
        entry(4, [0], [deed(1, "took", "turn")]),
    ];
    expect(turnCount(history)).toBe(2);
    expect(turnCount(history.map((each) => ({ ...each, turn: 7 })))).toBe(7);
});
