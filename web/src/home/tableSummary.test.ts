import { expect, test } from "vitest";
import { ago, freeSeats, timeControlOf, unfinished, seatNames, decidingNames, waitsForMe } from "./tableSummary.ts";
import type { TableSummary, TimeControl } from "../wire/types.ts";

const UNTIMED: TimeControl = {
    bank: 0,
    increment: 0,
    max_bank: 0,
    quiet_from: 0,
    quiet_until: 0,
    time_zone: "UTC",
};

function summary(more: Partial<TableSummary> = {}): TableSummary {
    return {
        id: "a",
        game: "lost-cities",
        seats: 3,
        status: "playing",
        public: false,
        rated: false,
        host: "Louise",
        time_control: UNTIMED,
        occupants: [],
        names: ["Louise", "Karim", ""],
        my_seats: [0],
        deciding: [1],
        seconds_left: null,
        created_at: 0,
        updated_at: 0,
        ended_at: 0,
        ...more,
    };
}

test("waitsForMe is true if an own seat is deciding", () => {
    expect(waitsForMe(summary())).toBe(false);
    expect(waitsForMe(summary({ deciding: [0, 1] }))).toBe(true);
    expect(waitsForMe(summary({ deciding: [0], status: "ended" }))).toBe(false);
});

test("unfinished starts with the tables that wait for me and leaves out ended ones", () => {
    const tables = [
        summary({ id: "a" }),
        summary({ id: "b", status: "ended" }),
        summary({ id: "c", deciding: [0] }),
        summary({ id: "d" }),
    ];
    expect(unfinished(tables).map(({ id }) => id)).toEqual(["c", "a", "d"]);
});

test("freeSeats counts seats without a name", () => {
    expect(freeSeats(summary())).toBe(1);
    expect(freeSeats(summary({ names: ["Louise"] }))).toBe(2);
    expect(seatNames(summary()).map(({ name }) => name)).toEqual(["Louise", "Karim"]);
});

test("seatNames marks bots if the occupants are known", () => {
    const occupants = [{ kind: "person" as const, name: "Louise" }, { kind: "bot" as const, name: "Karim" }, null];
    expect(seatNames(summary({ occupants })).map(({ bot }) => bot)).toEqual([false, true]);
});

test("decidingNames lists the names of the deciding seats", () => {
    expect(decidingNames(summary({ deciding: [0, 1, 2] }))).toEqual(["Louise", "Karim"]);
});

test("timeControlOf distinguishes untimed, live and correspondence games", () => {
    expect(timeControlOf(summary())).toBe("free");
    expect(timeControlOf(summary({ time_control: { ...UNTIMED, bank: 600, increment: 30 } }))).toBe("live");
    expect(timeControlOf(summary({ time_control: { ...UNTIMED, bank: 0, increment: 86_400 } }))).toBe("days");
});

test("ago formats times in the largest unit that fits", () => {
    expect(ago(0, 2 * 3600 + 5, "en")).toBe("2 hr. ago");
    expect(ago(0, 3 * 86_400, "fr")).toContain("3");
    expect(ago(10, 10, "en")).toBe("now");
});
