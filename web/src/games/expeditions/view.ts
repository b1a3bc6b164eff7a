// Views of this game, with the names of the Python module (caravane.games.expeditions.knowledge).
import type { View } from "../../face/types.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { NEIGHBOURS, START } from "./box.ts";

export type Arrow = readonly [tail: number, head: number];

export interface Expedition {
    stock: number;
    arrows: Arrow[];
    tip: number | null;
    /** Whether the tip is free; it is not before the first arrow, and in a loop. */
    open: boolean;
}

export interface Player {
    /** For other seats, the key places they certainly hold; null for a hidden card. */
    hand: (number | null)[];
    laid: number[];
    common: number[];
    /** Key places that still have a token. */
    tokens: number[];
    dead: number[];
    regained: number[];
    tickets: number;
    mended: number;
    exchanges: number;
    score: number;
}

export interface Expeditions {
    announce: string;
    first: number | null;
    active: number | null;
    turn: number;
    round: number;
    last_round: boolean;
    main_done: boolean;
    spent: number;
    expeditions: Expedition[];
    blue: number;
    loop: number | null;
    base: number | null;
    display: number[];
    deck: number;
    under: { depth: number; card: number }[];
    absent: number[];
    supply: number;
    players: Player[];
    drawn: number[];
    kept: number | null;
    window: { place: number; answered: boolean[]; answer: string | null } | null;
}

export function expeditions(view: View): Expeditions {
    return view as unknown as Expeditions;
}

/** Whether there is a view to draw; before the game there is none. */
export function isDealt(view: View): boolean {
    return Array.isArray(view["players"]);
}

export function mine(scene: SvelteScene): Player | undefined {
    return scene.seat === null ? undefined : expeditions(scene.currentView).players[scene.seat];
}

/** Places that the player wants to reach. */
export function handOf(scene: SvelteScene): number[] {
    return (mine(scene)?.hand ?? []).filter((card) => card !== null);
}

/** Circle where the next arrow of a colour begins. */
export function origin(view: Expeditions, colour: number): number {
    if (view.loop === colour && view.base !== null) return view.base;
    return view.expeditions[colour]?.tip ?? START;
}

/** Every circle that an expedition has visited. */
export function visited(view: Expeditions, colour: number): number[] {
    return [...new Set(view.expeditions[colour]?.arrows.flat() ?? [])];
}

/** Circles where an expedition may go on: its tip, or every circle with a free segment while its loop is open. */
export function ends(view: Expeditions, colour: number): number[] {
    const { arrows = [], stock = 0, open = false } = view.expeditions[colour] ?? {};
    if (stock === 0) return [];
    if (arrows.length === 0) return [START];
    if (open) return [origin(view, colour)];
    const touches = (circle: number): number => arrows.filter((arrow) => arrow.includes(circle)).length;
    return visited(view, colour).filter((circle) => touches(circle) < NEIGHBOURS[circle]!.size);
}
