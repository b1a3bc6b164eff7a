import { expect, test } from "vitest";
import { stateOf } from "./playerState.ts";

const person = (present: boolean) => ({ kind: "person", name: "Karim", present }) as const;
const table = {
    occupants: [person(false), person(true), person(false), { kind: "bot", name: "Galet" } as const],
    deciding: [] as number[],
    ready: [] as number[],
    mySeats: [0],
    projection: {},
};

test("an absent player is away, also on their turn", () => {
    expect([0, 1, 2, 3].map((seat) => stateOf({ ...table, deciding: [0, 1, 2, 3] }, seat))).toEqual([
        "yours",
        "thinking",
        "away",
        "thinking",
    ]);
    expect([0, 1, 2, 3].map((seat) => stateOf(table, seat))).toEqual(["", "", "away", "bot"]);
});

test("a player with a decision made is ready, whether present or not", () => {
    expect(stateOf({ ...table, ready: [2] }, 2)).toBe("ready");
});

test("a substitute and a resignation come first", () => {
    const occupants = [{ ...person(false), substitute: "guide" }, person(false)];
    const result = { ranks: [], scores: [], score_sheets: [], resigned: [1], finished: false };
    const seats = { ...table, occupants, mySeats: [], deciding: [0, 1], projection: { result } };
    expect([0, 1].map((seat) => stateOf(seats, seat))).toEqual(["substitute", "resigned"]);
});
