// Who has come and who has gone since we last looked.
import type { Place } from "../wire/types.ts";

export interface Change {
    seat: number;
    name: string;
    came: boolean;
}

type Places = readonly (Place | null)[];

export function changes(before: Places, after: Places): Change[] {
    return after.flatMap((place, seat): Change[] => {
        const was = before[seat] ?? null;
        if (place?.name === was?.name && place?.kind === was?.kind) return [];
        if (place) return [{ seat, name: place.name, came: true }];
        return was ? [{ seat, name: was.name, came: false }] : [];
    });
}
