// Polling of a table that is being played by visitors without an identity, who have no socket.
import { api } from "../wire/api.ts";
import { tableArgs } from "./tableUrl.ts";
import type { Table } from "./table.svelte.ts";

const INTERVAL_MS = 3000;

/** Poll a table; return a function that stops it. */
export function poll(table: Table): () => void {
    const timer = setInterval(() => void refresh(table), INTERVAL_MS);
    void refresh(table);
    return () => clearInterval(timer);
}

async function refresh(table: Table): Promise<void> {
    if (document.visibilityState === "hidden") return;
    const detail = await api.get("/tables/{table}", tableArgs(table.id, table.seat, table.code)).catch(() => null);
    if (!detail || (detail.projection.n === table.projection.n && table.log.upTo === detail.projection.n)) return;
    const missed = await table.log.pages(table.seat, table.projection.n, false);
    const events = missed.flatMap((entry) => entry.events);
    table.enqueue({ ...detail.projection, events, after: table.projection.n });
}
