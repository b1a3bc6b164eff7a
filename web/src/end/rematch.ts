// A rematch. Against bots only it starts at once; other people are waited for.
import { t } from "../texts/texts.svelte.ts";
import { freshEntropy } from "../luck/entropy.ts";
import type { Table } from "../table/table.svelte.ts";
import { api, ApiError } from "../wire/api.ts";
import type { Occupant } from "../wire/types.ts";

/** Whether nobody else has to come: all other seats are bots, or play on this device. */
export function isAlone(occupants: readonly (Occupant | null)[], mySeats: readonly number[]): boolean {
    return occupants.every((occupant, seat) => occupant?.kind === "bot" || mySeats.includes(seat));
}

/** Create or join the rematch of a table; return its id. */
export async function rematch(table: Table): Promise<string> {
    const { id, my_seats } = await api.post("/tables/{table}/rematch", { table: table.id });
    if (isAlone(table.occupants, table.mySeats)) await begin(id, my_seats);
    return id;
}

/** What a rematch is, or who already sits at it. */
export function rematchText(table: Table): string {
    if (table.rematchId) return t("end-rematch-accepted", { names: table.game.formatList(table.rematchPeople) });
    if (!table.mySeats.length) return t("end-watched");
    return t(isAlone(table.occupants, table.mySeats) ? "end-rematch-now" : "end-rematch-about");
}

/** Start the game; if it was started before, the page of the table shows how it stands. */
async function begin(table: string, seats: readonly number[]): Promise<void> {
    try {
        for (const seat of seats)
            await api.post("/tables/{table}/entropy", { table, body: { seat, entropy: freshEntropy() } });
        await api.post("/tables/{table}/start", { table, body: { status: "waiting" } });
    } catch (error) {
        if (!(error instanceof ApiError)) throw error;
    }
}
