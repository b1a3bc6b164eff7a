// The map, which is the same in every edition, and the figures of the box in force, from the scene. scripts/box-data writes
// box.json from components.toml, and a test keeps it current.
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import box from "./box.json";

export const COLOURS = ["blue", "yellow", "red"] as const;
export type Colour = (typeof COLOURS)[number];

export type Kind = "start" | "place" | "red" | "blue";
export type Side = "left" | "right";

/** A circle of the board, in units of the map. A crossing is drawn on both edges. */
export interface Circle {
    readonly id: string;
    readonly kind: Kind;
    readonly lat: number;
    readonly lon: number;
    readonly x: number;
    readonly y: number;
    readonly crossing: boolean;
    readonly continent: string;
}

export interface Segment {
    readonly a: number;
    readonly b: number;
    /** The edge on which a segment of a crossing is drawn. */
    readonly side: Side | undefined;
}

interface Written {
    id: string;
    kind: string;
    lat: number;
    lon: number;
    x?: number;
    y: number;
    continent?: string;
}

export const WIDTH = box.map.width;
export const HEIGHT = box.map.height;
export const START = 0;

export const CIRCLES: readonly Circle[] = (box.map.circles as Written[]).map(({ kind, x, continent, ...rest }) => ({
    ...rest,
    kind: kind as Kind,
    x: x ?? 0,
    crossing: x === undefined,
    continent: continent ?? "",
}));
const NUMBERS = new Map(CIRCLES.map(({ id }, number) => [id, number]));
export const CROSSINGS = CIRCLES.map((_, circle) => circle).filter((circle) => CIRCLES[circle]!.crossing);

export const SEGMENTS: readonly Segment[] = box.map.segments.map(([a, b, side]) => ({
    a: numberOf(a!),
    b: numberOf(b!),
    side: side as Side | undefined,
}));

/** Neighbours of each circle, with their segments. */
export const NEIGHBOURS: readonly ReadonlyMap<number, Segment>[] = CIRCLES.map(
    (_, circle) =>
        new Map(
            SEGMENTS.filter(({ a, b }) => a === circle || b === circle).map((segment) => [
                segment.a === circle ? segment.b : segment.a,
                segment,
            ]),
        ),
);

/** Figures that an edition can change. */
export interface Tables {
    readonly tickets: { readonly per_turn: number };
}

export function boxOf({ box: tables }: Pick<SvelteScene, "box">): Tables {
    return tables as unknown as Tables;
}

/** Position of a name relative to its circle, when the whole map is visible. */
export interface Label {
    readonly dx: number;
    readonly dy: number;
    readonly anchor: "start" | "middle" | "end";
    readonly lines_fr?: readonly string[];
    readonly lines_en?: readonly string[];
}

const PLACED = box.labels.places as Record<string, Label>;
export const LABELS: ReadonlyMap<number, Label> = new Map(
    Object.entries(PLACED).map(([id, label]) => [numberOf(id), label]),
);
export const { font_size: FONT, line_height: LINE, circle_radius: RADIUS, start_radius: ROSE } = box.labels;

export function numberOf(id: string): number {
    return NUMBERS.get(id) ?? -1;
}

export function idOf(circle: number): string {
    return CIRCLES[circle]?.id ?? "";
}

export function colourOf(name: string): number {
    return COLOURS.indexOf(name as Colour);
}
