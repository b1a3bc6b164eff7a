// Values of the box in force, from the scene, in the form of components.toml. Built in are only names and rows of what is
// drawn.
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";

export const COLOURS = ["red", "orange", "yellow", "green", "blue", "violet"] as const;
export type Colour = (typeof COLOURS)[number];
export type Shape = "heart" | "circle" | "square" | "triangle" | "cross" | "star";
export type Mark = "arrow" | "artefact" | "";

export const BRIDGES: readonly string[] = [...COLOURS, "artefact", "dice"];
export const ARTEFACT = BRIDGES.indexOf("artefact");
export const DICE = BRIDGES.indexOf("dice");
/** Rows of the sheet; squares and symbols are numbered from 1, as on the printed one. */
export const SQUARES = 9;
/** The square or symbol beyond the bridge; filling it crosses. */
export const FAR_SIDE = 7;

export interface Tables {
    readonly dice: { readonly zero_in_started_column: number };
    readonly sheet: {
        readonly bridge_points: number;
        readonly columns: readonly {
            readonly symbol: Shape;
            readonly arrows: readonly number[];
            readonly artefacts: readonly number[];
        }[];
    };
    readonly scoring: {
        readonly expedition: readonly number[];
        readonly expedition_empty: number;
        readonly circle_multiplier: number;
        readonly artefact: readonly number[];
        readonly dice: readonly number[];
    };
}

export class Box {
    readonly #tables: Tables;

    constructor(tables: Tables) {
        this.#tables = tables;
    }

    /** Number that a 0 writes in a started column. */
    get ten(): number {
        return this.#tables.dice.zero_in_started_column;
    }

    get bridgePoints(): number {
        return this.#tables.sheet.bridge_points;
    }

    /** Points by the number of filled squares. */
    get expedition(): readonly number[] {
        return this.#tables.scoring.expedition;
    }

    /** Points by the number of hatched symbols. */
    get artefacts(): readonly number[] {
        return this.#tables.scoring.artefact;
    }

    get dice(): readonly number[] {
        return this.#tables.scoring.dice;
    }

    /** Square from which a column earns points, 0 if it never does. */
    get earnsFrom(): number {
        const [square = 0] = this.expedition.flatMap((points, filled) => (points > 0 ? [filled] : []));
        return square;
    }

    shapeOf(column: number): Shape {
        return this.#tables.sheet.columns[column]!.symbol;
    }

    markOf(column: number, square: number): Mark {
        const { arrows, artefacts } = this.#tables.sheet.columns[column]!;
        if (arrows.includes(square)) return "arrow";
        return artefacts.includes(square) ? "artefact" : "";
    }

    columnPoints(filled: number, circled: boolean): number {
        const { circle_multiplier, expedition_empty } = this.#tables.scoring;
        if (circled) return circle_multiplier * this.expedition[filled]!;
        return filled ? this.expedition[filled]! : expedition_empty;
    }
}

const boxes = new WeakMap<object, Box>();

export function boxOf({ box: tables }: Pick<SvelteScene, "box">): Box {
    const box = boxes.get(tables) ?? new Box(tables as unknown as Tables);
    boxes.set(tables, box);
    return box;
}
