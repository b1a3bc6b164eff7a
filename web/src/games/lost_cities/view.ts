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
    const { choice_order, finished, roller } = lostCities(scene.currentView);
    const waiting = finished.some((done, other) => !done && other !== roller);
    return choice_order === "simultaneous" && !scene.ended && waiting && seat !== roller && finished[seat] === true;
}

/** Seats that crossed a bridge with bonus, without the owner of the sheet. */
export function firstAcross(view: LostCities, bridge: number, owner: number): number[] {
    return view.sheets.flatMap((sheet, seat) => (seat !== owner && sheet.bridges[bridge] === "bonus" ? [seat] : []));
}
