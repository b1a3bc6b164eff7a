// Who has no name here has no socket: a public table is looked at every few seconds instead.
import { api } from "../wire/api.ts";
import { address } from "./tableUrl.ts";
import type { About } from "../wire/tableDetail.ts";
import type { Table } from "./table.svelte.ts";

const EVERY = 3000;

/** Keep a table up to date without a socket; gives the way to stop. */
export function poll(table: Table): () => void {
    const timer = setInterval(() => void look(table), EVERY);
    void look(table);
    return () => clearInterval(timer);
}

async function look(table: Table): Promise<void> {
    if (document.visibilityState === "hidden") return;
    const about = await api.get<About>(address(table.id, table.seat, table.code)).catch(() => null);
    if (!about || (about.seen.n === table.seen.n && table.log.upTo === about.seen.n)) return;
    const missed = await table.log.pages(table.seat, table.seen.n, false);
    const events = missed.flatMap((entry) => entry.events);
    table.hear({ ...about.seen, events, after: table.seen.n });
}
