// State of a player, in one word.
import type { Table } from "../table.svelte.ts";

export type PlayerState = "resigned" | "substitute" | "yours" | "thinking" | "ready" | "away" | "bot" | "";

export function stateOf(table: Table, seat: number): PlayerState {
    const occupant = table.occupants[seat];
    if (!occupant) return seat === table.occupants.length ? "bot" : "";
    if (table.projection.result?.resigned.includes(seat)) return "resigned";
    if (occupant.substitute) return "substitute";
    if (table.deciding.includes(seat)) return table.mySeats.includes(seat) ? "yours" : "thinking";
    if (table.ready.includes(seat)) return "ready";
    if (occupant.kind === "bot") return "bot";
    return occupant.present === false && !table.mySeats.includes(seat) ? "away" : "";
}
