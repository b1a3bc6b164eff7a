// Engravings of two heights: Machu Picchu and Sigiriya.
import { at, box, form, many, path, points, random, round, smooth, stroke, type Point } from "./engraving.ts";
import { canopy, cloud, ground, hills, palm, sky, sun, wash } from "./landscape.ts";
import type { Stroke } from "./strokes.ts";

export function machuPicchu(): Stroke[] {
    const far = smooth(
        points("0,74 40,58 78,66 120,40 160,56 205,34 250,60 300,46 350,66 420,50 480,58 520,40 560,52"),
    );
    const peak = smooth(
        points(
            "352,104 372,84 384,66 396,52 404,47 411,50 420,34 428,18 437,7 446,6 455,15 462,30 472,44 484,58 500,72 520,88 540,104",
        ),
    );
    const shade = smooth(
        points("446,6 455,15 462,30 472,44 484,58 500,72 520,88 540,104 470,104 462,80 452,60 455,42 446,24"),
        true,
        4,
    );
    const houses = points("344,70 368,73 326,77 352,82 386,80 416,78 304,88 440,82");
    return [
        wash(0.09),
        sky(8, 44, 5, 0, 330),
        ...hills(far, 0.14, 4, 62),
        ...cloud(60, 52, 20, 4),
        ...cloud(236, 38, 15, 9),
        ...form(peak, { wash: 0.26, hatch: [{ angle: 68, gap: 3, seed: 8, skip: 0.18, trim: 0.22 }] }),
        ...form(shade, {
            paper: false,
            wash: 0.4,
            line: 0,
            hatch: [
                { angle: 58, gap: 2, seed: 12, strong: true },
                { angle: 112, gap: 3.4, seed: 15, skip: 0.2 },
            ],
        }),
        stroke(smooth(points("437,7 433,24 439,40 430,58 436,78")), "ak"),
        ...terraces(),
        ...houses.flatMap(([x, y], i) => house(x, y, 12 - (i % 3), 9 - (i % 2), i + 1)),
        ["ai", LLAMA],
        ...ground(104, 0.3, 2),
    ];
}

const LLAMA =
    "M222 98l.6-7c-1-.6-1.4-1.6-1.2-3l-1.6-9.2-2.4-.6.4-1.6 2.4-.8.6-2 .9 1.8c1.3.3 1.7 1.2 1.9 2.6l1 5.6h9.2c2.4 0 3.4 1.5 3.4 3.4l.5 10.8h-1.6l-.9-6.2-1.6-.5-.3 6.7h-1.6l-.6-6.6-5.6-.2-.6 6.8z";

function terraces(): Stroke[] {
    return Array.from({ length: 7 }, (_, i) => {
        const [y, x] = [66 + i * 6.4, 318 - i * 19];
        const top = smooth([
            [x, y + 7],
            [x + 24, y + 2],
            [x + 74, y],
            [x + 130, y + 2.4],
            [x + 180, y + 5.5],
            [561, y + 6],
        ]);
        const chance = random(i + 4);
        const joints = top.map(([px, py]) => (chance() < 0.75 ? `M${at(px + chance() * 2, py + 1)}v3.4` : "")).join("");
        return [
            ...form([...top, [561, 120], [x, 120]], { wash: i % 2 ? 0.24 : 0.34 }),
            ["ak", joints] as Stroke,
            stroke(
                top.map(([px, py]) => [px, py + 4.6]),
                "ah",
            ),
        ];
    }).flat();
}

function house(x: number, y: number, wide: number, high: number, seed: number): Stroke[] {
    const side: Point[] = [
        [x + wide, y],
        [x + wide * 1.7, y - 2],
        [x + wide * 1.7, y - high - 1],
        [x + wide, y - high],
    ];
    const front: Point[] = [
        [x, y],
        [x + wide, y],
        [x + wide, y - high],
        [x + wide / 2, y - high - wide * 0.62],
        [x, y - high],
    ];
    const door = `M${at(x + wide * 0.36, y)}l${at(wide * 0.05, -high * 0.7)}h${round(wide * 0.2)}l${at(wide * 0.05, high * 0.7)}z`;
    return [
        ...form(side, { wash: 0.45, hatch: [{ angle: 90, gap: 1.6, seed, strong: true }] }),
        ...form(front, { wash: 0.08, hatch: [{ angle: 0, gap: 2.2, seed }] }),
        ["ai", door],
    ];
}

