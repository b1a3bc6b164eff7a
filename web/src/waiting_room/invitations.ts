// Which invitation somebody shows, and which ones a host looks after.
import type { Invitation } from "../wire/types.ts";

/** The invitation to show: an own one for any seat. */
export function ticketOf(listed: readonly Invitation[]): Invitation | null {
    return listed.find((each) => each.mine && each.seat === null) ?? null;
}

/** The codes that others have created; those from before makers were stored have no name. */
export function codesOfOthers(listed: readonly Invitation[]): Invitation[] {
    return listed.filter((each) => !each.mine);
}
