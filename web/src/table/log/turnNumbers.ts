// Which turn it is, counted in one way everywhere: as the views tell it, else by the events that open turns.
import type { Face } from "../../face/contract.ts";
import type { Entry } from "./logEntries.ts";

export type TurnReader = Pick<Face, "startsTurn" | "turn">;

/** How many turns begin under a number; several may. */
export function turnsStarted({ events }: Entry, { startsTurn }: TurnReader): number {
    return startsTurn ? events.filter(startsTurn).length : 0;
}

/** The turn after each entry, from 1; 0 before the first. What was taken back by consent is not counted twice. */
export function turnNumbers(entries: readonly Entry[], reader: TurnReader): number[] {
    let turn = 0;
    return entries.map((entry) => {
        const view = entry.seen?.view;
        turn = (view && reader.turn?.(view)) ?? turn + turnsStarted(entry, reader);
        return turn;
    });
}

/** The places in a list of entries at which a turn begins. */
export function turnMarks(entries: readonly Entry[], reader: TurnReader): number[] {
    return entries.flatMap((entry, index) => (turnsStarted(entry, reader) ? [index] : []));
}
