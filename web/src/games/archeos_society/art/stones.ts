// Engravings that are built stone by stone: Mesa Verde and Nan Madol. Stones of one kind are drawn by one stroke.
import { at, box, ellipse, form, hatching, many, path, points, random, smooth, type Point } from "./engraving.ts";
import { canopy, cloud, ground, hills, palm, sky, sun, wash, water } from "./landscape.ts";
import type { Stroke } from "./strokes.ts";

export function mesaVerde(): Stroke[] {
    const mesa = points("318,104 322,84 314,66 322,48 316,30 326,16 346,9 570,9 570,104");
    const alcove = smooth(points("346,96 348,74 360,56 386,44 430,39 478,41 518,50 542,64 550,82 550,96"));
    const floor = points("340,104 346,94 550,94 556,104");
    const far = points("0,72 34,70 40,60 112,58 120,72 168,74 174,64 236,62 246,76 320,76 560,76");
    const cracks: readonly Point[][] = [
        points("336,12 340,30 334,50 340,66"),
        points("380,9 384,22 378,38"),
        points("440,9 437,20 444,34"),
        points("500,9 504,26 498,40"),
        points("540,10 544,30 538,50"),
    ];
    return [
        wash(0.1),
        ...sun(266, 34, 13, 28, 6),
        sky(16, 60, 12, 0, 300),
        ...cloud(96, 40, 18, 4),
        ...hills(far, 0.2, 7, 86),
        ["ah", "M0 66H34M40 64H112M174 68H236M42 69H110M176 72H238"],
        ...canopy(0, 320, 88, 7, 31, { wash: 0.3, bump: 10 }),
        ...form(mesa, { wash: 0.3, line: 2, hatch: [{ angle: 88, gap: 2.8, seed: 9, skip: 0.2, trim: 0.25 }] }),
        ["al", "M316 32Q420 26 570 30M322 20Q430 15 570 18"],
        ["ak", cracks.map((each) => path(smooth(each, false, 4), false)).join("")],
        ...canopy(330, 560, 8, 5, 12, { wash: 0.5, base: 11, bump: 9 }),
        ...form(alcove, {
            wash: 0.6,
            line: 2,
            hatch: [
                { angle: 12, gap: 2, seed: 3, strong: true },
                { angle: 64, gap: 2.6, seed: 5, strong: true },
            ],
        }),
        ...DWELLINGS.flatMap(([x, y, w, h], i) => dwelling(x, y, w, h, i)),
        ...roundTower(452, 93, 13, 40),
        ...form(floor, { wash: 0.3, hatch: [{ angle: 4, gap: 2.6, seed: 8, skip: 0.2, trim: 0.3 }] }),
        ...[378, 426, 500].flatMap((x) => kiva(x)),
        ["ab", "M404 94L410 66M410 94L416 66M405.3 88h5.8M406.4 83h5.8M407.5 78h5.8M408.6 73h5.8"],
        ...canopy(0, 90, 97, 8, 33, { wash: 0.45, bump: 12 }),
        ...canopy(296, 346, 99, 7, 35, { wash: 0.45, bump: 11 }),
        ...ground(104, 0.28, 5),
    ];
}

/** Houses in the alcove, the rear ones first: left, foot, width, height. */
const DWELLINGS = [
    [364, 80, 20, 18],
    [388, 78, 26, 24],
    [420, 80, 22, 26],
    [470, 80, 24, 30],
    [498, 82, 22, 22],
    [522, 86, 18, 16],
    [356, 92, 18, 16],
    [376, 93, 20, 24],
    [400, 93, 24, 18],
    [428, 93, 14, 32],
    [470, 93, 20, 20],
    [492, 93, 16, 34],
    [512, 93, 24, 18],
] as const;

function dwelling(x: number, y: number, width: number, height: number, seed: number): Stroke[] {
    const chance = random(seed + 40);
    const front = box(x, y, width, height);
    const side: Point[] = [
        [x + width, y],
        [x + width + 3, y - 2],
        [x + width + 3, y - height + 1],
        [x + width, y - height],
    ];
    const windows = many(
        Math.max(1, Math.round((width * height) / 170)),
        () => `M${at(x + 3 + chance() * (width - 9), y - height + 4 + chance() * (height - 12))}h2.6v3.8h-2.6z`,
    );
    const door = `M${at(x + width * 0.4, y)}v-7h4v7z`;
    const bricks = hatching(front, { angle: 0, gap: 2.5, seed, skip: 0.12, trim: 0.12 });
    return [
        ...form(side, { wash: 0.62, hatch: [{ angle: 90, gap: 1.3, seed, strong: true }] }),
        ...form(front, { wash: 0.1 }),
        ["ah", bricks],
        ["ai", windows + (height > 18 ? door : "")],
    ];
}

function roundTower(cx: number, base: number, half: number, high: number): Stroke[] {
    const taper = half * 0.8;
    const edge: Point[] = [
        [cx - half, base],
        [cx - taper, base - high],
        ...ellipse(cx, base - high, taper, 2.4, 7, Math.PI, Math.PI * 2),
        [cx + half, base],
    ];
    const shade: Point[] = [
        [cx + half * 0.3, base],
        [cx + taper * 0.3, base - high],
        [cx + taper, base - high],
        [cx + half, base],
    ];
    return [
        ...form(edge, { wash: 0.12, line: 2 }),
        [
            "ah",
            many(
                13,
                (i) =>
                    `M${at(cx - half + i * 0.2, base - 2 - i * 3)}Q${at(cx, base + 0.6 - i * 3)} ${at(cx + half - i * 0.2, base - 2 - i * 3)}`,
            ),
        ],
        ...form(shade, { paper: false, line: 0, wash: 0.4, hatch: [{ angle: 90, gap: 1.6, seed: 6, strong: true }] }),
        ["ai", `M${cx - 5} ${base - high + 8}h3v5h-3zM${cx - 1} ${base - 20}h3v5h-3zM${cx - 8} ${base}v-8h4.5v8z`],
    ];
}

