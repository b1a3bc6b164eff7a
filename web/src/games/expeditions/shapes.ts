// Shapes that distinguish expeditions without colours. Those of the players are in identity.ts.
import type { Colour } from "./box.ts";

export type Shape = "cross" | "square" | "heart";

export const EMBLEMS: Record<Colour, Shape> = { blue: "cross", yellow: "square", red: "heart" };

/** Outlines around the origin, about 10 units in radius. */
export const OUTLINES: Record<Shape, string> = {
    cross: "M-3.6-9.2H3.6V-3.6H9.2V3.6H3.6V9.2H-3.6V3.6H-9.2V-3.6H-3.6Z",
    square: "M-7.8-7.8H7.8V7.8H-7.8Z",
    heart: "M0 9.5C-7 4-10 .5-10-3.8C-10-7.3-7.6-9.3-5-9.3C-2.800-9.300-1-8 0-6C1-8 2.800-9.300 5-9.300C7.600-9.300 10-7.300 10-3.800C10 .5 7 4 0 9.500Z",
};
