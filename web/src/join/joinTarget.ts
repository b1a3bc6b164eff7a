// A table before it is joined.
import type { TableDetail, Occupant } from "../wire/types.ts";

export interface JoinTarget {
    id: string;
    game: string;
    seats: number;
    status: "waiting" | "starting" | "playing" | "ended";
    /** By seat; empty where the seat is free. */
    names: string[];
    occupants: (Occupant | null)[];
    my_seats: number[];
    ended_at?: number;
    deciding?: number[];
}

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
