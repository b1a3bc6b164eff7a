// Turn numbers, counted the same way everywhere: from the views, else by the events that start turns.
import type { Face } from "../../face/contract.ts";
import type { Entry } from "./logEntries.ts";

export type TurnReader = Pick<Face, "startsTurn" | "turn">;

/** Number of turns that start in an entry. */
export function turnsStarted({ events }: Entry, { startsTurn }: TurnReader): number {
    return startsTurn ? events.filter(startsTurn).length : 0;
}

/** Turn after each entry, from 1; 0 before the first. Turns taken back are not counted twice. */
export function turnNumbers(entries: readonly Entry[], reader: TurnReader): number[] {
    let turn = 0;
    return entries.map((entry) => {
        const view = entry.projection?.view;
        turn = (view && reader.turn?.(view)) ?? turn + turnsStarted(entry, reader);
        return turn;
    });
}

/** Indexes of the entries in which a turn starts. */
export function turnMarks(entries: readonly Entry[], reader: TurnReader): number[] {
    return entries.flatMap((entry, index) => (turnsStarted(entry, reader) ? [index] : []));
}
