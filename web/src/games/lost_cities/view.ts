// Views of this game, and what its drawings read from them.
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import type { View } from "../../face/types.ts";
import type { LostCitiesView } from "./viewTypes.ts";

export type LostCities = LostCitiesView;
export type Dice = LostCities["dice"];
export type Sheet = LostCities["sheets"][number];
export type Bridge = Sheet["bridges"][number];

export function lostCities(view: View): LostCities {
    return view as unknown as LostCities;
}

/** Whether there is a view to draw; before the game there is none. */
export function isDealt(view: View): boolean {
    return Array.isArray(view["sheets"]);
}

/** Seat whose sheet is open: the player's own; for spectators, the roller's. */
export function openSheet(scene: SvelteScene): number {
    return scene.seat ?? lostCities(scene.currentView).roller ?? 0;
}

/** Whether a seat has sealed its choice while others still decide. */
export function hasSealed(scene: SvelteScene, seat: number): boolean {
    const { order_of_choices, finished, roller } = lostCities(scene.currentView);
    if (scene.ended || roller === null || seat === roller || finished[seat] !== true) return false;
    const clockwise = finished.map((_, offset) => (roller + offset) % finished.length).slice(1);
    // In turn order, also if it was demanded, what comes before an open choice is revealed.
    const others = order_of_choices === "turn_order" ? clockwise.slice(0, clockwise.indexOf(seat)) : clockwise;
    return others.some((other) => finished[other] === false);
}

/** Seats that crossed a bridge with bonus, without the owner of the sheet. */
export function firstAcross(view: LostCities, bridge: number, owner: number): number[] {
    return view.sheets.flatMap((sheet, seat) => (seat !== owner && sheet.bridges[bridge] === "bonus" ? [seat] : []));
}
