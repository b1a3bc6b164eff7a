// Engraving of the sites: forms with a wash, hatching and an outline, drawn with a fixed pseudo-random generator.
import type { Stroke } from "./strokes.ts";

export type Point = readonly [x: number, y: number];

/** Pseudo-random numbers from 0 to 1, determined by the seed. */
export function random(seed: number): () => number {
    let state = seed >>> 0;
    return () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
}

export function round(value: number): string {
    return String(Math.round(value * 10) / 10);
}

export function at(x: number, y: number): string {
    return `${round(x)} ${round(y)}`;
}

/** Points in the notation `0,74 40,58`. */
export function points(written: string): Point[] {
    return written.split(" ").map((each) => each.split(",").map(Number) as unknown as Point);
}

export function path(points: readonly Point[], closed = true): string {
    return `M${points.map(([x, y]) => at(x, y)).join("L")}${closed ? "Z" : ""}`;
}

/** A smooth line through some points. */
export function smooth(points: readonly Point[], closed = false, steps = 5): Point[] {
    const last = points.length;
    const point = (i: number) => points[closed ? (i + last) % last : Math.max(0, Math.min(last - 1, i))]!;
    const out: Point[] = [];
    for (let i = 0; i < (closed ? last : last - 1); i++) {
        const around = [point(i - 1), point(i), point(i + 1), point(i + 2)] as const;
        for (let k = 0; k < steps; k++) out.push(between(around, k / steps));
    }
    return closed ? out : [...out, points[last - 1]!];
}

function between([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
    const along = (j: 0 | 1) =>
        0.5 *
        (2 * b[j] +
            (c[j] - a[j]) * t +
            (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
            (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t * t * t);
    return [along(0), along(1)];
}

export interface Hatch {
    /** Angle in degrees, and distance between the lines. */
    angle?: number;
    gap?: number;
    seed?: number;
    /** Share of lines left out, and share cut off from the others. */
    skip?: number;
    trim?: number;
    strong?: boolean;
}

/** Hatching of a form. */
export function hatching(form: readonly Point[], { angle = 45, gap = 3, seed = 1, skip = 0, trim = 0 }: Hatch): string {
    const chance = random(seed);
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    const turned = form.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
    const back = (x: number, y: number) => at(x * cos - y * sin, x * sin + y * cos);
    const [top, bottom] = [Math.min(...turned.map((p) => p[1])), Math.max(...turned.map((p) => p[1]))];
    let lines = "";
    for (let y = top + gap / 2; y < bottom; y += gap * (1 + (chance() - 0.5) * 0.25)) {
        const cuts = crossings(turned, y);
        for (let i = 0; i + 1 < cuts.length; i += 2) {
            if (chance() < skip) continue;
            const length = cuts[i + 1]! - cuts[i]!;
            const from = cuts[i]! + chance() * 0.6 + length * trim * chance();
            const to = cuts[i + 1]! - chance() * 0.6 - length * trim * chance();
            if (to - from < 0.8) continue;
            const bow = to - from > 14 ? `Q${back((from + to) / 2, y + chance() - 0.5)} ` : "L";
            lines += `M${back(from, y)}${bow}${back(to, y)}`;
        }
    }
    return lines;
}

function crossings(form: readonly Point[], y: number): number[] {
    return form
        .flatMap((a, i) => {
            const b = form[(i + 1) % form.length]!;
            return a[1] > y === b[1] > y ? [] : [a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])];
        })
        .sort((p, q) => p - q);
}

export interface Look {
    /** Strength of the site's colour on it. */
    wash?: number;
    hatch?: readonly Hatch[];
    /** 0 for no outline, 2 for a bold one. */
    line?: 0 | 1 | 2;
    /** Whether it hides the forms behind it. */
    paper?: boolean;
}

export function form(points: readonly Point[], { wash = 0, hatch = [], line = 1, paper = true }: Look = {}): Stroke[] {
    const d = path(points);
    return [
        ...(paper ? [["ap", d] as const] : []),
        ...(wash ? [["aw", d, wash] as const] : []),
        ...hatch.map((each) => [each.strong ? "ak" : "ah", hatching(points, each)] as const),
        ...(line ? [[line === 2 ? "ab" : "al", d] as const] : []),
    ];
}

export function stroke(points: readonly Point[], ink = "al"): Stroke {
    return [ink, path(points, false)];
}

export function ellipse(
    cx: number,
    cy: number,
    rx: number,
    ry: number,
    many = 20,
    from = 0,
    to = 2 * Math.PI,
): Point[] {
    const steps = to - from > 6.2 ? many : many - 1;
    return Array.from({ length: many }, (_, i) => {
        const angle = from + ((to - from) * i) / steps;
        return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
    });
}

export function box(x: number, y: number, width: number, height: number): Point[] {
    return [
        [x, y],
        [x, y - height],
        [x + width, y - height],
        [x + width, y],
    ];
}

/** Small strokes, each drawn by its number. */
export function many(count: number, draw: (i: number) => string): string {
    return Array.from({ length: count }, (_, i) => draw(i)).join("");
}
