// A compass rose of three rings of points, light on one side and dark on the other.
import { round } from "../geometry.ts";

interface Points {
    count: number;
    /** As parts of the radius: length of a point, and where its sides begin. */
    long: number;
    wide: number;
    turn: number;
}

const RINGS: readonly Points[] = [
    { count: 8, long: 0.66, wide: 0.13, turn: Math.PI / 8 },
    { count: 4, long: 0.82, wide: 0.2, turn: Math.PI / 4 },
    { count: 4, long: 1, wide: 0.24, turn: 0 },
];

function at(angle: number, far: number): string {
    return `${round(far * Math.sin(angle))} ${round(-far * Math.cos(angle))}`;
}

function half(radius: number, { count, long, wide, turn }: Points, side: 1 | -1): string {
    const lean = side * 0.9 * (Math.PI / (count === 8 ? 8 : 4));
    return Array.from({ length: count }, (_, index) => turn + (2 * Math.PI * index) / count)
        .map((angle) => `M0 0L${at(angle + lean, radius * long * wide)}L${at(angle, radius * long)}Z`)
        .join("");
}

/** Dark and light halves of a rose, ring by ring, lowest first. */
export function rose(radius: number): { dark: string; light: string }[] {
    return RINGS.map((ring) => ({ dark: half(radius, ring, -1), light: half(radius, ring, 1) }));
}
