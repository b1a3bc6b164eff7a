// Common parts of the sites: sky, sun, clouds, trees, water and ground, on a sheet of 560 x 120.
import { at, ellipse, form, random, round, type Point } from "./engraving.ts";
import type { Stroke } from "./strokes.ts";

export const WIDTH = 560;
export const HEIGHT = 120;

export function wash(strength: number): Stroke {
    return ["aw", `M0 0H${WIDTH}V${HEIGHT}H0Z`, strength];
}

export function sun(cx: number, cy: number, r: number, rays = 28, seed = 5): Stroke[] {
    const chance = random(seed);
    let d = "";
    for (let i = 0; i < rays; i++) {
        const angle = (i / rays) * Math.PI * 2;
        const from = r + 4 + chance() * 2;
        const to = from + 6 + chance() * 9 * (i % 2 ? 1 : 0.5);
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        d += `M${at(cx + cos * from, cy + sin * from)}L${at(cx + cos * to, cy + sin * to)}`;
    }
    return [["ak", d], ...form(ellipse(cx, cy, r, r, 26), { wash: 0.3 })];
}

export function cloud(x: number, y: number, size: number, seed = 2): Stroke[] {
    const chance = random(seed);
    let edge = `M${at(x, y)}`;
    for (const part of [0.36, 0.6, 0.82, 0.56, 0.34]) {
        const wide = size * part * (0.9 + chance() * 0.25);
        edge += `a${at(wide * 0.56, wide * 0.52)} 0 0 1 ${at(wide, (chance() - 0.5) * 0.8)}`;
    }
    let lines = "";
    for (let i = 0; i < 4; i++) {
        lines += `M${at(x - 4 + chance() * 8 + i * 2, y + 2.4 + i * 2.2)}h${round(size * (2.5 - i * 0.35 + chance() * 0.4))}`;
    }
    return [
        ["al", edge],
        ["ah", lines],
    ];
}

/** Broken lines across the sky. */
export function sky(top: number, bottom: number, seed: number, left = 0, right = WIDTH, share = 0.35): Stroke {
    const chance = random(seed);
    let d = "";
    for (let y = top; y < bottom; y += 5) {
        for (let x = left + chance() * 40; x < right;) {
            const long = 20 + chance() * 70;
            if (chance() < share) d += `M${at(x, y + chance() * 0.5)}h${round(Math.min(long, right - x))}`;
            x += long + 10 + chance() * 34;
        }
    }
    return ["ah", d];
}

export function water(left: number, right: number, top: number, bottom: number, seed: number, gap = 3.2): Stroke {
    const chance = random(seed);
    let d = "";
    for (let y = top; y < bottom; y += gap * (0.8 + ((y - top) / (bottom - top)) * 0.5)) {
        for (let x = left + chance() * 14; x < right;) {
            const long = 8 + chance() * 26;
            const waves = Math.max(1, Math.round(long / 7));
            if (chance() < 0.62) d += `M${at(x, y)}${"q1.8 -1.5 3.5 0t3.5 0".repeat(waves)}`;
            x += long + 6 + chance() * 14;
        }
    }
    return ["ak", d];
}

export function ground(y: number, strength = 0.2, seed = 9): Stroke[] {
    const edge = Array.from({ length: 15 }, (_, i): Point => [i * 40, y + Math.sin(i * 1.7 + seed) * 1.5]);
    const hatch = [{ angle: 2, gap: 3.6, seed, skip: 0.3, trim: 0.5 }];
    return form([[0, y + 1], ...edge, [WIDTH, HEIGHT], [0, HEIGHT]], { wash: strength, hatch });
}

/** Distant hills under a line. */
export function hills(line: readonly Point[], strength: number, seed: number, angle = 20): Stroke[] {
    const hatch = [{ angle, gap: 4, seed, skip: 0.35, trim: 0.4 }];
    return form([...line, [WIDTH, HEIGHT], [0, HEIGHT]], { wash: strength, hatch });
}

export interface Canopy {
    wash?: number;
    base?: number;
    bump?: number;
}

