/** The table after planned moves, beyond what the server can show. */
import { describe, expect, test } from "vitest";
import { after, arrowsIn, asksAll, dueIn, type Ahead } from "./ahead.ts";
import { idOf, numberOf } from "./box.ts";
import { tableOf } from "./testData.ts";

const start: Ahead = { view: tableOf("start B11 zagorsk", "", "start rome"), bought: false };
const play = (moves: string, from = start): Ahead => moves.split(" ").reduce(after, from);

describe("after", () => {
    test("an arrow leaves the stock and becomes the tip; the turn may end then", () => {
        const { view } = play("lay:blue:putorana");
        expect(view.expeditions[0]).toMatchObject({ stock: 42, tip: numberOf("putorana"), open: true });
        expect(dueIn(start)).toBe("action");
        expect(dueIn(play("lay:blue:putorana"))).toBe("end");
    });

    test("a ticket buys an arrow, which is owed until it is laid", () => {
        const bought = play("lay:blue:putorana spend:arrow");
        expect(dueIn(bought)).toBe("ticket");
        expect(bought.view.players[0]!.tickets).toBe(2);
        expect(dueIn(after(bought, "lay:blue:novosibirsk"))).toBe("end");
    });

    test("a ticket before the action does not replace it", () => {
        expect(dueIn(play("spend:arrow lay:blue:putorana"))).toBe("action");
    });

    test("a blue circle owes an arrow, a red one brings a ticket", () => {
        expect(dueIn(play("lay:red:B06"))).toBe("blue");
        expect(dueIn(play("lay:red:B06 decline"))).toBe("end");
        expect(dueIn(play("lay:red:B06 lay:yellow:athens"))).toBe("end");
        const red = play("lay:blue:putorana lay:blue:R16").view;
        expect(red.players[0]!.tickets).toBe(4);
    });

    test("a common objective waits for an answer, where its player may leave it", () => {
        const place = numberOf("putorana");
        const from = (more: object): Ahead => ({ ...start, view: { ...start.view, display: [place], ...more } });
        const reached = play("lay:blue:putorana", from({}));
        expect(reached.view.offer).toBe(place);
        expect(play("take", reached).view.offer).toBeNull();
        expect(dueIn(play("leave", reached))).toBe("end");
        expect(play("lay:blue:putorana", from({ commons: "automatic" })).view.offer).toBeNull();
        expect(play("lay:blue:putorana", from({ announce: "vigilance" })).view.offer).toBeNull();
    });

    test("without the arrow of a loop, the expedition goes on from where that was closed", () => {
        const table = { view: tableOf("start B11 zagorsk putorana novosibirsk caspian-sea", "", ""), bought: false };
        const left = play("lay:blue:B11 decline", table);
        expect(left.view.expeditions[0]).toMatchObject({ tip: numberOf("B11"), open: true });
        expect([left.view.loop, left.view.blue, dueIn(left)]).toEqual([null, 1, "blue"]);
        expect(dueIn(play("decline", left))).toBe("end");
    });

    test("a closed loop restarts from a circle that it has visited, before a blue arrow", () => {
        const table = { view: tableOf("start B11 zagorsk putorana novosibirsk caspian-sea", "", ""), bought: false };
        const closed = after(table, "lay:blue:B11");
        expect(dueIn(closed)).toBe("base");
        expect(dueIn(after(closed, "base:zagorsk"))).toBe("loop");
    });
});

describe("arrowsIn", () => {
    test("lists the free segments of every tip, with the moves before them", () => {
        const found = arrowsIn(play("lay:blue:putorana spend:arrow"), ["spend:arrow"], 1);
        expect(new Set(found.map(({ colour }) => colour))).toEqual(new Set([0, 1, 2]));
        expect(found.every(({ moves, at }) => moves[0] === "spend:arrow" && at === 1)).toBe(true);
        expect(found.map(({ move }) => move)).not.toContain("lay:blue:zagorsk");
    });

    test("names each target of a loop once, from the nearest of its bases", () => {
        const table = { view: tableOf("start B11 zagorsk putorana novosibirsk caspian-sea", "", ""), bought: false };
        const found = arrowsIn(after(table, "lay:blue:B11"), [], 1);
        expect(new Set(found.map(({ to }) => to)).size).toBe(found.length);
        for (const { bases = [], moves } of found) expect(moves[0]).toBe(`base:${idOf(bases[0]!)}`);
        expect(found.some(({ bases = [] }) => bases.length > 1)).toBe(true);
    });
});

test("nothing is planned beyond a place that everybody is asked about", () => {
    const place = numberOf("putorana");
    expect(asksAll(tableOf("", "", "", { announce: "vigilance" }), place)).toBe(true);
    expect(asksAll(tableOf("", "", ""), place)).toBe(false);
    expect(asksAll(tableOf("", "", "", { announce: "vigilance" }), numberOf("B06"))).toBe(false);
});
