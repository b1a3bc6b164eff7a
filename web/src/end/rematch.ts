// A rematch. Against bots only it starts at once; other people are waited for.
import { t } from "../texts/texts.svelte.ts";
import { loadEntropy } from "../luck/loadEntropy.ts";
import type { Table } from "../table/table.svelte.ts";
import { api } from "../wire/api.ts";
import type { Occupant } from "../wire/types.ts";

/** Whether nobody else has to come: all other seats are bots, or play on this device. */
export function isAlone(occupants: readonly (Occupant | null)[], mySeats: readonly number[]): boolean {
    return occupants.every((occupant, seat) => occupant?.kind === "bot" || mySeats.includes(seat));
}

/** Create or join the rematch of a table, with its edition or the newest one; return its id. */
export async function rematch(table: Table, newest = false): Promise<string> {
    const luck = loadEntropy();
    const asked = newest ? { table: table.id, newest } : { table: table.id };
    const next = await api.post("/tables/{table}/rematch", asked);
    const { game, seats } = table.detail.settings;
    const give = isAlone(table.occupants, table.mySeats) ? "startAlone" : "commitFor";
    await (await luck)?.[give](next, { game, seats });
    return next.id;
}

/** What a rematch is, or who already sits at it. */
export function rematchText(table: Table): string {
    if (table.rematchId) return t("end-rematch-accepted", { names: table.game.formatList(table.rematchPeople) });
    if (!table.mySeats.length) return t("end-watched");
    return t(isAlone(table.occupants, table.mySeats) ? "end-rematch-now" : "end-rematch-about");
}
