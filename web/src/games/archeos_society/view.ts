// Views of this game, with the names of the Python module (caravane.games.archeos_society.knowledge).
import type { View } from "../../face/types.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { ROLES, type Role } from "./box.ts";

export interface Player {
    /** For other seats, the cards known to all; null for a hidden card. */
    hand: (number | null)[];
    /** Leader first. */
    expeditions: number[][];
    /** By colour; two at Ta-sekhet-ma'at, rear one first. */
    vehicles: number[][];
    /** Smallest size that advances, by colour; 0 where none does. */
    needed: number[];
    linguist: number;
    relics: number[];
    tokens: number[];
    score: number;
}

export interface Archeos {
    mode: string;
    season: number;
    seasons: number;
    first: number | null;
    active: number | null;
    roles: number[];
    sites: (number | null)[];
    pile: number;
    upper: number;
    monkeys: number;
    third: number | null;
    area: number[];
    players: Player[];
    /** Seat and expedition that have the tile. */
    tile: [seat: number, expedition: number] | null;
    tokens: number[];
    draws: number;
    draft: (number | null)[];
    board: number | null;
    building: number[];
    keeping: number[];
}

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

/** Size of the expedition that has the Botanist tile; 0 when it is free. */
export function tileSize(view: Archeos): number {
    return view.tile ? (view.players[view.tile[0]]?.expeditions[view.tile[1]]?.length ?? 0) : 0;
}

/** Whether roles or sides are still being chosen. */
export function isDrafting(view: Archeos): boolean {
    return view.season === 0;
}