/** The tops of many trees. */
export function canopy(
    left: number,
    right: number,
    y: number,
    height: number,
    seed: number,
    { wash: strength = 0.35, base = HEIGHT, bump = 9 }: Canopy = {},
): Stroke[] {
    const chance = random(seed);
    const edge: Point[] = [[left, base]];
    const tops: [x: number, y: number, width: number][] = [];
    for (let x = left; x < right;) {
        const width = bump * (0.7 + chance() * 0.8);
        const top = y - height * chance();
        for (const [px, py] of ellipse(x + width / 2, top, width / 2, width * 0.45, 7, Math.PI, Math.PI * 2))
            edge.push([Math.min(px, right), py]);
        tops.push([x + width / 2, top, width]);
        x += width * 0.86;
    }
    edge.push([right, base]);
    const hatch = [{ angle: 90, gap: 2.4, seed, skip: 0.35, trim: 0.5 }];
    return [...form(edge, { wash: strength, hatch }), ["ak", leaves(tops, base, chance)]];
}

function leaves(tops: readonly [number, number, number][], base: number, chance: () => number): string {
    let d = "";
    for (const [cx, cy, width] of tops)
        for (let k = 0; k < 3; k++) {
            const [x, y, q] = [cx + (chance() - 0.5) * width, cy + 3 + k * 5 + chance() * 3, width * 0.22];
            if (y < base - 1) d += `M${at(x - q, y)}q${at(q, -q * 1.2)} ${round(q * 2)} 0`;
        }
    return d;
}

export function palm(x: number, y: number, height: number, seed = 3, lean = 4): Stroke {
    const chance = random(seed);
    const [tx, ty] = [x + lean, y - height];
    let d =
        `M${at(x - 1.6, y)}Q${at(x + lean * 0.2 - 1, y - height * 0.5)} ${at(tx - 0.6, ty)}` +
        `L${at(tx + 0.8, ty)}Q${at(x + lean * 0.2 + 1.4, y - height * 0.5)} ${at(x + 1.8, y)}Z`;
    for (let i = 0; i < 8; i++) {
        const angle = Math.PI + (i / 7) * Math.PI + (chance() - 0.5) * 0.2;
        const long = height * 0.42 * (0.85 + chance() * 0.3);
        const [cos, sin] = [Math.cos(angle) * long, Math.sin(angle) * long];
        const end = at(tx + cos, ty + sin * 0.55 + long * 0.42);
        const [mx, my] = [tx + cos * 0.6, ty + sin * 0.75];
        d += `M${at(tx, ty)}Q${at(mx, my - 1.2)} ${end}Q${at(mx - 0.4, my + 2)} ${at(tx, ty)}Z`;
    }
    return ["ai", d];
}

/** An acacia: a thin forked trunk under three flat crowns. */
export function acacia(x: number, y: number, height: number, seed: number): Stroke[] {
    const chance = random(seed);
    const h = height;
    const trunk =
        `M${at(x - 1.4, y)}Q${at(x, y - h * 0.4)} ${at(x - h * 0.28, y - h * 0.78)}l1.4-.2` +
        `Q${at(x + 1, y - h * 0.55)} ${at(x + 0.6, y - h * 0.48)}Q${at(x + 2, y - h * 0.66)} ${at(x + h * 0.3, y - h * 0.8)}` +
        `l1.2.4Q${at(x + 3, y - h * 0.5)} ${at(x + 1.8, y)}Z`;
    const crowns: [number, number, number][] = [
        [-0.34, -0.84, 0.46],
        [0.3, -0.86, 0.42],
        [0, -0.98, 0.52],
    ];
    const drawn = crowns.flatMap(([dx, dy, wide]) => {
        const edge = ellipse(x + dx * h, y + dy * h, wide * h, wide * h * 0.22, 14);
        const rough = edge.map(([a, b]): Point => [a + (chance() - 0.5) * 2.4, b + (chance() - 0.5) * 1.6]);
        return form(rough, { wash: 0.42, hatch: [{ angle: 8, gap: 1.7, seed, strong: true, skip: 0.2 }] });
    });
    return [["ai", trunk], ...drawn];
}
