// Path of a table in the HTTP API, from a seat or as a spectator, who may need an invitation code.
export function tablePath(id: string, seat: number | null, code: string): string {
    const query = new URLSearchParams();
    if (seat !== null) query.set("seat", String(seat));
    else if (code) query.set("code", code);
    const search = query.toString();
    return `/tables/${encodeURIComponent(id)}${search ? `?${search}` : ""}`;
}

/** Link to the replay at an update. */
export function replayLink(id: string, n: number, code = ""): string {
    const query = new URLSearchParams({ at: String(n), ...(code ? { code } : {}) });
    return `#/table/${encodeURIComponent(id)}/replay?${query}`;
}
