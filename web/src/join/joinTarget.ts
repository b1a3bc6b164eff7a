// A table before it is joined.
import type { TableDetail, Occupant } from "../wire/types.ts";

export interface JoinTarget {
    id: string;
    game: string;
    seats: number;
    status: "gathering" | "mixing" | "playing" | "ended";
    /** By seat; empty where the seat is free. */
    names: string[];
    places: (Occupant | null)[];
    mine: number[];
    ended_at?: number;
    deciding?: number[];
}

export function joinTarget(detail: TableDetail): JoinTarget {
    const { id, mine, seen, settings } = detail;
    const { places, status } = seen;
    const names = places.map((occupant) => occupant?.name ?? "");
    return { id, game: settings.game, seats: settings.seats, status, names, places, mine };
}

export type JoinAction = "back" | "sit" | "watch";

/** Possible action: return to an own seat, sit down, or watch. */
export function joinAction(target: JoinTarget): JoinAction {
    if (target.mine.length) return "back";
    return target.status === "gathering" && target.names.some((name) => !name) ? "sit" : "watch";
}

/** Names by seat; seats beyond the listed names are free. */
export function seatNames(target: JoinTarget): string[] {
    return Array.from({ length: target.seats }, (_, seat) => target.names[seat] ?? "");
}
