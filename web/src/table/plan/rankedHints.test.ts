import { expect, test } from "vitest";
import type { Hint } from "../../wire/types.ts";
import { ranked } from "./rankedHints.ts";

function hint(move: string, win_probability: number, score: number, win_probability_error = 0.02): Hint {
    return { move, win_probability, win_probability_error, score, score_error: 1, games: 100 };
}

function order(hints: readonly Hint[]): string[] {
    return ranked(hints).hints.map(({ move }) => move);
}

test("puts the highest chance first and says how far it is ahead", () => {
    const { unit, hints, ahead } = ranked([hint("refuse", 0.4, 90), hint("red", 0.6, 80), hint("blue", 0.5, 85)]);
    expect(hints.map(({ move }) => move)).toEqual(["red", "blue", "refuse"]);
    expect([unit, ahead]).toEqual(["chance", expect.closeTo(0.1)]);
});

test("has points as the tie-break of equal chances", () => {
    expect(order([hint("refuse", 0.2, 90), hint("red", 0.5, 80), hint("blue", 0.5, 85)])).toEqual([
        "blue",
        "red",
        "refuse",
    ]);
});

test("counts in points where the best chances do not differ beyond their error", () => {
    const { unit, hints, ahead } = ranked([hint("a", 0.52, 80), hint("b", 0.51, 86), hint("c", 0.5, 82)]);
    expect(unit).toBe("points");
    expect(hints.map(({ move }) => move)).toEqual(["b", "c", "a"]);
    expect(ahead).toBe(4);
});

test("keeps a move with a clearly worse chance behind, whatever points it brings", () => {
    const flat = [hint("a", 0.52, 80), hint("b", 0.51, 86), hint("c", 0.5, 82), hint("rich", 0.2, 120)];
    expect(order(flat)).toEqual(["b", "c", "a", "rich"]);
});

test("counts in points where everything is lost or everything is won", () => {
    const lost = [hint("a", 0.04, 10, 0.001), hint("b", 0.01, 20, 0.001)];
    const won = [hint("a", 0.99, 10, 0.001), hint("b", 0.96, 20, 0.001)];
    expect([ranked(lost).unit, order(lost)]).toEqual(["points", ["b", "a"]]);
    expect([ranked(won).unit, order(won)]).toEqual(["points", ["b", "a"]]);
});

test("goes on with chances where one move still loses", () => {
    expect(ranked([hint("a", 0.99, 10, 0.001), hint("b", 0.6, 20, 0.001)]).unit).toBe("chance");
});

test("says no lead within the error", () => {
    expect(ranked([hint("a", 0.5, 80.5), hint("b", 0.5, 80)]).ahead).toBe(0);
});

test("keeps the only move with its chance", () => {
    expect(ranked([hint("a", 0.5, 80)])).toMatchObject({ unit: "chance", ahead: 0 });
    expect(ranked([]).hints).toEqual([]);
});
