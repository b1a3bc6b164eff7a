// State of a player, in one word.
import type { Table } from "../table.svelte.ts";

type SeatedTable = Pick<Table, "occupants" | "deciding" | "ready" | "mySeats"> & {
    projection: Pick<Table["projection"], "result">;
};

export type PlayerState = "resigned" | "substitute" | "yours" | "thinking" | "ready" | "away" | "bot" | "";

export function stateOf(table: SeatedTable, seat: number): PlayerState {
    const occupant = table.occupants[seat];
    if (!occupant) return seat === table.occupants.length ? "bot" : "";
    if (table.projection.result?.resigned.includes(seat)) return "resigned";
    if (occupant.substitute) return "substitute";
    const mine = table.mySeats.includes(seat);
    const away = occupant.kind !== "bot" && occupant.present === false && !mine;
    // Someone who is not looking at the table is away, even when it is their turn.
    if (table.deciding.includes(seat)) return mine ? "yours" : away ? "away" : "thinking";
    if (table.ready.includes(seat)) return "ready";
    if (occupant.kind === "bot") return "bot";
    return away ? "away" : "";
}
