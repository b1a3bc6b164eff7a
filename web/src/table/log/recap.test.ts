import { expect, test } from "vitest";
import type { Entry } from "./logEntries.ts";
import { lastVisit, recap } from "./recap.ts";

const GAME: Entry[] = [
    { n: 1, at: 0, events: [{ seat: 0, event: "wrote:red" }] },
    { n: 2, at: 1, events: [{ seat: 1, event: "wrote:blue" }] },
    {
        n: 3,
        at: 2,
        events: [
            { seat: 1, event: "wrote:red" },
            { seat: 1, event: "bridge:red" },
        ],
    },
    { n: 4, at: 3, events: [{ seat: 2, event: "wrote:green" }] },
    {
        n: 5,
        at: 4,
        events: [
            { seat: 2, event: "wrote:blue" },
            { seat: 0, event: "wrote:blue" },
        ],
    },
];

test("counts the plays of other seats since the last visit", () => {
    expect(recap(GAME, 2, [0])!.played).toEqual([
        { seat: 1, times: 1 },
        { seat: 2, times: 2 },
    ]);
});

test("includes the rarest event", () => {
    expect(recap(GAME, 1, [0])!.notable.map(({ event }) => event)).toContain("bridge:red");
});

test("leaves out events seen before", () => {
    expect(recap(GAME, 3, [0])!.notable.map(({ event }) => event)).not.toContain("bridge:red");
    expect(recap(GAME, 3, [0])).toMatchObject({ from: 4, to: 5 });
});

test("returns null if only own seats have played", () => {
    expect(recap(GAME, 4, [0, 2])).toBeNull();
    expect(recap(GAME, 5, [0])).toBeNull();
});

test("does not count acts of the table as plays", () => {
    expect(recap([{ n: 1, at: 0, events: [{ seat: 1, act: "away" }] }], 0, [0])).toBeNull();
});

test("a visit to the waiting room is not followed by a recap: nobody missed anything", () => {
    expect(lastVisit("waiting", 3, 1000, 61_000)).toBeNull();
    expect(lastVisit("starting", 3, 1000, 61_000)).toBeNull();
    expect(lastVisit("playing", undefined, 1000, 61_000)).toBeNull();
    expect(lastVisit("playing", 3, 1000, 61_000)).toEqual({ upTo: 3, awayFor: 60 });
});
