// Differences between two projections.
import type { TableProjection } from "../wire/types.ts";

/** Whether the open decision is the same. */
export function sameDecision(before: TableProjection, after: TableProjection): boolean {
    return before.prompt === after.prompt && String(before.legal) === String(after.legal);
}

/** Players come and go before the game; when it starts, the seats are final. */
export function occupantsChanged(before: TableProjection, after: TableProjection): boolean {
    if (before.status !== "waiting" && before.status !== "starting") return false;
    const identities = (projection: TableProjection): string =>
        JSON.stringify(projection.occupants.map((occupant) => occupant && [occupant.kind, occupant.name]));
    return before.status !== after.status || identities(before) !== identities(after);
}
