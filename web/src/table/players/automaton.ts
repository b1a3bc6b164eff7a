// Who plays besides the seats: an opponent that the rules play has no place of its own, and comes after the last seat.
import type { Face } from "../../face/contract.ts";
import type { View } from "../../wire/types.ts";

/** The number of the opponent that the rules play, if there is one: the face knows its points. */
export function automatonOf(face: Pick<Face, "score"> | null, view: View, seats: number): number | undefined {
    return face?.score(view, seats) === undefined ? undefined : seats;
}
