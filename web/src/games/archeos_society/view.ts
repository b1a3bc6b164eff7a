// Views of this game, and what its drawings read from them.
import type { View } from "../../face/types.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { ROLES, VEHICLES, type Role } from "./box.ts";
import type { ArcheosSocietyView } from "./viewTypes.ts";

export type Archeos = ArcheosSocietyView;
/**
 * What a player has; in the hands of others, the cards that nobody has seen are null. Expeditions have their leader first,
 * vehicles at Ta-sekhet-ma'at the rear one. `needed` is the smallest size that advances, by colour, or 0.
 */
export type Player = Archeos["players"][number];

export function archeos(view: View): Archeos {
    return view as unknown as Archeos;
}

/** Whether there is a view to draw; before the game there is none. */
export function isDealt(view: View): boolean {
    return Array.isArray(view["players"]);
}

export function plays(view: Archeos, role: Role): boolean {
    return view.roles.includes(ROLES.indexOf(role));
}

/** Seat whose cards are shown: the player's own; for spectators, the active one. */
export function nearSeat(scene: SvelteScene): number {
    return scene.seat ?? archeos(scene.currentView).active ?? 0;
}

export function known(hand: readonly (number | null)[]): number[] {
    return hand.filter((card) => card !== null);
}

/** The vehicles of a seat, by their colour; undefined until it is chosen. */
export function vehicleOf(view: Archeos, seat: number): (typeof VEHICLES)[number] | undefined {
    return VEHICLES[view.paints[seat] ?? -1];
}

/** Size of the expedition that has the Botanist tile; 0 when it is free. */
export function tileSize(view: Archeos): number {
    return view.tile ? (view.players[view.tile[0]]?.expeditions[view.tile[1]]?.length ?? 0) : 0;
}

/** Whether roles or sides are still being chosen. */
export function isDrafting(view: Archeos): boolean {
    return view.season === 0;
}
