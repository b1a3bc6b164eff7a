// The automaton: an opponent played by the rules, after the last seat.
import type { Face } from "../../face/contract.ts";
import type { View } from "../../wire/types.ts";

/** Index of the automaton, if there is one: then the face knows its points. */
export function automatonOf(face: Pick<Face, "score"> | null, view: View, seats: number): number | undefined {
    return face?.score(view, seats) === undefined ? undefined : seats;
}
