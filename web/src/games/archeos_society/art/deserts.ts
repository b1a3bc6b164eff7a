// Engravings of three sites in dry lands: Ta-sekhet-ma'at, Ur, Uluru.
import { at, box, form, many, path, points, random, round, smooth, stroke, type Point } from "./engraving.ts";
import { acacia, canopy, cloud, ground, hills, palm, sky, sun, wash, water } from "./landscape.ts";
import type { Stroke } from "./strokes.ts";

/** The valley of the kings: a peak like a pyramid over tombs cut into the rock. */
export function taSekhetMaat(): Stroke[] {
    const peak = points("302,104 330,78 352,62 380,46 404,28 424,9 432,7 446,22 470,40 500,54 532,66 570,78 570,104");
    const shade = points("432,7 446,22 470,40 500,54 532,66 570,78 570,104 486,104 466,76 448,48 436,26");
    const ledges: readonly Point[][] = [
        points("338,72 372,66 412,70 450,64 500,70 556,76"),
        points("372,52 404,50 430,54 462,48"),
        points("400,32 418,33 436,30"),
    ];
    return [
        wash(0.12),
        ...sun(292, 34, 14, 30, 4),
        sky(14, 62, 9, 0, 270),
        ...hills(smooth(points("0,76 60,66 120,72 190,64 250,74 320,70 560,74")), 0.2, 5, 30),
        ...form(peak, { wash: 0.26, line: 2, hatch: [{ angle: 66, gap: 2.8, seed: 7, skip: 0.2, trim: 0.25 }] }),
        ...form(shade, {
            paper: false,
            line: 0,
            wash: 0.4,
            hatch: [
                { angle: 52, gap: 2.2, seed: 8, strong: true },
                { angle: 100, gap: 3.6, seed: 9, skip: 0.2 },
            ],
        }),
        ["al", ledges.map((each) => path(smooth(each, false, 4), false)).join("")],
        ...tomb(352, 103, 30),
        ...tomb(416, 103, 42),
        ...tomb(494, 103, 30),
        ...form(points("0,90 250,90 270,120 0,120"), { wash: 0.34, line: 0 }),
        ["al", "M0 90H252"],
        water(0, 252, 93, 119, 6),
        ...felucca(),
        palm(40, 92, 40, 4, 6),
        palm(66, 92, 32, 7, -6),
        palm(282, 104, 40, 5, -5),
        ...canopy(0, 40, 90, 5, 22, { wash: 0.45, base: 92, bump: 9 }),
        ...form(smooth(points("240,104 300,101 380,104 470,102 570,105 570,120 262,120"), false, 4), {
            wash: 0.3,
            hatch: [{ angle: 3, gap: 3.4, seed: 4, skip: 0.3, trim: 0.5 }],
        }),
    ];
}

/** A tomb's door, with a winged sun above it and a king on either side. */
function tomb(x: number, foot: number, wide: number): Stroke[] {
    const high = wide * 0.86;
    const middle = x + wide / 2;
    const frame: Point[] = [
        [x - 5, foot],
        [x - 2, foot - high - 7],
        [x + wide + 2, foot - high - 7],
        [x + wide + 5, foot],
    ];
    const wings = `M${at(middle - wide * 0.4, foot - high - 3)}q${at(wide * 0.2, -3)} ${at(wide * 0.4, 0)}q${at(wide * 0.2, -3)} ${at(wide * 0.4, 0)}q${at(-wide * 0.2, 3.4)} ${at(-wide * 0.4, 1.6)}q${at(-wide * 0.2, 1.8)} ${at(-wide * 0.4, -1.6)}z`;
    return [
        ...form(frame, { wash: 0.1, line: 2, hatch: [{ angle: 0, gap: 4.4, seed: x, trim: 0.1 }] }),
        ["ai", path(box(x + wide * 0.3, foot, wide * 0.4, high * 0.86))],
        ["ai", wings],
        ...[x + wide * 0.13, x + wide * 0.87].map((at_) => king(at_, foot, high * 0.7)),
        ["al", `M${at(x - 4, foot - 3)}H${round(x + wide + 4)}`],
    ];
}

