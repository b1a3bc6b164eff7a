// Views of this game, and what its drawings read from them.
import type { View } from "../../face/types.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { NEIGHBOURS, START } from "./box.ts";
import type { ExpeditionsView } from "./viewTypes.ts";

export type Expeditions = ExpeditionsView;
/** An expedition on the map. Its tip is not open before the first arrow, and in a loop. */
export type Expedition = Expeditions["expeditions"][number];
/** Tail and head. */
export type Arrow = Expedition["arrows"][number];
/** What a player has; in the hands of others, the cards that nobody has seen are null. */
export type Player = Expeditions["players"][number];

export function expeditions(view: View): Expeditions {
    return view as unknown as Expeditions;
}

/** Whether there is a view to draw; before the game there is none. */
export function isDealt(view: View): boolean {
    return Array.isArray(view["players"]);
}

/** Whether drawn cards lie over the map. */
export function exchanges(scene: SvelteScene): boolean {
    const given = scene.plan.some((move) => move.startsWith("discard"));
    return expeditions(scene.view).drawn.length > 0 && !given;
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

/** Whether the card of a place lies face up before somebody. */
export function isLaid(view: Expeditions, place: number): boolean {
    return view.players.some(({ laid, common }) => laid.includes(place) || common.includes(place));
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
