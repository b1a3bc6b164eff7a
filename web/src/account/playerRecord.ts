// What is known about how somebody plays.
import { api } from "../wire/api.ts";
import type { About } from "../wire/tableDetail.ts";
import type { Card } from "../join/joinTarget.ts";

export interface Rating {
    game: string;
    rating: number;
    uncertainty: number;
    /** What it is worth for certain. */
    sure: number;
    games: number;
}

export interface Ranked extends Rating {
    name: string;
    bot: boolean;
}

export interface Player {
    name: string;
    ratings: Rating[];
}

export interface Outcome {
    place: number;
    points: number;
    finished: boolean;
}

/** Games that are over, the latest first, before a moment. */
export function pastGames(before: number | undefined, limit: number): Promise<Card[]> {
    const query = new URLSearchParams({ limit: String(limit), ...(before ? { before: String(before) } : {}) });
    return api.get<Card[]>(`/me/history?${query}`);
}

/** How a game ended for us; at a table where we had several seats, for the best of them. */
export async function outcomeOf(card: Card): Promise<Outcome | null> {
    const { seen, mine } = await api.get<About>(`/tables/${card.id}`);
    return best(seen.result, mine);
}

export function best(result: About["seen"]["result"], mine: readonly number[]): Outcome | null {
    if (!result) return null;
    const all = mine.map((seat) => ({ place: result.places[seat] ?? 0, points: result.scores[seat] ?? 0 }));
    const first = all.sort((one, other) => one.place - other.place)[0];
    return first ? { ...first, finished: result.finished } : null;
}
