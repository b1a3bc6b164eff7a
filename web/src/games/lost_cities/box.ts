// Typed tables of the box. scripts/box-data writes box.json from components.toml, and a test keeps it current.
import box from "./box.json";

export const COLOURS = ["red", "orange", "yellow", "green", "blue", "violet"] as const;
export type Colour = (typeof COLOURS)[number];
export type Shape = "heart" | "circle" | "square" | "triangle" | "cross" | "star";
export type Mark = "arrow" | "artefact" | "";

/** Squares and symbols are numbered from 1, as on the printed sheet. */
export const SQUARES = box.sheet.squares_per_expedition;
/** The square or symbol beyond the bridge; filling it crosses. */
export const FAR_SIDE = box.sheet.bridge_after + 1;
export const BRIDGE_POINTS = box.sheet.bridge_points;
export const BRIDGES: readonly string[] = box.sheet.column_order;
export const ARTEFACT = BRIDGES.indexOf("artefact");
export const DICE = BRIDGES.indexOf("dice");
export const TEN = box.dice.zero_in_started_column;

export const EXPEDITION_POINTS: readonly number[] = box.scoring.expedition;
export const ARTEFACT_POINTS: readonly number[] = box.scoring.artefact;
export const DICE_POINTS: readonly number[] = box.scoring.dice;

export const SHAPES = box.sheet.columns.map((column) => column.symbol as Shape);

export function markOf(column: number, square: number): Mark {
    const { arrows, artefacts } = box.sheet.columns[column]!;
    if (arrows.includes(square)) return "arrow";
    return artefacts.includes(square) ? "artefact" : "";
}

export function columnPoints(filled: number, circled: boolean): number {
    if (circled) return box.scoring.circle_multiplier * EXPEDITION_POINTS[filled]!;
    return filled ? EXPEDITION_POINTS[filled]! : box.scoring.expedition_empty;
}
