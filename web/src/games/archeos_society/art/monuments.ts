// Engravings of three monuments: Great Zimbabwe, Chichén Itzá, Rapa Nui.
import { at, box, ellipse, form, many, path, points, random, round, smooth, stroke, type Point } from "./engraving.ts";
import { acacia, canopy, cloud, ground, hills, palm, sky, sun, wash, water } from "./landscape.ts";
import type { Stroke } from "./strokes.ts";

export function greatZimbabwe(): Stroke[] {
    const kopje = smooth(points("0,78 24,64 52,60 70,70 96,58 128,62 150,74 190,78 260,80 330,76 420,80 560,76"));
    return [
        wash(0.12),
        ...sun(250, 38, 15, 30, 7),
        sky(14, 70, 15, 300, 560),
        sky(24, 64, 16, 0, 200),
        ...hills(kopje, 0.18, 5),
        ...acacia(128, 100, 40, 3),
        ...enclosure(),
        ...tower(),
        ...form(points("481,104 485,70 488,67 500,67 503,70 507,104"), {
            wash: 0.3,
            hatch: [{ angle: 0, gap: 2.6, seed: 5, strong: true }],
        }),
        ...form(points("216,104 217.5,72 223.5,72 225,104"), { wash: 0.1, hatch: [{ angle: 90, gap: 1.8, seed: 2 }] }),
        ["ai", BIRD],
        ...acacia(548, 103, 30, 9),
        ...acacia(72, 104, 24, 5),
        ...ground(103.5, 0.34, 6),
    ];
}

const BIRD =
    "M215.5 72h10.5l-1-3-1.3-1.4c2.6-2 3.4-6 2.2-9.6-.7-2-1.8-3.4-1.6-5.8l2.2-1.2-2.6-1.8c-2.4-1-4.4.4-4.7 2.8-.3 2.6.8 4-1 7.2-1.6 3-2.8 5-1.4 8.2l-1.3 4.6z";

function enclosure(): Stroke[] {
    const top = (x: number) => 54 - 6 * ((x - 440) / 150) ** 2 + (x < 330 ? (330 - x) * 0.12 : 0);
    const along = Array.from({ length: 26 }, (_, i) => 300 + i * 10.4);
    const course = (down: number) => along.map((x): Point => [x, top(x) + down]).filter(([, y]) => y < 104);
    const chance = random(8);
    let joints = "";
    for (let k = 0; k < 16; k++)
        for (let x = 302; x < 560; x += 4 + chance() * 6) {
            const y = top(x) + 8 + k * 2.9;
            if (y < 102 && chance() < 0.6) joints += `M${at(x, y)}v2.9`;
        }
    const frieze = Array.from({ length: 65 }, (_, i): Point => [302 + i * 4, top(302 + i * 4) + (i % 2 ? 2 : 6.4)]);
    return [
        ...form([...course(0), [560, 104], [288, 104]], { wash: 0.3 }),
        ["ah", Array.from({ length: 16 }, (_, k) => path(course(8 + k * 2.9), false)).join("")],
        ["ak", joints],
        stroke(frieze, "ab"),
        stroke(course(7.4)),
        ...form(points("520,104 530,62 560,58 560,104"), {
            paper: false,
            wash: 0.28,
            line: 0,
            hatch: [{ angle: 70, gap: 2.2, seed: 4, strong: true }],
        }),
        ["ai", "M336 104v-24c2-4 12-4 14 0v24z"],
        ["ab", "M332 80H354"],
    ];
}

function tower(): Stroke[] {
    const [cx, base, high] = [448, 104, 78];
    const half = (t: number) => 25 - 8.5 * t - 1.5 * t * t;
    const rise = Array.from({ length: 15 }, (_, i) => i / 14);
    const left = rise.map((t): Point => [cx - half(t), base - high * t]);
    const right = rise.map((t): Point => [cx + half(t), base - high * t]);
    const dark = rise.map((t): Point => [cx + half(t) * 0.25, base - high * t]).reverse();
    const chance = random(12);
    let [courses, joints] = ["", ""];
    for (let i = 1; i < 28; i++) {
        const [y, w] = [base - (high * i) / 28, half(i / 28)];
        courses += `M${at(cx - w, y - 1)}Q${at(cx, y + 2.6)} ${at(cx + w, y - 1)}`;
        for (let x = 1 - w; x < w; x += 3 + chance() * 4.5)
            joints += `M${at(cx + x, y + 1.4 - 2.9 * (x / w) ** 2)}v2.4`;
    }
    return [
        ...form([...left, ...ellipse(cx, base - high, half(1), 2.6, 9, Math.PI, Math.PI * 2), ...right.toReversed()], {
            wash: 0.22,
            line: 2,
        }),
        ["ak", courses + joints],
        ...form([...right, ...dark], {
            paper: false,
            line: 0,
            wash: 0.35,
            hatch: [{ angle: 90, gap: 1.7, seed: 6, strong: true }],
        }),
    ];
}

