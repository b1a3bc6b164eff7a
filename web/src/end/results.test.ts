import { expect, test } from "vitest";
import type { Occupant, Result } from "../wire/types.ts";
import { multiplication, subtotal, outcome, ranking, rows, winners } from "./results.ts";
import { formatPoints, signedPoints } from "../face/kit/points.ts";

const OCCUPANTS: Occupant[] = [
    { kind: "person", name: "Louise" },
    { kind: "bot", name: "Sextant" },
    { kind: "person", name: "Karim" },
];

function result(more: Partial<Result> = {}): Result {
    const score_sheets: Result["score_sheets"] = [
        [
            ["column:red", 30],
            ["dice", 0],
        ],
        [
            ["column:red", -10],
            ["dice", 20],
        ],
        [
            ["column:red", 10],
            ["dice", 20],
        ],
    ];
    return { ranks: [1, 3, 1], scores: [30, 10, 30], score_sheets, resigned: [], finished: true, ...more };
}

const nameOf = (seat: number): string => OCCUPANTS[seat]?.name ?? "Zu";

test("ranking starts with the best, and ties share a rank", () => {
    const ranked = ranking(result(), OCCUPANTS, nameOf);
    expect(ranked.map(({ name, rank }) => [name, rank])).toEqual([
        ["Louise", 1],
        ["Karim", 1],
        ["Sextant", 3],
    ]);
    expect(winners(ranked)).toHaveLength(2);
    expect(ranked.at(-1)?.bot).toBe(true);
});

test("ranking marks resigned seats, and a negative score has an empty bar", () => {
    const ranked = ranking(result({ scores: [40, -20, 10], ranks: [1, 3, 2], resigned: [1] }), OCCUPANTS, nameOf);
    expect(ranked.at(-1)).toMatchObject({ resigned: true, share: 0 });
    expect(ranked[1]?.share).toBe(0.25);
});

test("ranking includes an automaton", () => {
    const ranked = ranking(result({ ranks: [2, 4, 3, 1], scores: [30, 10, 20, 50] }), OCCUPANTS, nameOf);
    expect(ranked[0]).toMatchObject({ name: "Zu", seat: 3, bot: true });
});

test("outcome: won by a seat, by an automaton or by nobody", () => {
    const outcomeFor = (...ranks: number[]): string =>
        outcome(winners(ranking(result({ ranks, scores: ranks.map(() => 10) }), OCCUPANTS, nameOf)), OCCUPANTS.length);
    expect(outcomeFor(1, 3, 1)).toBe("won");
    expect(outcomeFor(2, 4, 3, 1)).toBe("beaten");
    expect(outcomeFor(2, 4, 3)).toBe("nobody");
});

test("rows have one value per seat and their best value", () => {
    const [red, dice] = rows(result().score_sheets);
    expect(red).toMatchObject({ line: "column:red", values: [30, -10, 10], best: 30 });
    expect(dice?.best).toBe(20);
});

test("a row has no best value if none is positive or all are equal", () => {
    expect(rows([[["a", 0]], [["a", -5]]])[0]?.best).toBeUndefined();
    expect(rows([[["a", 5]], [["a", 5]]])[0]?.best).toBeUndefined();
});

test("a line of one seat is undefined for the others", () => {
    expect(rows([[["a", 1]], [["b", 2]]])).toMatchObject([{ values: [1, undefined] }, { values: [undefined, 2] }]);
});

test("equal lines of a sheet are added up in one row", () => {
    const [row] = rows([
        [
            ["well:6", 6],
            ["well:6", 6],
        ],
        [],
    ]);
    expect(row?.values).toEqual([12, undefined]);
});

test("subtotal adds up the first rows", () => {
    const all = rows(result().score_sheets);
    expect([0, 1, 2].map((count) => subtotal(all, 1, count))).toEqual([0, -10, 10]);
});

test("points are formatted with a real minus sign", () => {
    expect([formatPoints(-10), formatPoints(5), signedPoints(5), signedPoints(0)]).toEqual(["−10", "5", "+5", "0"]);
});

test("a doubled line shows what was doubled, and stays one row", () => {
    const { score_sheets } = result();
    const factors = [
        [1, 1],
        [2, 1],
        [1, 1],
    ];
    const [column, dice] = rows(score_sheets, factors);
    expect(multiplication(column!, 1)).toBe("−5 × 2");
    expect([0, 2].map((seat) => multiplication(column!, seat))).toEqual(["", ""]);
    expect(multiplication(dice!, 1)).toBe("");
    expect(multiplication(rows(score_sheets)[0]!, 1)).toBe("");
});
