// Games with their options, bot levels and time controls.
import { api } from "../wire/api.ts";
import type { Games } from "../wire/types.ts";

/** Game suggested to new players: the easiest to learn. */
export const DEFAULT_GAME = "lost-cities";

let loaded: Promise<Games> | undefined;

/** Load the catalogue once; a failure is not cached. */
export function catalogue(): Promise<Games> {
    loaded ??= api.get("/games").catch((error: unknown) => {
        loaded = undefined;
        throw error;
    });
    return loaded;
}
