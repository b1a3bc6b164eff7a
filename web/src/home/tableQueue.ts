// Own tables as a queue: what waits for the player first, people before bots, the least time left first.
import { freeSeats, isFinished, waitsForMe } from "./tableSummary.ts";
import type { TableSummary } from "../wire/types.ts";

/**
 * What a table waits for. In the order of the queue: the player, to begin a full table, to decide or to join a rematch;
 * then other people, and those who are still to come; then bots.
 */
const GROUPS = ["begin", "decide", "rematch", "decide-bots", "others", "company", "bots", "finished"] as const;
export type Group = (typeof GROUPS)[number];

export const MINE: readonly Group[] = ["begin", "decide", "rematch", "decide-bots"];

/** Whether nobody else plays there: all other seats are bots, or play on this device. */
export function isAgainstBots(table: TableSummary): boolean {
    const others = table.occupants.filter((_, seat) => !table.my_seats.includes(seat));
    return others.every((occupant) => occupant?.kind === "bot");
}

export function groupOf(table: TableSummary): Group {
    if (isFinished(table)) return "finished";
    if (table.rematch_of) return "rematch";
    if (waitsForMe(table)) return isAgainstBots(table) ? "decide-bots" : "decide";
    if (table.status === "playing") return isAgainstBots(table) ? "bots" : "others";
    if (freeSeats(table)) return "company";
    return table.hosted_by_me ? "begin" : "others";
}

/** Seconds until a clock expires: the own one, or that of those who are waited for. */
export function secondsLeft(table: TableSummary): number | null {
    return waitsForMe(table) ? table.seconds_left : table.others_seconds_left;
}

/** All tables in the order of the queue; where no clock runs, those that have waited longest come first. */
export function queue(tables: readonly TableSummary[]): TableSummary[] {
    const rank = (table: TableSummary): number[] => {
        const group = groupOf(table);
        const latest = group === "finished" ? -table.ended_at : table.updated_at;
        return [GROUPS.indexOf(group), secondsLeft(table) ?? Infinity, latest];
    };
    return [...tables].sort((a, b) => compare(rank(a), rank(b)));
}

/** The table that waits most urgently for the player: to return there comes before a new game. */
export function mostUrgent(mine: readonly TableSummary[]): TableSummary | undefined {
    return queue(mine).find((table) => MINE.includes(groupOf(table)));
}

function compare(a: readonly number[], b: readonly number[]): number {
    const index = a.findIndex((value, at) => value !== b[at]);
    return index < 0 ? 0 : a[index]! < b[index]! ? -1 : 1;
}

const [TEN_MINUTES, HALF_A_DAY] = [600, 12 * 3600];

/** Whether the player's time runs out: a quarter of it is left and less than half a day, or ten minutes. */
export function isUrgent({ seconds_left: left, time_control }: TableSummary): boolean {
    if (left === null) return false;
    return left < TEN_MINUTES || (left < HALF_A_DAY && left < time_control.bank / 4);
}
