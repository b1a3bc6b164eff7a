// Addresses of a table: in the HTTP API, and of its replay.
import type { Api } from "../wire/types.ts";

/** Arguments for a table in the HTTP API, from a seat or as a spectator, who may need an invitation code. */
export function tableArgs(table: string, seat: number | null, code: string): Api["GET /tables/{table}"]["args"] {
    return seat === null ? { table, code } : { table, seat };
}

/** Link to the replay at an update. */
export function replayLink(id: string, n: number, code = ""): string {
    const query = new URLSearchParams({ at: String(n), ...(code ? { code } : {}) });
    return `#/table/${encodeURIComponent(id)}/replay?${query}`;
}
