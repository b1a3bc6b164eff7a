// Layout of the map: hand-set for a wide board and for a phone, near the true positions.
import { LINES, LOCATIONS, PLACES, ROUND_THE_BACK } from "./box.ts";

export type Half = "west" | "east";
/** Side of its sign on which the plate of a site lies. */
type Side = "l" | "r";
type Point = readonly [x: number, y: number];
type Stand = readonly [x: number, y: number, step?: number];

export interface Layout {
    width: number;
    height: number;
    scale: number;
    globes: Record<Half, { x: number; y: number; r: number }>;
    at: Record<string, Point>;
    plates: Record<string, Side>;
    /** Offset of a name from its sign; by default it is below. */
    names: Record<string, readonly [x: number, y: number, anchor?: "start" | "end"]>;
    /** Offset of the first explorer from the sign, and of the next one from it. */
    pawns: Record<string, Stand>;
    bends: Record<string, readonly [number, number, number, number]>;
}

export const WIDE: Layout = {
    width: 792,
    height: 502,
    scale: 1,
    globes: { west: { x: 172, y: 292, r: 166 }, east: { x: 548, y: 287, r: 224 } },
    at: {
        Y1: [70, 196],
        M1: [92, 250],
        Y2: [184, 234],
        Y3: [116, 306],
        BW: [262, 262],
        G1: [244, 334],
        G2: [156, 398],
        M3: [388, 250],
        M4: [458, 160],
        V1: [412, 196],
        V2: [512, 202],
        V3: [626, 220],
        R1: [444, 258],
        R2: [436, 324],
        R3: [440, 396],
        BC: [536, 344],
        M5: [546, 258],
        O1: [602, 334],
        O2: [668, 282],
        O3: [690, 366],
        BE: [752, 332],
    },
    plates: { G1: "l", V1: "l", R2: "l", R3: "l" },
    names: { G2: [82, 5, "start"], Y1: [8, -22, "start"], O2: [34, 32] },
    pawns: { R1: [17, -45], M5: [30, -20], BE: [-10, -46], BW: [-36, -20], G2: [-32, -26] },
    bends: { G2R3: [240, 420, 330, 430], BWM4: [300, 190, 380, 150], BWM3: [290, 258, 320, 262] },
};

export const PHONE: Layout = {
    width: 390,
    height: 404,
    scale: 0.86,
    globes: { west: { x: 100, y: 94, r: 106 }, east: { x: 228, y: 262, r: 151 } },
    at: {
        Y1: [24, 46],
        M1: [30, 99],
        Y2: [112, 60],
        Y3: [76, 130],
        BW: [216, 52],
        G1: [158, 112],
        G2: [100, 188],
        M3: [82, 266],
        M4: [226, 158],
        V1: [144, 206],
        V2: [254, 192],
        V3: [320, 154],
        R1: [150, 258],
        R2: [136, 314],
        R3: [146, 368],
        BC: [234, 314],
        M5: [222, 246],
        O1: [280, 282],
        O2: [318, 220],
        O3: [312, 352],
        BE: [358, 300],
    },
    plates: { G2: "l" },
    names: {
        G2: [-14, 35],
        Y1: [10, -24, "start"],
        V1: [6, 33],
        BW: [0, 38],
        BC: [0, 38],
        BE: [-2, 38],
        M4: [16, -24, "start"],
        G1: [30, 33],
    },
    pawns: {
        M1: [28, -24],
        M4: [28, -19],
        M5: [28, -22],
        BE: [-12, -46],
        BW: [-38, -24],
        R1: [-36, -16],
        G2: [12, -30],
    },
    bends: { G2R3: [20, 250, 50, 350], BWM3: [180, 150, 90, 190] },
};

export function pointOf(layout: Layout, place: number): Point {
    return layout.at[PLACES[place]!]!;
}

/** Position of an explorer, by the number already there. */
export function standOf(layout: Layout, place: number, before: number): Point {
    const [id, [x, y]] = [PLACES[place]!, pointOf(layout, place)];
    const [dx, dy, step = STEP] = layout.pawns[id] ?? usualStand(layout, place);
    return [x + (dx + before * step) * layout.scale, y + dy * layout.scale];
}

const STEP = 13;

/** Explorers never cover the number of a market: they line up away from it, or along the plate of its site. */
function usualStand(layout: Layout, place: number): Stand {
    const { id, region, market } = LOCATIONS[place]!;
    if (market === null) return region ? [-22, -33] : [-30, -24];
    if (!region) return [-30, -24, -STEP];
    return layout.plates[id] === "l" ? [-24, -47, -STEP] : [4, -47];
}

