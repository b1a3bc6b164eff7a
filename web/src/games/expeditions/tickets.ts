// The player's tickets and what they may be spent for now.
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { TICKETS_PER_TURN } from "./box.ts";
import { USES } from "./choices.ts";
import { expeditions } from "./view.ts";

interface Tickets {
    count: number;
    /** How many may still be spent this turn. */
    left: number;
    /** Legal moves that spend one. */
    moves: string[];
}

export function ticketsOf(scene: SvelteScene): Tickets {
    const view = expeditions(scene.view);
    const count = (scene.seat === null ? undefined : view.players[scene.seat])?.tickets ?? 0;
    const left = Math.min(count, TICKETS_PER_TURN - view.spent);
    return { count, left, moves: USES.map((use) => `spend:${use}`).filter((move) => scene.legal.includes(move)) };
}
