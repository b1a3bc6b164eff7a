// Resignation from a game, or departure from a waiting room, by the list of tables.
import { api, ApiError } from "../wire/api.ts";
import type { TableSummary } from "../wire/types.ts";

/** Resign with all own seats, or stand up before the game. */
export async function dropTable(table: TableSummary): Promise<void> {
    if (table.status !== "playing") return leave(table);
    for (const [index, seat] of table.my_seats.entries()) {
        const resigning = api.post("/tables/{table}/acts", { table: table.id, body: { type: "resign", seat } });
        // The game may end with the first of several resignations.
        await (index ? resigning.catch(ignoreRefusal) : resigning);
    }
}

async function leave(table: TableSummary): Promise<void> {
    // Companions stand up together with their person.
    const seat = table.my_seats.find((each) => table.occupants[each]?.kind === "person");
    await api.post("/tables/{table}/stand", { table: table.id, body: { seat: seat ?? null } });
}

function ignoreRefusal(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
}
