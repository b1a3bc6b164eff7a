// Views of this game, with the names of the Python module (caravane.games.lost_cities.knowledge).
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import type { View } from "../../face/types.ts";

export interface Dice {
    colours: number[];
    numbers: number[];
}

export type Bridge = "open" | "bonus" | "struck";

export interface Sheet {
    columns: number[][];
    circles: boolean[];
    summits: boolean[];
    artefacts: number;
    dice: number;
    bridges: Bridge[];
    boxes: number[];
    total: number;
}

export interface LostCities {
    turn: number;
    roller: number;
    choice_order: "simultaneous" | "turn_order";
    dice: Dice;
    left: Dice;
    taken: [colour: number, number: number] | null;
    sheets: Sheet[];
    crossed: boolean[];
    finished: boolean[];
}

export function lostCities(view: View): LostCities {
    return view as unknown as LostCities;
}

/** Whether there is a view to draw; before the game there is none. */
export function isDealt(view: View): boolean {
    return Array.isArray(view["sheets"]);
}

/** Seat whose sheet is open: the player's own; for spectators, the roller's. */
export function openSheet(scene: SvelteScene): number {
    return scene.seat ?? Math.max(lostCities(scene.currentView).roller, 0);
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
