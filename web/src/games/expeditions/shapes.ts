// Shapes that distinguish expeditions and players without colours.
import type { Colour, SHAPES } from "./box.ts";
import { around, path } from "./geometry.ts";

export type Shape = (typeof SHAPES)[number] | "cross" | "square" | "heart";

export const EMBLEMS: Record<Colour, Shape> = { blue: "cross", yellow: "square", red: "heart" };

const UP = -Math.PI / 2;

/** Outlines around the origin, about 10 units in radius. */
export const OUTLINES: Record<Shape, string> = {
    circle: "M8 0A8 8 0 1 1-8 0A8 8 0 1 1 8 0Z",
    hexagon: path(around(6, 10)),
    pentagon: path(around(5, 10, UP)),
    diamond: "M0-10L8.2 0L0 10L-8.2 0Z",
    shield: "M-7.5-9H7.5V1C7.5 5.5 4 8.500 0 10C-4 8.500-7.500 5.500-7.500 1Z",
    star: path(
        around(10, 1, UP).map(({ x, y }, index) => ({
            x: x * (index % 2 ? 4.9 : 10.8),
            y: y * (index % 2 ? 4.9 : 10.8),
        })),
    ),
    cross: "M-3.6-9.2H3.6V-3.6H9.2V3.6H3.6V9.2H-3.6V3.6H-9.2V-3.6H-3.6Z",
    square: "M-7.8-7.8H7.8V7.8H-7.8Z",
    heart: "M0 9.5C-7 4-10 .5-10-3.8C-10-7.3-7.6-9.3-5-9.3C-2.800-9.300-1-8 0-6C1-8 2.800-9.300 5-9.300C7.600-9.300 10-7.300 10-3.800C10 .5 7 4 0 9.500Z",
};
