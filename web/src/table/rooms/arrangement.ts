// How a table page is laid out in a window, and which rooms a face may have there.
import type { Room } from "../../face/types.ts";
import type { FaceRoom } from "../../wire/types.ts";

export type Arrangement = "wide" | "narrow" | "low";

const WIDE = 900;
/** Below this height, head, people, board and action bar have no room above one another. */
const HIGH = 560;
/** Rooms that the page has only in some arrangements. */
const PLACES: Partial<Record<Room["kind"], readonly Arrangement[]>> = {
    top: ["wide", "narrow"],
    side: ["wide"],
    desk: ["wide", "low"],
};

export function arrangementOf(width: number, height: number): Arrangement {
    // A small phone that stands upright is not low: beside an action bar it would have no board left.
    if (height < HIGH && width > height) return "low";
    return width >= WIDE ? "wide" : "narrow";
}

/** Whether a room that a face fills has a place on the page. */
export function hasPlace(kind: Room["kind"], arrangement: Arrangement, wish: FaceRoom | undefined): boolean {
    const wished = !wish?.arrangements?.length || wish.arrangements.includes(arrangement);
    return wished && (PLACES[kind]?.includes(arrangement) ?? true);
}
