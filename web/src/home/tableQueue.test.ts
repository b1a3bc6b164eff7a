import { describe, expect, test } from "vitest";
import type { TableSummary } from "../wire/types.ts";
import { summary, UNTIMED } from "./testData.ts";
import { isUrgent, mostUrgent, groupOf, queue } from "./tableQueue.ts";

const person = { kind: "person", name: "Karim" } as const;
const bot = { kind: "bot", name: "Galet" } as const;
const DAYS = { ...UNTIMED, bank: 3 * 86_400 };

const people = (more: Partial<TableSummary> = {}) =>
    summary({ seats: 2, names: ["Louise", "Karim"], occupants: [person, person], ...more });
const bots = (more: Partial<TableSummary> = {}) =>
    summary({ seats: 2, names: ["Louise", "Galet"], occupants: [person, bot], ...more });
const waiting: Partial<TableSummary> = { status: "waiting", deciding: [] };

describe("groupOf", () => {
    test.each<[string, TableSummary, string]>([
        ["a full table that waits for my begin", people({ ...waiting, hosted_by_me: true }), "begin"],
        ["a full table of somebody else", people(waiting), "others"],
        ["a table with a free seat", people({ ...waiting, names: ["Louise", ""], hosted_by_me: true }), "company"],
        ["a rematch with my seat free", people({ ...waiting, my_seats: [], rematch_of: "old" }), "rematch"],
        ["my decision among people", people({ deciding: [0] }), "decide"],
        ["my decision against bots", bots({ deciding: [0] }), "decide-bots"],
        ["somebody else's decision", people(), "others"],
        ["a bot's decision", bots(), "bots"],
        ["a hot seat", people({ my_seats: [0, 1] }), "decide-bots"],
        ["the end", people({ status: "ended" }), "finished"],
    ])("%s", (_, table, group) => expect(groupOf(table)).toBe(group));
});

test("queue: begin, then people before bots, the least time left first, then those who wait for others, then the end", () => {
    const tables = [
        people({ id: "ended", status: "ended", ended_at: 5 }),
        bots({ id: "bots", deciding: [0], updated_at: 99 }),
        bots({ id: "bots-first", deciding: [0], updated_at: 3 }),
        people({ id: "others-late", others_seconds_left: 900 }),
        people({ id: "no-clock", deciding: [0] }),
        people({ id: "two-days", deciding: [0], seconds_left: 2 * 86_400 }),
        people({ id: "others-soon", others_seconds_left: 90 }),
        people({ id: "company", ...waiting, names: ["Louise", ""] }),
        people({ id: "six-minutes", deciding: [0], seconds_left: 360 }),
        people({ id: "begin", ...waiting, hosted_by_me: true }),
        people({ id: "rematch", ...waiting, my_seats: [], rematch_of: "ended" }),
        people({ id: "ended-last", status: "ended", ended_at: 9 }),
        bots({ id: "bot-thinks" }),
    ];
    expect(queue(tables).map(({ id }) => id)).toEqual([
        "begin",
        "six-minutes",
        "two-days",
        "no-clock",
        "rematch",
        "bots-first",
        "bots",
        "others-soon",
        "others-late",
        "company",
        "bot-thinks",
        "ended-last",
        "ended",
    ]);
});

test("isUrgent: ten minutes, or a quarter of the time and less than half a day", () => {
    expect(isUrgent(people({ seconds_left: null }))).toBe(false);
    expect(isUrgent(people({ seconds_left: 590, time_control: DAYS }))).toBe(true);
    expect(isUrgent(people({ seconds_left: 11 * 3600, time_control: DAYS }))).toBe(true);
    expect(isUrgent(people({ seconds_left: 17 * 3600, time_control: DAYS }))).toBe(false);
    expect(isUrgent(people({ seconds_left: 11 * 3600, time_control: { ...UNTIMED, bank: 86_400 } }))).toBe(false);
});

test("mostUrgent is the first table that waits for me, and none if all wait for others", () => {
    const [mine, theirs] = [bots({ id: "mine", deciding: [0] }), bots({ id: "theirs" })];
    expect(mostUrgent([people({ status: "ended" }), theirs, mine])?.id).toBe("mine");
    expect(mostUrgent([people({ status: "ended" }), theirs])).toBeUndefined();
});
