// A table before it is joined.
import type { TableDetail, TableSummary } from "../wire/types.ts";

export type JoinTarget = Pick<TableSummary, "id" | "game" | "seats" | "status" | "names" | "occupants" | "my_seats">;

export function joinTarget(detail: TableDetail): JoinTarget {
    const { id, my_seats, projection, settings } = detail;
    const { occupants, status } = projection;
    const names = occupants.map((occupant) => occupant?.name ?? "");
    return { id, game: settings.game, seats: settings.seats, status, names, occupants, my_seats };
}

export type JoinAction = "back" | "sit" | "watch";

/** Possible action: return to an own seat, sit down, or watch. */
export function joinAction(target: JoinTarget): JoinAction {
    if (target.my_seats.length) return "back";
    return target.status === "waiting" && target.names.some((name) => !name) ? "sit" : "watch";
}

/** Names by seat; seats beyond the listed names are free. */
export function seatNames(target: JoinTarget): string[] {
    return Array.from({ length: target.seats }, (_, seat) => target.names[seat] ?? "");
}
