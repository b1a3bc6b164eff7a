// Play at once: a game against easy bots, without an account.
import { freshEntropy } from "../luck/entropy.ts";
import { ensureSession } from "../texts/guestNames.ts";
import { go } from "../state/router.svelte.ts";
import { api } from "../wire/api.ts";
import { catalogue, DEFAULT_GAME, levelsOf, type Catalogue, type GameOut } from "../state/catalogue.ts";
import type { TableSummary } from "../wire/types.ts";

const PREFERRED_SEATS = 3;

/** The game played last, if still available; else the default game, else the first. */
export function chosenGame(games: readonly GameOut[], mine: readonly TableSummary[]): GameOut | undefined {
    const candidates = [...mine.map((table) => table.game), DEFAULT_GAME];
    return candidates.map((name) => games.find((game) => game.name === name)).find(Boolean) ?? games[0];
}

/** Number of seats: the player and two bots, or as close as the game allows. */
export function seatsFor(game: GameOut): number {
    return (
        [...game.seats].sort((a, b) => Math.abs(a - PREFERRED_SEATS) - Math.abs(b - PREFERRED_SEATS))[0] ??
        PREFERRED_SEATS
    );
}

/** Request body: the player and bots of the easiest level, started at once. */
export function quickTable(from: Catalogue, game: GameOut, entropy: string): Record<string, unknown> {
    const level = levelsOf(from, game)[0]?.name;
    const seats = seatsFor(game);
    const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", ...(level ? { level } : {}) }));
    return { game: game.name, seats, seat_plan: [{ kind: "me" }, ...bots], entropy, start: true };
}

/** Create a table and open it. */
export async function playNow(mine: readonly TableSummary[]): Promise<void> {
    const from = await catalogue();
    const game = chosenGame(from.games, mine);
    if (!game) return;
    await ensureSession();
    const { id } = await api.post<{ id: string }>("/tables", quickTable(from, game, freshEntropy()));
    go("table", id);
}

/** Take a free seat at an open table, and open it. */
export async function sitDown(table: TableSummary): Promise<void> {
    await ensureSession();
    await api.post(`/tables/${table.id}/sit`, { entropy: freshEntropy() });
    go("table", table.id);
}