function king(x: number, foot: number, high: number): Stroke {
    const p = (dx: number, dy: number) => at(x + dx * high * 0.13, foot - dy * high);
    return [
        "ai",
        `M${p(-1, 0)}L${p(-1, 0.44)}L${p(-1.3, 0.7)}L${p(-0.8, 0.74)}L${p(-1, 0.96)}L${p(0, 1)}L${p(1, 0.96)}L${p(0.8, 0.74)}L${p(1.3, 0.7)}L${p(1, 0.44)}L${p(1, 0)}L${p(0.2, 0)}L${p(0.2, 0.34)}L${p(-0.2, 0.34)}L${p(-0.2, 0)}Z`,
    ];
}

function felucca(): Stroke[] {
    const sail = "M150 94L158 52Q186 74 184 92z";
    const hull = "M134 95q28 5 58-1l-7 8q-22 4-42 0z";
    return [
        ["ap", sail],
        ["aw", sail, 0.2],
        ["ab", "M150 95L158 50M150 94L158 52Q186 74 184 92z"],
        ["ah", "M157 62l18 16M155 72l24 14M153 82l29 6"],
        ["ap", hull],
        ["aw", hull, 0.5],
        ["ab", hull],
    ];
}

/** The ziggurat of Ur: three terraces of brick and a great stair. */
export function ur(): Stroke[] {
    return [
        wash(0.1),
        ...sun(280, 34, 13, 28, 7),
        sky(16, 64, 13, 0, 260),
        sky(14, 40, 15, 470, 560),
        ...cloud(150, 42, 17, 5),
        ...hills(smooth(points("0,84 80,80 160,84 240,79 330,83 560,80")), 0.16, 6),
        ...terrace(330, 540, 103, 38, 10, 1),
        ...terrace(362, 508, 65, 24, 7, 2),
        ...terrace(394, 476, 41, 15, 5, 3),
        ...form(box(414, 26, 42, 14), { wash: 0.2, line: 2, hatch: [{ angle: 90, gap: 3, seed: 4 }] }),
        ["ai", "M430 26v-9h10v9z"],
        ["al", "M412 12h46M414 15.5h42"],
        ...stair(),
        ...form(points("100,104 118,92 262,90 300,104"), { wash: 0.34, line: 0 }),
        ["al", "M104 92H268"],
        water(108, 292, 94, 104, 5, 2.6),
        palm(60, 100, 44, 4, 6),
        palm(88, 102, 36, 6, -6),
        palm(34, 102, 34, 8, -5),
        palm(312, 103, 40, 5, -5),
        palm(553, 104, 42, 9, -7),
        ...canopy(0, 110, 98, 6, 27, { wash: 0.42, bump: 10 }),
        ...ground(103.5, 0.28, 7),
    ];
}

/** A brick terrace with buttresses, its right side in the shade. */
function terrace(left: number, right: number, foot: number, high: number, batter: number, seed: number): Stroke[] {
    const top = foot - high;
    const front: Point[] = [
        [left, foot],
        [left + batter, top],
        [right - batter, top],
        [right, foot],
    ];
    const side: Point[] = [
        [right, foot],
        [right - batter, top],
        [right - batter + 12, top - 3],
        [right + 16, foot - 5],
    ];
    const count = Math.round((right - left) / 15);
    const slant = (i: number) => {
        const share = (i + 0.5) / count;
        const [from, to] = [left + (right - left) * share, left + batter + (right - left - 2 * batter) * share];
        return `M${at(from - 2, foot)}L${at(to - 2, top)}M${at(from + 2.4, foot)}L${at(to + 2.4, top)}`;
    };
    return [
        ...form(side, { wash: 0.55, hatch: [{ angle: 90, gap: 1.6, seed, strong: true }] }),
        ...form(front, { wash: 0.22, line: 2, hatch: [{ angle: 0, gap: 2.2, seed: seed + 4, trim: 0.08 }] }),
        ["ak", many(count, slant)],
        ["ab", `M${at(left + batter - 1.5, top)}H${round(right - batter + 1.5)}`],
    ];
}

