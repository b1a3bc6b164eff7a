// Changes of seats since the last update.
import type { Occupant } from "../wire/types.ts";

export interface SeatChange {
    seat: number;
    name: string;
    came: boolean;
}

type Occupants = readonly (Occupant | null)[];

export function seatChanges(before: Occupants, after: Occupants): SeatChange[] {
    return after.flatMap((occupant, seat): SeatChange[] => {
        const previous = before[seat] ?? null;
        if (occupant?.name === previous?.name && occupant?.kind === previous?.kind) return [];
        if (occupant) return [{ seat, name: occupant.name, came: true }];
        return previous ? [{ seat, name: previous.name, came: false }] : [];
    });
}
