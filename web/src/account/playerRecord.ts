// What is known about how somebody plays.
import { api } from "../wire/api.ts";
import type { TableDetail, TableSummary } from "../wire/types.ts";

export interface Rating {
    game: string;
    rating: number;
    uncertainty: number;
    /** What it is worth for certain. */
    sure: number;
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

/** Games that are over, the latest first, before a moment. */
export function pastGames(before: number | undefined, limit: number): Promise<TableSummary[]> {
    const query = new URLSearchParams({ limit: String(limit), ...(before ? { before: String(before) } : {}) });
    return api.get<TableSummary[]>(`/me/history?${query}`);
}

/** How a game ended for us; at a table where we had several seats, for the best of them. */
export async function outcomeOf(table: TableSummary): Promise<Outcome | null> {
    const { seen, mine } = await api.get<TableDetail>(`/tables/${table.id}`);
    return bestOutcome(seen.result, mine);
}

export function bestOutcome(result: TableDetail["seen"]["result"], mine: readonly number[]): Outcome | null {
    if (!result) return null;
    const all = mine.map((seat) => ({ rank: result.places[seat] ?? 0, points: result.scores[seat] ?? 0 }));
    const first = all.sort((one, other) => one.rank - other.rank)[0];
    return first ? { ...first, finished: result.finished } : null;
}
