// Which turn it is, counted in one way everywhere: as the views tell it, else by the events that open turns.
import type { Face } from "../../face/contract.ts";
import type { Entry } from "./logEntries.ts";

export type Counting = Pick<Face, "opensTurn" | "turn">;

/** How many turns begin under a number; several may. */
export function opened({ events }: Entry, { opensTurn }: Counting): number {
    return opensTurn ? events.filter(opensTurn).length : 0;
}

/** The turn after each entry, from 1; 0 before the first. What was taken back by consent is not counted twice. */
export function turnNumbers(entries: readonly Entry[], counting: Counting): number[] {
    let turn = 0;
    return entries.map((entry) => {
        const view = entry.seen?.view;
        turn = (view && counting.turn?.(view)) ?? turn + opened(entry, counting);
        return turn;
    });
}

/** The places in a list of entries at which a turn begins. */
export function turnMarks(entries: readonly Entry[], counting: Counting): number[] {
    return entries.flatMap((entry, place) => (opened(entry, counting) ? [place] : []));
}