/** Curve of a line; lines round the back leave at the edges. */
export function lineOf(layout: Layout, from: string, to: string): string {
    const [[x1, y1], [x2, y2]] = [layout.at[from]!, layout.at[to]!];
    const bend = layout.bends[`${from}${to}`];
    if (bend) return `M${x1} ${y1}C${bend.join(" ")} ${x2} ${y2}`;
    const [mx, my, dx, dy] = [(x1 + x2) / 2, (y1 + y2) / 2, x2 - x1, y2 - y1];
    return `M${x1} ${y1}Q${mx + dy * 0.1} ${my - dx * 0.1} ${x2} ${y2}`;
}

const BACK = new Set(ROUND_THE_BACK.map((line) => line.join("")));
export const FRONT_LINES = LINES.filter((line) => !BACK.has(line.join("")));

/** The two lines that go round the back, and the arrows at the edges. */
export function backLines(layout: Layout): { lines: string[]; arrows: string[] } {
    const { width } = layout;
    const [[gx, gy], [ox, oy], [ex, ey]] = [layout.at["G2"]!, layout.at["O3"]!, layout.at["BE"]!];
    return {
        lines: [
            `M${gx} ${gy}Q${gx / 2} ${gy - 2} 3 ${gy - 14}`,
            `M${gx} ${gy}Q${gx / 2} ${gy + 14} 3 ${gy + 8}`,
            `M${ex} ${ey}L${width - 3} ${ey - 8}`,
            `M${ox} ${oy}Q${(ox + width) / 2} ${oy + 22} ${width - 3} ${oy + 20}`,
        ],
        arrows: [
            `M1 ${gy - 14}l9-5v10z`,
            `M1 ${gy + 8}l9-5v10z`,
            `M${width - 1} ${ey - 8}l-9-5v10z`,
            `M${width - 1} ${oy + 20}l-9-5v10z`,
        ],
    };
}

const RADIANS = Math.PI / 180;
const CENTRES: Record<Half, Point> = { west: [-93, 10], east: [74, 14] };
const REACH = 100;

/** Azimuthal equidistant projection, like the outlines; null beyond the edge. */
function project(half: Half, longitude: number, latitude: number): Point | null {
    const [middle, tilt] = [CENTRES[half][0], CENTRES[half][1] * RADIANS];
    const [turn, height] = [(longitude - middle) * RADIANS, latitude * RADIANS];
    const cosine = Math.sin(tilt) * Math.sin(height) + Math.cos(tilt) * Math.cos(height) * Math.cos(turn);
    const angle = Math.acos(Math.max(-1, Math.min(1, cosine)));
    if (angle > REACH * RADIANS) return null;
    const stretch = angle < 1e-6 ? 1 : angle / Math.sin(angle);
    const scale = (stretch * 100) / (REACH * RADIANS);
    const x = Math.cos(height) * Math.sin(turn);
    const y = Math.cos(tilt) * Math.sin(height) - Math.sin(tilt) * Math.cos(height) * Math.cos(turn);
    return [x * scale, -y * scale];
}

/** Meridians and parallels, every twenty degrees. */
export function graticule(half: Half): string {
    let path = "";
    const draw = (points: Iterable<Point | null>): void => {
        let pen = "M";
        for (const point of points) {
            path += point ? `${pen}${point[0].toFixed(1)} ${point[1].toFixed(1)}` : "";
            pen = point ? "L" : "M";
        }
    };
    const along = (from: number, to: number): number[] =>
        Array.from({ length: (to - from) / 10 + 1 }, (_, at) => from + at * 10);
    for (const longitude of along(-180, 160).filter((_, at) => at % 2 === 0))
        draw(along(-80, 80).map((latitude) => project(half, longitude, latitude)));
    for (const latitude of along(-80, 80).filter((_, at) => at % 2 === 0))
        draw(along(-180, 180).map((longitude) => project(half, longitude, latitude)));
    return path;
}

/** Stars from a fixed pseudo-random generator: the sky is always the same. */
export function stars(
    width: number,
    height: number,
    many: number,
): { x: number; y: number; r: number; cross: boolean }[] {
    let seed = 42;
    const next = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
    return Array.from({ length: many }, () => ({
        x: Math.round(next() * width),
        y: Math.round(next() * height),
        r: Math.round((0.5 + next() * 1.3) * 10) / 10,
        cross: next() > 0.88,
    }));
}
