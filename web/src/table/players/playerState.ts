// What a player is at, in one word.
import type { Table } from "../table.svelte.ts";

export type PlayerState = "resigned" | "stand-in" | "yours" | "thinking" | "ready" | "away" | "bot" | "";

export function stateOf(table: Table, seat: number): PlayerState {
    const place = table.places[seat];
    if (!place) return seat === table.places.length ? "bot" : "";
    if (table.seen.result?.resigned.includes(seat)) return "resigned";
    if (place.stand_in) return "stand-in";
    if (table.deciding.includes(seat)) return table.mine.includes(seat) ? "yours" : "thinking";
    if (table.ready.includes(seat)) return "ready";
    if (place.kind === "bot") return "bot";
    return place.here === false && !table.mine.includes(seat) ? "away" : "";
}
