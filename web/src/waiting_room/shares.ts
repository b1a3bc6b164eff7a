// Shares of the luck before the start: a device that was just opened needs a moment to commit to its entropy.
import type { Occupant } from "../wire/types.ts";

/** Milliseconds after which a game starts without the devices that have given nothing; some never do. */
export const TIMEOUT_MS = 5000;
const STEP_MS = 50;

export interface SharedLuck {
    readonly occupants: readonly (Occupant | null)[];
    readonly projection: { readonly status: string; readonly entropy?: readonly string[] };
}

/** Number of people at the table whose devices have not given their share yet. */
export function missingShares({ occupants, projection }: SharedLuck): number {
    const given = projection.entropy ?? [];
    return occupants.filter((occupant, seat) => occupant?.kind === "person" && !given[seat]).length;
}

/** Wait, but not for ever, until the devices of all people at the table have given their share. */
export async function awaitShares(table: SharedLuck, timeoutMs = TIMEOUT_MS): Promise<void> {
    for (let waited = 0; waited < timeoutMs && table.projection.status === "waiting"; waited += STEP_MS) {
        if (!missingShares(table)) return;
        await new Promise((done) => setTimeout(done, STEP_MS));
    }
}