export function sigiriya(): Stroke[] {
    const rock = smooth(
        points(
            "346,100 352,86 349,70 355,56 350,44 358,32 364,22 374,15 392,13 412,9 436,11 462,8 484,11 500,17 507,28 502,40 510,54 507,68 515,84 520,100",
        ),
    );
    const shade = smooth(
        points("484,11 500,17 507,28 502,40 510,54 507,68 515,84 520,100 470,100 476,76 468,56 474,36 466,20"),
        true,
        4,
    );
    const cracks: readonly Point[][] = [
        points("374,16 382,34 376,54 384,78 380,96"),
        points("412,10 418,30 410,50 416,66"),
        points("446,11 440,28 448,48 444,60"),
        points("358,34 366,52 362,72 368,92"),
    ];
    const ruins = [
        [392, 13, 10, 4],
        [406, 10, 14, 5],
        [424, 10, 9, 7],
        [440, 10, 16, 4],
        [460, 9, 10, 5],
    ] as const;
    const pools = [
        [176, 224],
        [240, 270],
        [284, 316],
    ] as const;
    return [
        wash(0.1),
        ...sun(300, 32, 12, 26, 9),
        sky(16, 66, 13, 320, 560),
        sky(30, 66, 14, 60, 270),
        ...cloud(206, 44, 17, 7),
        ...hills(smooth(points("0,78 70,70 130,76 200,68 270,78 340,72 560,76")), 0.16, 8),
        ...canopy(300, 560, 82, 8, 14, { wash: 0.24, bump: 13 }),
        ...form(rock, { wash: 0.26, line: 2, hatch: [{ angle: 88, gap: 2.7, seed: 9, skip: 0.22, trim: 0.25 }] }),
        ...form(shade, {
            paper: false,
            line: 0,
            wash: 0.4,
            hatch: [
                { angle: 84, gap: 1.9, seed: 11, strong: true },
                { angle: 30, gap: 3, seed: 12, skip: 0.2 },
            ],
        }),
        ["ak", cracks.map((each) => path(smooth(each, false, 4), false)).join("")],
        stroke(smooth(points("350,46 380,42 420,46 470,40 504,42"))),
        ...ruins.flatMap(([x, y, w, h]) =>
            form(box(x, y, w, h), { wash: 0.12, hatch: [{ angle: 0, gap: 1.6, seed: x }] }),
        ),
        ...form(points("398,58 400,53 462,51 464,56"), { wash: 0.05, hatch: [{ angle: 90, gap: 3, seed: 5 }] }),
        ...form(points("418,101 422,62 444,62 448,101"), { wash: 0.04 }),
        ["ak", many(15, (i) => `M${at(418.6 + (4 * i) / 15, 101 - (38 * i) / 15)}h${round(28.6 - (8 * i) / 15)}`)],
        ...paw(-1),
        ...paw(1),
        ...canopy(330, 398, 94, 6, 23, { wash: 0.46, bump: 11 }),
        ...canopy(474, 560, 93, 8, 24, { wash: 0.46, bump: 12 }),
        palm(548, 98, 46, 6, -7),
        palm(350, 98, 30, 8, -5),
        ...form(points("150,104 206,86 330,86 322,104"), { wash: 0.12 }),
        ...pools.flatMap(([from, to]) =>
            form(
                [
                    [from, 101],
                    [from + 8, 89],
                    [to, 89],
                    [to - 4, 101],
                ],
                { wash: 0.5, hatch: [{ angle: 0, gap: 2, seed: from, strong: true }] },
            ),
        ),
        palm(164, 100, 38, 4, 6),
        palm(132, 102, 46, 3, -6),
        ...canopy(0, 124, 92, 8, 26, { wash: 0.4, bump: 12 }),
        ...ground(103.5, 0.28, 3),
    ];
}

/** One of the lion's paws beside the stair. */
function paw(way: 1 | -1): Stroke[] {
    const x = (dx: number) => 433 + way * dx;
    const edge = smooth(
        [
            [x(15), 102],
            [x(13), 90],
            [x(14), 78],
            [x(20), 72],
            [x(30), 74],
            [x(38), 82],
            [x(40), 92],
            [x(42), 102],
        ],
        false,
        4,
    );
    const claws = [0, 1, 2].map(
        (k) =>
            `M${at(x(17 + k * 8.4), 102)}q${at(way * 0.6, -9)} ${at(way * 3.2, -9)}q${at(way * 3, 0)} ${at(way * 3.4, 9)}z`,
    );
    const toes = [0, 1, 2].map((k) => `M${at(x(16 + k * 8.4), 96)}q${at(way * 4, -7)} ${at(way * 8, 0)}`);
    return [
        ...form(edge, {
            wash: 0.2,
            line: 2,
            hatch: [{ angle: 90 - way * 18, gap: 2.4, seed: 20 + way, skip: 0.2, trim: 0.2 }],
        }),
        ["ai", claws.join("")],
        ["al", toes.join("")],
    ];
}