export function chichenItza(): Stroke[] {
    return [
        wash(0.1),
        ...sun(322, 34, 13, 30, 4),
        sky(20, 78, 11, 0, 300, 0.4),
        ...cloud(150, 44, 17, 3),
        ...cloud(512, 22, 14, 8),
        ...canopy(0, 560, 80, 9, 21, { wash: 0.16, bump: 13 }),
        ...Array.from({ length: 6 }, (_, i) => column(196 + i * 17, 104, 31 - i * 1.4, i)).flat(),
        ...castillo(),
        ...canopy(520, 560, 92, 8, 33, { wash: 0.42, bump: 12 }),
        ...canopy(0, 60, 92, 8, 36, { wash: 0.42, bump: 12 }),
        palm(120, 104, 44, 7, 8),
        palm(92, 104, 34, 9, -6),
        palm(546, 104, 48, 5, -6),
        ...ground(103, 0.26, 4),
    ];
}

function column(x: number, y: number, high: number, seed: number): Stroke[] {
    const hatch = [
        { angle: 90, gap: 1.6, seed, skip: 0.1 },
        { angle: 0, gap: 6, seed },
    ];
    return [...form(box(x, y, 7, high), { wash: 0.12, hatch }), ...form(box(x - 1.5, y - high, 10, 3), { wash: 0.3 })];
}

/** The great pyramid, seen from a corner. */
function castillo(): Stroke[] {
    const [cx, base, steps] = [424, 103, 9];
    const half = (i: number) => 92 - (65 * i) / steps;
    const deep = (i: number) => 44 - (30 * i) / steps;
    const y = (i: number) => base - (68 * i) / steps;
    const tiers = Array.from({ length: steps }, (_, i) => {
        const [w0, w1, d0, d1] = [half(i), half(i + 0.82), deep(i), deep(i + 0.82)];
        const side: Point[] = [
            [cx + w0, y(i)],
            [cx + w0 + d0, y(i) - d0 * 0.17],
            [cx + w1 + d1, y(i + 1) - d1 * 0.17],
            [cx + w1, y(i + 1)],
        ];
        const front: Point[] = [
            [cx - w0, y(i)],
            [cx + w0, y(i)],
            [cx + w1, y(i + 1)],
            [cx - w1, y(i + 1)],
        ];
        const chance = random(i + 70);
        let joints = "";
        for (let x = cx - w1 + 3; x < cx + w1 - 2; x += 5 + chance() * 4) joints += `M${at(x, y(i + 1) + 1)}v2.6`;
        return [
            ...form(side, {
                wash: 0.55,
                hatch: [
                    { angle: 90, gap: 1.5, seed: i + 3, strong: true },
                    { angle: 4, gap: 2.4, seed: i + 8 },
                ],
            }),
            ...form(front, { wash: 0.2, hatch: [{ angle: 0, gap: 2.6, seed: i + 30, trim: 0.12 }] }),
            ["ak", joints] as Stroke,
        ];
    });
    return [
        ...tiers.flat(),
        ...form(
            [
                [cx - 15, base],
                [cx + 15, base],
                [cx + 9, y(steps)],
                [cx - 9, y(steps)],
            ],
            { wash: 0.05 },
        ),
        ["ak", many(26, (i) => `M${at(cx - 12 + (6 * i) / 26, base - (68 * i) / 26)}h${round(24 - (12 * i) / 26)}`)],
        ["al", `M${cx - 11.5} ${base}L${cx - 6.5} ${y(steps)}M${cx + 11.5} ${base}L${cx + 6.5} ${y(steps)}`],
        ...[-1, 1].flatMap((way) => serpent(cx, base, way)),
        ...form(
            [
                [cx + 22, 35],
                [cx + 34, 33],
                [cx + 34, 18],
                [cx + 22, 19],
            ],
            { wash: 0.55, hatch: [{ angle: 90, gap: 1.5, seed: 3, strong: true }] },
        ),
        ...form(box(cx - 22, 35, 44, 16), { wash: 0.16, hatch: [{ angle: 0, gap: 2.6, seed: 3 }] }),
        ["ai", [-14, -3, 8].map((x) => path(box(cx + x, 35, 6, 11))).join("")],
        ...form(
            [
                [cx - 24, 19],
                [cx + 23, 19],
                [cx + 37, 17],
                [cx + 36, 13],
                [cx + 22, 14.5],
                [cx - 23, 14.5],
            ],
            { wash: 0.35 },
        ),
    ];
}

/** A serpent's head at the foot of the stair. */
function serpent(cx: number, base: number, way: number): Stroke[] {
    const x = (dx: number) => cx + way * dx;
    const head = smooth(
        [
            [x(12), base + 1],
            [x(12), base - 6],
            [x(16), base - 8],
            [x(20), base - 5],
            [x(22), base - 1],
            [x(18), base + 2],
        ],
        true,
        3,
    );
    return [...form(head, { wash: 0.45 }), ["ai", `M${at(x(16) - 0.9, base - 5)}h1.8v1.8h-1.8z`]];
}

