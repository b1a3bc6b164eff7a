import { expect, test } from "vitest";
import { chapters } from "./logChapters.ts";
import type { Entry } from "./logEntries.ts";

const GAME: Entry[] = [
    { n: 1, at: 0, events: [{ seat: 0, act: "sit" }] },
    { n: 2, at: 0, events: [{ seat: 0, act: "entropy" }] },
    {
        n: 3,
        at: 1,
        events: [
            { seat: null, act: "start" },
            { seat: 0, event: "rolled", starts: "turn" },
        ],
    },
    { n: 4, at: 2, events: [{ seat: 0, event: "took" }] },
    {
        n: 5,
        at: 3,
        events: [
            { seat: 1, event: "used" },
            { seat: 1, event: "rolled", starts: "turn" },
        ],
    },
];

test("a chapter starts with the event that starts its turn", () => {
    const found = chapters(GAME);
    expect(found.map(({ turn, lines }) => [turn, lines.length])).toEqual([
        [0, 2],
        [1, 3],
        [2, 1],
    ]);
});

test("acts about entropy are left out", () => {
    const words = chapters(GAME).flatMap(({ lines }) => lines.map(({ event }) => event.act ?? event.event));
    expect(words).toEqual(["sit", "start", "rolled", "took", "used", "rolled"]);
});

test("a game without turns has one chapter", () => {
    expect(chapters([GAME[0]!, GAME[3]!])).toHaveLength(1);
});

test("a takeback starts the earlier turn again", () => {
    const game: Entry[] = [
        { n: 1, at: 0, events: [{ seat: 0, event: "rolled", starts: "turn" }], turn: 1 },
        { n: 2, at: 0, events: [{ seat: 1, event: "rolled", starts: "turn" }], turn: 2 },
        { n: 3, at: 0, events: [{ seat: 0, act: "accept" }], turn: 1 },
        { n: 4, at: 0, events: [{ seat: 1, event: "rolled", starts: "turn" }], turn: 2 },
    ];
    expect(chapters(game).map((chapter) => chapter.turn)).toEqual([1, 2, 1, 2]);
});
