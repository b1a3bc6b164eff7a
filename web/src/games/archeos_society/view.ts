// What the server shows of this game; the same names as in Python (caravane.games.archeos_society.knowledge).
import type { View } from "../../wire/types.ts";
import type { Scene } from "../../face/contract.ts";
import { ROLES, type Role } from "./box.ts";

export interface Player {
    /** Of others, what everybody knows; null for a card that nobody else has seen. */
    hand: (number | null)[];
    /** The leader first. */
    expeditions: number[][];
    /** By colour; two of them, the rear one first, at Ta-sekhet-ma'at. */
    vehicles: number[][];
    /** The least size that goes on, by colour; 0 where none does. */
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
    /** The seat and the expedition that has the tile. */
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

/** Whether there is something to draw: before the game there is not. */
export function isDealt(view: View): boolean {
    return Array.isArray(view["players"]);
}

export function plays(view: Archeos, role: Role): boolean {
    return view.roles.includes(ROLES.indexOf(role));
}

/** Whose cards lie before us: our own; from outside those of the seat whose turn it is. */
export function nearSeat(scene: Scene): number {
    return scene.seat ?? archeos(scene.currentView).active ?? 0;
}

export function known(hand: readonly (number | null)[]): number[] {
    return hand.filter((card) => card !== null);
}

/** The size of the expedition that has the Botanist tile; 0 when it lies free. */
export function tileSize(view: Archeos): number {
    return view.tile ? (view.players[view.tile[0]]?.expeditions[view.tile[1]]?.length ?? 0) : 0;
}

/** Whether roles or sides are still being chosen. */
export function isDrafting(view: Archeos): boolean {
    return view.season === 0;
}
