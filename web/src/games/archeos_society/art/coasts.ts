// Engravings of two coasts: Grotta Azzurra and Tantallon.
import { at, box, ellipse, form, many, path, points, random, round, smooth, type Point } from "./engraving.ts";
import { canopy, cloud, sky, wash, water } from "./landscape.ts";
import type { Stroke } from "./strokes.ts";

export function grottaAzzurra(): Stroke[] {
    const cliff = smooth(
        points("316,92 322,80 318,70 328,58 326,46 338,34 344,20 360,10 380,-4 570,-4 570,92"),
        false,
        3,
    );
    const shade = smooth(points("524,94 528,60 520,30 540,0 570,-4 570,94"), false, 3);
    const rim = smooth(points("364,95 368,72 382,50 406,34 434,28 466,34 488,50 502,72 506,95"));
    const cave = smooth(points("372,95 376,74 388,54 408,40 434,34 462,40 482,54 494,74 498,95"));
    const strata: readonly Point[][] = [
        points("330,58 360,50 400,40 440,26 470,22"),
        points("344,22 370,24 392,18 420,14"),
        points("520,30 540,36 562,34"),
        points("516,60 536,66 562,62"),
        points("326,78 346,72 362,76"),
    ];
    const teeth: readonly [number, number, number][] = [
        [390, 53, 10],
        [402, 45, 14],
        [414, 40, 9],
        [426, 36, 16],
        [440, 35, 9],
        [452, 38, 13],
        [466, 43, 10],
        [478, 53, 9],
    ];
    const chance = random(4);
    return [
        wash(0.1),
        sky(8, 60, 3, 60, 330),
        ...cloud(120, 34, 16, 6),
        ...cloud(262, 22, 13, 2),
        ...form(points("0,72 560,72 560,120 0,120"), { wash: 0.26, line: 0 }),
        ["al", "M0 72H560"],
        ...needle(points("196,77 200,62 206,50 211,38 217,34 222,44 226,58 232,77"), 4),
        ...needle(points("238,78 242,66 247,54 251,49 256,58 262,78"), 9),
        ...needle(points("168,75 173,66 178,62 184,68 188,75"), 13),
        ["ap", "M213 77c0-8 1-13 4-13s4 5 4 13z"],
        ["al", "M213 77c0-8 1-13 4-13s4 5 4 13"],
        water(0, 560, 76, 120, 7),
        ...form([...cliff, [570, 94], [316, 94]], {
            wash: 0.34,
            hatch: [
                { angle: 74, gap: 2.6, seed: 8, skip: 0.2, trim: 0.2 },
                { angle: 8, gap: 6, seed: 10, skip: 0.4, trim: 0.3 },
            ],
        }),
        ["al", strata.map((each) => path(smooth(each, false, 4), false)).join("")],
        ...form(shade, { paper: false, line: 0, wash: 0.35, hatch: [{ angle: 60, gap: 2.2, seed: 13, strong: true }] }),
        ...form(rim, {
            wash: 0.55,
            hatch: [
                { angle: 40, gap: 1.8, seed: 3, strong: true },
                { angle: 140, gap: 2.4, seed: 4, strong: true },
            ],
        }),
        ["ap", path(cave)],
        ["aw", path(cave), 0.24],
        [
            "ai",
            teeth
                .map(
                    ([x, y, h]) =>
                        `M${x - 3.4} ${y - 2}Q${x - 1} ${y + h / 2} ${x} ${y + h}Q${x + 1} ${y + h * 0.4} ${x + 3.6} ${y - 2}z`,
                )
                .join(""),
        ],
        ["ah", many(13, (i) => `M${at(423 + i * 2, 80)}L${at(380 + i * 9.2, 56 + Math.abs(i - 6) * 1.6)}`)],
        ["aw", "M377 80H493L498 95H372Z", 0.5],
        ["al", "M377 80H493"],
        ["ak", many(25, (i) => `M${at(380 + chance() * 96, 83 + (i % 5) * 2.6)}q3 -1.4 6 0t6 0`)],
        ["ab", path(cave, false)],
        ["ap", BOAT],
        ["aw", BOAT, 0.5],
        ["ab", BOAT],
        [
            "ai",
            "M424 85l1-10c0-2 4-2 4 0l1.2 10zM424.4 70a2.6 2.8 0 1 0 5.2 0a2.6 2.8 0 1 0-5.2 0zM422.5 69.2h9l-1.6-2.8h-5.6z",
        ],
        ["ab", "M418 74l24 18M429 77l6 1"],
        ...canopy(356, 400, 8, 5, 17, { wash: 0.5, base: 12, bump: 10 }),
        ...canopy(404, 452, 5, 4, 18, { wash: 0.5, base: 8, bump: 10 }),
    ];
}

const BOAT = "M404 84q20 8 46 0l-4 8q-18 5-38 0z";