/** A round room sunk into the floor. */
function kiva(x: number): Stroke[] {
    return [
        ...form(ellipse(x, 99, 13, 3.4, 18), { wash: 0.5, hatch: [{ angle: 0, gap: 1.4, seed: x, strong: true }] }),
        ["al", `M${x - 2} 97.5v-7M${x + 2} 97.5v-7M${x - 2} 95h4M${x - 2} 92.6h4`],
    ];
}

export function nanMadol(): Stroke[] {
    const land = smooth(points("0,64 60,56 110,62 170,58 240,66 320,62 380,66 560,60"), false, 4);
    return [
        wash(0.1),
        sky(10, 56, 9, 140, 380),
        ...cloud(190, 34, 18, 5),
        ...cloud(300, 26, 13, 1),
        ...form([...land, [560, 90], [0, 90]], {
            wash: 0.14,
            hatch: [{ angle: 20, gap: 3.6, seed: 3, skip: 0.4, trim: 0.4 }],
        }),
        ...canopy(232, 380, 64, 8, 9, { wash: 0.3, base: 92, bump: 11 }),
        ...canopy(500, 560, 48, 14, 29, { wash: 0.3, base: 92, bump: 13 }),
        palm(252, 72, 40, 4, 7),
        palm(284, 70, 32, 5, -5),
        palm(530, 62, 44, 8, 6),
        ...form(points("366,94 370,40 548,40 552,94"), { wash: 0.5, line: 0 }),
        ...wall({ left: 252, right: 352, foot: 94, high: 26, rows: 5, sweep: 5, seed: 3 }),
        ...wall({ left: 366, right: 552, foot: 95, high: 58, rows: 10, sweep: 9, seed: 11 }),
        ["ai", "M442 95v-34h30v34z"],
        ...form(points("434,62 435,55 480,55 481,62"), { wash: 0.14, hatch: [{ angle: 0, gap: 2, seed: 3 }] }),
        ...form(points("430,56 432,50.5 483,50.5 485,56"), { wash: 0.22, hatch: [{ angle: 0, gap: 2, seed: 4 }] }),
        ...form(points("448,95 450,76 464,76 466,95"), { wash: 0.45, hatch: [{ angle: 0, gap: 2, seed: 5 }] }),
        ...form(points("0,94 560,94 560,120 0,120"), { wash: 0.3, line: 0 }),
        ["al", "M0 94H560"],
        water(0, 560, 97, 120, 12, 2.8),
        ...canoe(),
    ];
}

interface Wall {
    left: number;
    right: number;
    foot: number;
    high: number;
    rows: number;
    /** Rise of the corners. */
    sweep: number;
    seed: number;
}

/** Basalt logs: one course lies along the wall, the next shows its ends. */
function wall({ left, right, foot, high, rows, sweep, seed }: Wall): Stroke[] {
    const chance = random(seed);
    const course = high / rows;
    const logs: Point[][] = [];
    const ends: Point[][] = [];
    for (let row = 0; row < rows; row++) {
        const share = row / rows;
        const bend = (x: number) => Math.abs((2 * x - left - right) / (right - left)) ** 2.4;
        const y = (x: number) => foot - row * course - sweep * share ** 2 * bend(x);
        const inset = share * 4 - (row === rows - 1 ? 4 : 0);
        for (let x = left + inset; x < right - inset - 2;) {
            const long = row % 2 ? course * (0.92 + chance() * 0.34) : Math.min(22 + chance() * 26, right - inset - x);
            if (row % 2) ends.push(hexagon(x + long / 2, y(x + long / 2) - course / 2, long / 2, course / 2, chance()));
            else
                logs.push([
                    [x, y(x)],
                    [x + 1.4, y(x) - course],
                    [x + long - 1.4, y(x + long) - course],
                    [x + long, y(x + long)],
                ]);
            x += long;
        }
    }
    return [...stones(logs, 0.24, 0, 1.9), ...stones(ends, 0.46, 50, 1.5)];
}

function hexagon(cx: number, cy: number, rx: number, ry: number, turn: number): Point[] {
    return ellipse(cx, cy, rx * 1.04, ry * 1.1, 6, turn * 0.6, turn * 0.6 + 2 * Math.PI);
}

function stones(all: readonly Point[][], strength: number, angle: number, gap: number): Stroke[] {
    const edges = all.map((each) => path(each)).join("");
    const lines = all.map((each, seed) => hatching(each, { angle, gap, seed, trim: 0.2, skip: 0.1 })).join("");
    return [
        ["ap", edges],
        ["aw", edges, strength],
        ["ah", lines],
        ["al", edges],
    ];
}

function canoe(): Stroke[] {
    const hull = "M176 92q26 9 54 0l-3 5.4q-24 5-48 0z";
    const sail = "M203 94V58q18 10 20 32z";
    return [
        ["ap", hull],
        ["aw", hull, 0.6],
        ["ab", "M172 90.5q4 1 6 2q24 8 50 0q2-1 6-2l-6 6.5q-24 5-50 0z"],
        ["ab", "M190 96l-4 7h34l-4-7M182 103.5h44"],
        ["ap", sail],
        ["aw", sail, 0.35],
        ["ab", "M203 95V57M203 58q18 10 20 32l-20 3"],
        ["ak", "M207 63v28M211 67v23M215 73v17M219 80v10"],
    ];
}