export function rapaNui(): Stroke[] {
    const volcano = smooth(points("214,104 262,82 306,58 338,42 366,36 392,41 420,38 446,44 486,66 530,84 570,92"));
    const platform = points("318,104 324,90 552,90 558,104");
    return [
        wash(0.09),
        sky(8, 56, 6, 40, 360),
        ...sun(226, 32, 12, 26, 8),
        ...cloud(96, 36, 19, 5),
        ...cloud(474, 22, 14, 3),
        ...form(points("0,70 560,70 560,120 0,120"), { wash: 0.22, line: 0 }),
        ["al", "M0 70H560"],
        water(0, 300, 73, 100, 9),
        ...form([...volcano, [570, 120], [200, 120]], {
            wash: 0.26,
            hatch: [{ angle: 34, gap: 3.2, seed: 6, skip: 0.25, trim: 0.3 }],
        }),
        stroke(smooth(points("340,42 364,47 392,50 420,47 444,44")), "ak"),
        ...form(platform, { wash: 0.26, line: 2 }),
        ...course(326, 551, 92, 3),
        ...course(322, 554, 98, 7),
        ...MOAI.flatMap(([x, size, hat], i) => moai(x, 91, size, hat, i)),
        ...form(smooth(points("0,104 40,92 96,88 150,94 212,101 300,105 300,120 0,120"), false, 4), {
            wash: 0.3,
            hatch: [{ angle: 12, gap: 3.2, seed: 4, skip: 0.3, trim: 0.4 }],
        }),
        ...moai(120, 98, 0.62, false, 9),
        ["ab", "M42 92q3-6 7-3q4-3 7 3M66 84q2-4 5-2q3-2 5 2"],
        ...ground(104.5, 0.34, 3),
    ];
}

/** The statues on the platform: position, size, and whether they have a topknot. */
const MOAI: readonly (readonly [number, number, boolean])[] = [
    [350, 0.86, false],
    [388, 0.96, true],
    [430, 1.06, true],
    [474, 1, false],
    [516, 0.92, true],
];

function moai(x: number, foot: number, size: number, topknot: boolean, seed: number): Stroke[] {
    const p = (dx: number, dy: number): Point => [x + dx * size, foot + dy * size];
    const body = [p(-15, 0), p(-16, -14), p(-13, -22), p(13, -22), p(16, -14), p(15, 0)];
    const head = [
        p(-10, -20),
        p(-11.5, -27),
        p(-10.5, -36),
        p(-11.5, -48),
        p(-8, -54),
        p(8, -54),
        p(11.5, -48),
        p(10.5, -36),
        p(11.5, -27),
        p(10, -20),
        p(0, -17),
    ];
    const shade = [p(4, -54), p(8, -54), p(11.5, -48), p(10.5, -36), p(11.5, -27), p(10, -20), p(3, -18)];
    const face =
        `M${at(...p(-8.5, -44))}L${at(...p(8.5, -44))}L${at(...p(7.5, -40.5))}L${at(...p(2.6, -41))}L${at(...p(2.2, -31))}` +
        `L${at(...p(-2.2, -31))}L${at(...p(-2.6, -41))}L${at(...p(-7.5, -40.5))}Z`;
    const hatch = [{ angle: 84, gap: 2.2, seed: seed + 3, skip: 0.2, trim: 0.2 }];
    return [
        ...form(smooth(body, false, 3), { wash: 0.2, line: 2, hatch }),
        ["al", `M${at(...p(-9, 0))}L${at(...p(-10, -14))}M${at(...p(9, 0))}L${at(...p(10, -14))}`],
        ...form(head, { wash: 0.14, line: 2, hatch: [{ angle: 88, gap: 2.6, seed, skip: 0.3, trim: 0.3 }] }),
        ...form(shade, {
            paper: false,
            line: 0,
            wash: 0.34,
            hatch: [{ angle: 70, gap: 1.8, seed: seed + 5, strong: true }],
        }),
        ["ai", face],
        ["ap", path([p(-1.9, -41.5), p(1.9, -41.5), p(2.6, -32.5), p(-2.6, -32.5)])],
        ["al", path([p(-1.9, -41.5), p(1.9, -41.5), p(2.6, -32.5), p(-2.6, -32.5)])],
        ["ab", `M${at(...p(-5.5, -26.5))}Q${at(...p(0, -28.5))} ${at(...p(5.5, -26.5))}`],
        [
            "al",
            `M${at(...p(-10.8, -44))}l${at(-2 * size, 4 * size)}v${round(9 * size)}l${at(1.6 * size, 2 * size)}M${at(...p(10.8, -44))}l${at(2 * size, 4 * size)}v${round(9 * size)}l${at(-1.6 * size, 2 * size)}`,
        ],
        ...(topknot
            ? form([p(-9, -54), p(-10, -60), p(-7, -63), p(7, -63), p(10, -60), p(9, -54)], {
                  wash: 0.62,
                  line: 2,
                  hatch: [{ angle: 60, gap: 1.8, seed, strong: true }],
              })
            : []),
    ];
}

/** A course of rough stones. */
function course(left: number, right: number, top: number, seed: number): Stroke[] {
    const chance = random(seed);
    let d = `M${left} ${top}H${right}`;
    for (let x = left + 6; x < right; x += 7 + chance() * 10) d += `M${at(x, top)}l${at(chance() * 2 - 1, 6)}`;
    return [["al", d]];
}