/** A rock in the sea, its right half in the shade. */
function needle(edge: readonly Point[], seed: number): Stroke[] {
    const half = Math.floor(edge.length / 2);
    const shade: Point[] = [...edge.slice(half), [edge[half]![0] - 2, edge.at(-1)![1]]];
    return [
        ...form(edge, { wash: 0.26, hatch: [{ angle: 78, gap: 2.2, seed, skip: 0.15 }] }),
        ...form(shade, {
            paper: false,
            line: 0,
            wash: 0.4,
            hatch: [{ angle: 60, gap: 1.8, seed: seed + 2, strong: true }],
        }),
    ];
}

export function tantallon(): Stroke[] {
    const cliff = smooth(points("316,104 322,96 318,88 328,80 326,72 336,66 352,63 570,62 570,104"), false, 3);
    const rock = smooth(points("122,80 128,68 136,58 150,50 168,47 186,52 198,62 206,72 212,80"));
    return [
        wash(0.1),
        sky(8, 58, 4, 30, 420),
        ...cloud(60, 34, 18, 6),
        ...cloud(252, 26, 15, 2),
        ...form(points("0,78 560,78 560,120 0,120"), { wash: 0.26, line: 0 }),
        ["al", "M0 78H560"],
        ...form(rock, { wash: 0.28, hatch: [{ angle: 80, gap: 2.2, seed: 5, skip: 0.15, trim: 0.2 }] }),
        ["ai", "M164 47v-5h4v5zM163 42h6l-3-3z"],
        [
            "al",
            "M100 50q3-4 6-1q3-3 6 1M212 40q3-4 6-1q3-3 6 1M236 56q2-3 4.5-1q2.5-2 4.5 1M84 62q2-3 4.5-1q2.5-2 4.5 1",
        ],
        water(0, 330, 82, 118, 8),
        ...form([...cliff, [570, 120], [306, 120]], {
            wash: 0.34,
            line: 2,
            hatch: [
                { angle: 82, gap: 2.6, seed: 7, skip: 0.2, trim: 0.25 },
                { angle: 10, gap: 6, seed: 9, skip: 0.4, trim: 0.3 },
            ],
        }),
        ...canopy(340, 560, 65, 3, 15, { wash: 0.4, base: 68, bump: 8 }),
        ...form(box(372, 66, 150, 34), { wash: 0.18 }),
        ["ah", many(13, (i) => `M372 ${round(34 + i * 2.5)}H522`)],
        ["ak", bricks(372, 522, 34, 64, 5)],
        ["al", battlements(372, 522, 32)],
        ...castleTower(356, 66, 34, 48, 2),
        ...castleTower(428, 66, 40, 54, 4),
        ...castleTower(506, 66, 36, 50, 6),
        ["ai", "M441 66v-14a7 7 0 0 1 14 0v14z"],
        ["ab", "M448 12V2M448 2l12 3-12 4"],
        ...form(smooth(points("330,104 350,96 380,99 420,94 470,99 520,95 570,100 570,120 330,120"), false, 3), {
            wash: 0.4,
            hatch: [{ angle: 20, gap: 2.6, seed: 6, skip: 0.3, trim: 0.3 }],
        }),
        ["ak", "M308 104q6-5 12 0t12 0M300 110q6-5 12 0t12 0M296 116q6-5 12 0t12 0"],
    ];
}

function bricks(left: number, right: number, top: number, bottom: number, seed: number): string {
    const chance = random(seed);
    let d = "";
    for (let y = top; y < bottom; y += 2.5)
        for (let x = left + chance() * 8; x < right; x += 7 + chance() * 9) if (chance() < 0.5) d += `M${at(x, y)}v2.5`;
    return d;
}

function battlements(left: number, right: number, y: number): string {
    const teeth = Math.floor((right - left) / 6);
    return `M${left} ${y}${many(teeth, () => "v-4h3v4h3")}`;
}

function castleTower(x: number, foot: number, wide: number, high: number, seed: number): Stroke[] {
    const top = foot - high;
    const shade: Point[] = [
        [x + wide * 0.62, foot],
        [x + wide * 0.62, top],
        [x + wide, top],
        [x + wide, foot],
    ];
    return [
        ...form(box(x, foot, wide, high), { wash: 0.14, line: 2 }),
        ["ah", many(Math.floor(high / 2.6), (i) => `M${x} ${round(top + 2 + i * 2.6)}q${round(wide / 2)} 2 ${wide} 0`)],
        ["ak", bricks(x, x + wide, top, foot - 2, seed)],
        ...form(shade, { paper: false, line: 0, wash: 0.4, hatch: [{ angle: 90, gap: 1.8, seed, strong: true }] }),
        [
            "ai",
            `M${at(x + wide * 0.3, top + 12)}h3v7h-3zM${at(x + wide * 0.3, top + 30)}h3v7h-3zM${at(x + wide * 0.66, top + 20)}h3v7h-3z`,
        ],
        ...form(ellipse(x + wide / 2, top, wide / 2 + 1.5, 2.2, 16), { wash: 0.3 }),
        ["al", battlements(x - 1, x + wide, top - 1)],
    ];
}