function stair(): Stroke[] {
    const flight = points("412,104 422,41 448,41 458,104");
    const wing = (way: 1 | -1): Point[] => [
        [435 + way * 96, 104],
        [435 + way * 22, 66],
        [435 + way * 14, 66],
        [435 + way * 80, 104],
    ];
    const steps = (way: 1 | -1) =>
        many(12, (i) => `M${at(435 + way * (94 - i * 6.1), 103 - i * 3.1)}h${round(-way * 13)}`);
    return [
        ...[-1, 1].flatMap((way) => form(wing(way as 1 | -1), { wash: 0.06, line: 2 })),
        ["ak", steps(1) + steps(-1)],
        ...form(flight, { wash: 0.04, line: 2 }),
        ["ak", many(24, (i) => `M${at(413 + (10 * i) / 24, 103 - (62 * i) / 24)}h${round(44 - (20 * i) / 24)}`)],
        ...form(points("418,66 420,54 450,54 452,66"), { wash: 0.14, line: 2 }),
        ["ai", "M429 66v-7a6 6 0 0 1 12 0v7z"],
    ];
}

/** Uluru: one rock in the plain, ribbed by the rain. */
export function uluru(): Stroke[] {
    const rock = smooth(
        points(
            "268,104 274,92 286,78 302,66 322,54 346,44 372,38 404,34 438,33 468,36 496,42 520,52 540,66 552,82 558,104",
        ),
    );
    const shade = smooth(
        points("438,33 468,36 496,42 520,52 540,66 552,82 558,104 500,104 506,84 494,64 470,48"),
        true,
        4,
    );
    const chance = random(15);
    const ribs = many(15, (i) => {
        const x = 300 + i * 16;
        const top = 36 + Math.abs(x - 430) * 0.19 + chance() * 6;
        return path(
            smooth(
                [
                    [x, top],
                    [x + chance() * 6 - 3, top + 18],
                    [x + chance() * 8 - 4, 84],
                    [x + chance() * 6 - 3, 101],
                ],
                false,
                4,
            ),
            false,
        );
    });
    return [
        wash(0.1),
        ...sun(214, 38, 15, 32, 9),
        sky(12, 66, 8, 0, 180),
        sky(10, 34, 11, 300, 560),
        ...cloud(70, 36, 18, 3),
        ...hills(smooth(points("0,84 70,80 110,72 136,76 170,70 196,78 250,84 560,84")), 0.18, 5),
        ...form(rock, { wash: 0.34, line: 2, hatch: [{ angle: 84, gap: 2.8, seed: 6, skip: 0.3, trim: 0.3 }] }),
        ["al", ribs],
        ...form(shade, {
            paper: false,
            line: 0,
            wash: 0.4,
            hatch: [
                { angle: 78, gap: 2, seed: 12, strong: true },
                { angle: 30, gap: 3.6, seed: 13, skip: 0.2 },
            ],
        }),
        ["ai", "M372 102q2-9 8-9t9 9zM446 103q1-7 6-7t6 7zM326 98q3-8 9-6t6 8z"],
        stroke(smooth(points("310,62 350,52 400,50 440,46 480,52")), "ak"),
        ...acacia(40, 104, 34, 4),
        ...acacia(250, 104, 24, 7),
        ...canopy(262, 560, 103, 3, 41, { wash: 0.42, bump: 8 }),
        ["ai", KANGAROO],
        ...ground(104, 0.34, 6),
        ["ak", many(46, (i) => tuft(((i * 67) % 556) + 2, 106 + ((i * 29) % 12)))],
    ];
}

function tuft(x: number, y: number): string {
    return `M${x} ${y}l-2.4-4M${x} ${y}l-.4-5M${x} ${y}l2-4.4`;
}

const KANGAROO =
    "M150 104h9l-2-2.4 2.6-7.6c3.4-2 5.4-5.6 6-9.6l3.4-2.4.4-3.2 3.6.2 1.4-1.8-2.6-2.2-.2-3.4-1.6 2-1.4-2-.4 4c-2.6 1.6-4.4 4-5.6 7-4.4 1-8.6 4.6-10.6 10-2 4.6-6 8-14 9.8 6 1 11 .4 14.6-1.8z";
