// Play at once: a game against easy bots, without an account.
import { loadEntropy } from "../luck/loadEntropy.ts";
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

/** Request body: the player and bots of the easiest level. */
export function quickTable(game: Game): TableIn {
    const level = game.levels[0]?.name;
    const seats = seatsFor(game);
    const bots = Array.from({ length: seats - 1 }, (): SeatIn => ({ kind: "bot", ...(level ? { level } : {}) }));
    return { game: game.name, seats, seat_plan: [{ kind: "me" }, ...bots] };
}

/** Open a table; a rematch is joined first. */
export async function openTable(table: TableSummary): Promise<void> {
    if (table.rematch_of) await joinRematch(table);
    go("table", table.id);
}

async function joinRematch(table: TableSummary): Promise<void> {
    const luck = loadEntropy();
    const seated = await api.post("/tables/{table}/rematch", { table: table.rematch_of });
    await (await luck)?.commitFor(seated, table);
}

/** Create a table against bots, start it and open it. */
export async function playNow(mine: readonly TableSummary[]): Promise<void> {
    const { games } = await catalogue();
    const game = chosenGame(games, mine);
    if (!game) return;
    await ensureSession();
    const luck = loadEntropy();
    const body = quickTable(game);
    const created = await api.post("/tables", { body });
    await (await luck)?.startAlone(created, body);
    go("table", created.id);
}

/** Take a free seat at an open table, and open it. */
export async function sitDown(table: TableSummary): Promise<void> {
    await ensureSession();
    const luck = loadEntropy();
    const seated = await api.post("/tables/{table}/sit", { table: table.id, body: {} });
    await (await luck)?.commitFor(seated, table);
    go("table", table.id);
}
