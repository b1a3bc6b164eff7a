// Ratings and finished games of a player.
import { api } from "../wire/api.ts";
import type { Result, TableSummary } from "../wire/types.ts";

export interface Outcome {
    rank: number;
    points: number;
    finished: boolean;
}

/** Finished games before a time stamp, newest first. */
export function pastGames(before: number | undefined, limit: number): Promise<TableSummary[]> {
    return api.get("/me/history", { limit, ...(before && { before }) });
}

/** The player's result; with several seats at the table, the best one. */
export async function outcomeOf(table: TableSummary): Promise<Outcome | null> {
    const { projection, my_seats } = await api.get("/tables/{table}", { table: table.id });
    return bestOutcome(projection.result, my_seats);
}

export function bestOutcome(result: Result | undefined, mySeats: readonly number[]): Outcome | null {
    if (!result) return null;
    const all = mySeats.map((seat) => ({ rank: result.ranks[seat] ?? 0, points: result.scores[seat] ?? 0 }));
    const first = all.sort((one, other) => one.rank - other.rank)[0];
    return first ? { ...first, finished: result.finished } : null;
}
