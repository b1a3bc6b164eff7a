// What is different between two looks at a table.
import type { TableProjection } from "../wire/types.ts";

/** Whether we are asked the same as before. */
export function sameDecision(before: TableProjection, after: TableProjection): boolean {
    return before.prompt === after.prompt && String(before.legal) === String(after.legal);
}

/** Before the game people come and go; when it begins, everybody's seat is settled. */
export function occupantsChanged(before: TableProjection, after: TableProjection): boolean {
    if (before.status !== "gathering" && before.status !== "mixing") return false;
    const identities = (projection: TableProjection): string =>
        JSON.stringify(projection.places.map((occupant) => occupant && [occupant.kind, occupant.name]));
    return before.status !== after.status || identities(before) !== identities(after);
}
