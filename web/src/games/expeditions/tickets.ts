// The player's tickets and what they may be spent for now.
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import type { Selection } from "./selection.svelte.ts";

interface Tickets {
    count: number;
    /** How many may still be spent this turn. */
    left: number;
    /** Moves that spend one after the planned moves. */
    moves: readonly string[];
}

export function ticketsOf({ seat }: SvelteScene, { view, itinerary }: Selection): Tickets {
    const count = view.players[seat ?? -1]?.tickets ?? 0;
    return { count, left: itinerary.ticketsLeft, moves: itinerary.open ? itinerary.uses : [] };
}
