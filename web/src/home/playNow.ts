// Play at once: a game against easy bots, without an account.
import { freshEntropy } from "../luck/entropy.ts";
import { ensureSession } from "../texts/guestNames.ts";
import { go } from "../state/router.svelte.ts";
import { api } from "../wire/api.ts";
import { catalogue } from "../state/catalogue.svelte.ts";
import type { Game, SeatIn, TableIn, TableSummary } from "../wire/types.ts";

const PREFERRED_SEATS = 3;

/** The game played last, if still available; else the first, which is the easiest to learn. */
export function chosenGame(games: readonly Game[], mine: readonly TableSummary[]): Game | undefined {
    return mine.map((table) => games.find((game) => game.name === table.game)).find(Boolean) ?? games[0];
}

/** Number of seats: the player and two bots, or as close as the game allows. */
export function seatsFor(game: Game): number {
    return (
        [...game.seats].sort((a, b) => Math.abs(a - PREFERRED_SEATS) - Math.abs(b - PREFERRED_SEATS))[0] ??
        PREFERRED_SEATS
    );
}

/** Request body: the player and bots of the easiest level, started at once. */
export function quickTable(game: Game, entropy: string): TableIn {
    const level = game.levels[0]?.name;
    const seats = seatsFor(game);
    const bots = Array.from({ length: seats - 1 }, (): SeatIn => ({ kind: "bot", ...(level ? { level } : {}) }));
    return { game: game.name, seats, seat_plan: [{ kind: "me" }, ...bots], entropy, start: true };
}

/** Open a table; a rematch is joined first. */
export async function openTable(table: TableSummary): Promise<void> {
    if (table.rematch_of) await api.post("/tables/{table}/rematch", { table: table.rematch_of });
    go("table", table.id);
}

/** Create a table against bots and open it. */
export async function playNow(mine: readonly TableSummary[]): Promise<void> {
    const { games } = await catalogue();
    const game = chosenGame(games, mine);
    if (!game) return;
    await ensureSession();
    const { id } = await api.post("/tables", { body: quickTable(game, freshEntropy()) });
    go("table", id);
}

/** Take a free seat at an open table, and open it. */
export async function sitDown(table: TableSummary): Promise<void> {
    await ensureSession();
    await api.post("/tables/{table}/sit", { table: table.id, body: { entropy: freshEntropy() } });
    go("table", table.id);
}
