// Engraved dunes: ridges one behind the other, hatched on the side away from the sun.
import { seeded } from "../ui/contours.ts";

export interface Dune {
    number: number;
    area: string;
    crest: string;
    /** Broken lines that follow the crest. */
    folds: { line: string; dashes: string; offset: number }[];
    hatching: string;
}

export interface Spot {
    x: number;
    y: number;
    angle: number;
}

type Ridge = (x: number) => number;
type Shape = readonly [height: number, swing: number, phase: number, waves: number];

// From the farthest to the nearest, in parts of the height. The low ones leave room for posters.
const HIGH: readonly Shape[] = [
    [0.6, 0.045, 0.4, 5],
    [0.7, 0.055, 2.2, 4.1],
    [0.81, 0.05, 4.3, 3.6],
    [0.92, 0.04, 1.1, 3],
];
const LOW: readonly Shape[] = [
    [0.7, 0.04, 0.4, 5],
    [0.79, 0.045, 2.2, 4.1],
    [0.9, 0.035, 4.3, 3.6],
    [0.965, 0.02, 1.1, 3],
];
/** The ridge on which the caravan walks. */
export const TRAIL = 2;
const SAMPLES = 60;
const HATCHES = 300;

function ridge(width: number, height: number, [base, swing, phase, waves]: Shape): Ridge {
    return (x) => {
        const wave = Math.sin((x / width) * waves + phase) + 0.35 * Math.sin((x / width) * waves * 2.3 + phase * 1.7);
        return height * (base + swing * wave);
    };
}

function line(at: Ridge, width: number, lower = 0): string {
    const step = width / SAMPLES;
    const points = Array.from({ length: SAMPLES + 3 }, (_, index) => {
        const x = (index - 1) * step;
        return `${x.toFixed(0)} ${(at(x) + lower).toFixed(1)}`;
    });
    return `M${points.join("L")}`;
}

/** Short strokes down the slopes that fall to the right. */
function hatching(at: Ridge, width: number, height: number, draw: () => number): string {
    const strokes: string[] = [];
    for (let x = 0; x < width; x += width / HATCHES) {
        const falls = at(x + 6) - at(x - 6);
        if (falls <= 0.3) continue;
        const long = Math.min(height * 0.16, 6 + falls * height * 0.02 + draw() * 8);
        const curve = [long * 0.34, long * 0.5, long * 0.9, long].map((value) => value.toFixed(1)).join(" ");
        strokes.push(`M${x.toFixed(0)} ${(at(x) + 1).toFixed(1)}q${curve}`);
    }
    return strokes.join("");
}

function ridges(width: number, height: number, low: boolean): Ridge[] {
    return (low ? LOW : HIGH).map((shape) => ridge(width, height, shape));
}

export function dunes(width: number, height: number, low: boolean): Dune[] {
    const draw = seeded(9);
    return ridges(width, height, low).map((at, number) => ({
        number,
        area: `${line(at, width)}L${width * 1.1} ${height}H${-width / SAMPLES}z`,
        crest: line(at, width),
        folds: [1, 2, 3].map((fold) => ({
            line: line(at, width, fold * (5 + number * 2.4)),
            dashes: `${30 + fold * 14} ${22 + fold * 30}`,
            offset: fold * 40 + number * 70,
        })),
        hatching: hatching(at, width, height, draw),
    }));
}

/** Path of the caravan along its ridge, and the positions of its members without animation. */
export function trail(
    width: number,
    height: number,
    low: boolean,
    xs: readonly number[],
): { way: string; spots: Spot[] } {
    const at = ridges(width, height, low)[TRAIL]!;
    const spots = xs.map((x) => ({ x, y: at(x), angle: (Math.atan2(at(x + 12) - at(x - 12), 24) * 180) / Math.PI }));
    return { way: line(at, width), spots };
}

/** Fine level lines of an evening sky. */
export function skyLines(width: number, height: number): string {
    return Array.from({ length: Math.floor((height * 0.66) / 5) }, (_, row) => `M0 ${4 + row * 5}H${width}`).join("");
}

/** Rays around the sun, alternately long and short. */
export function rays(x: number, y: number, radius: number): string {
    return Array.from({ length: 64 }, (_, number) => {
        const [angle, ends] = [(number * Math.PI) / 32, radius * (number % 2 ? 1.22 : 1.38)];
        const at = (far: number) =>
            `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`;
        return `M${at(radius * 1.1)}L${at(ends)}`;
    }).join("");
}

/** Stars as dots: strokes without length, with round ends. None behind the text on the left. */
export function stars(width: number, height: number, count: number): string {
    const draw = seeded(4);
    const dots = Array.from({ length: count }, () => [draw() * width, draw() * height * 0.5] as const);
    const seen = dots.filter(([x, y]) => x > width * 0.62 || y < height * 0.07);
    return seen.map(([x, y]) => `M${x.toFixed(0)} ${y.toFixed(0)}h0`).join("");
}
