// Where a table is looked at over HTTP: from a seat, from outside, or from outside by an invitation.
export function tablePath(id: string, seat: number | null, code: string): string {
    const query = new URLSearchParams();
    if (seat !== null) query.set("seat", String(seat));
    else if (code) query.set("code", code);
    const search = query.toString();
    return `/tables/${encodeURIComponent(id)}${search ? `?${search}` : ""}`;
}

/** The link to a moment of a table. */
export function replayLink(id: string, n: number, code = ""): string {
    const query = new URLSearchParams({ at: String(n), ...(code ? { code } : {}) });
    return `#/table/${encodeURIComponent(id)}/replay?${query}`;
}
