// Ratings and finished games of a player.
import { api } from "../wire/api.ts";
import type { TableDetail, TableSummary } from "../wire/types.ts";

export interface Rating {
    game: string;
    rating: number;
    uncertainty: number;
    /** Lower bound of the rating. */
    lower_bound: number;
    games: number;
}

export interface RankedPlayer extends Rating {
    name: string;
    bot: boolean;
}

export interface Player {
    name: string;
    ratings: Rating[];
}

export interface Outcome {
    rank: number;
    points: number;
    finished: boolean;
}

/** Finished games before a time stamp, newest first. */
export function pastGames(before: number | undefined, limit: number): Promise<TableSummary[]> {
    const query = new URLSearchParams({ limit: String(limit), ...(before ? { before: String(before) } : {}) });
    return api.get<TableSummary[]>(`/me/history?${query}`);
}

/** The player's result; with several seats at the table, the best one. */
export async function outcomeOf(table: TableSummary): Promise<Outcome | null> {
    const { projection, my_seats } = await api.get<TableDetail>(`/tables/${table.id}`);
    return bestOutcome(projection.result, my_seats);
}

export function bestOutcome(result: TableDetail["projection"]["result"], mySeats: readonly number[]): Outcome | null {
    if (!result) return null;
    const all = mySeats.map((seat) => ({ rank: result.ranks[seat] ?? 0, points: result.scores[seat] ?? 0 }));
    const first = all.sort((one, other) => one.rank - other.rank)[0];
    return first ? { ...first, finished: result.finished } : null;
}
