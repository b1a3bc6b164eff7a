// Mountains, forests, dunes and waves, placed by a fixed pseudo-random generator.
import type { Point } from "../geometry.ts";
import { project } from "./projection.ts";

type Degrees = readonly [longitude: number, latitude: number];
type Area = readonly [west: number, south: number, east: number, north: number];

const RANGES: readonly (readonly Degrees[])[] = [
    [[-150, 64], [-138, 61]],
    [[-127, 57], [-120, 50], [-113, 44]],
    [[-107, 40], [-106, 34]],
    [[-79, -6], [-72, -15], [-70, -26], [-71, -36], [-72, -46]],
    [[6, 45.6], [13, 46.6]],
    [[-7, 32], [1, 34.5]],
    [[60, 66], [59, 58], [58, 52]],
    [[72, 36.5], [80, 32], [90, 29.4], [98, 28.6]],
    [[75, 42], [85, 43]],
    [[88, 50.5], [98, 50]],
    [[128, 66], [140, 62]],
    [[44, 42.5], [52, 35.5]],
    [[38, 9], [39, 6]],
    [[147, -36], [150, -29]],
    [[100, 62], [98, 66]],
    [[-45, 72], [-38, 74]],
    [[-160, 68], [-150, 68.5]],
    [[160, 58], [158, 54]],
]; // prettier-ignore

const FORESTS: readonly Area[] = [[-70, -9, -54, 1], [14, -4, 26, 3], [103, -2, 114, 1]]; // prettier-ignore
const PINES: readonly Area[] = [[62, 57, 92, 66], [105, 56, 126, 64], [-120, 56, -98, 62], [28, 58, 48, 64]]; // prettier-ignore
const DUNES: readonly Area[] = [
    [-6, 20, 26, 26],
    [46, 19, 53, 22],
    [56, 40, 66, 43],
    [121, -29, 137, -21],
    [103, 42, 110, 43],
    [19, -24, 23, -22],
];

/** Areas of the sea that are empty enough for waves, in units of the map. */
const WAVES =
    "110 560 190 700 120 800 230 930 120 1000 330 1040 360 960 470 960 610 520 560 430 760 470 770 620 700 660 800 800 " +
    "640 1010 830 940 820 1060 660 1130 900 1120 1090 1060 1130 1140 1320 1090 1300 880 1330 830 1340 980 1480 940 1500 1080 " +
    "1640 1040 1800 900 1900 860 1930 960 1860 760 1920 700 1830 600 1900 540 1830 480 1900 400 1840 340 60 330 150 360 " +
    "150 470 740 340 760 410 1300 640 1290 600 1470 690 880 880 590 130 880 120 1300 90 1700 130 80 130";

/** A small pseudo-random generator: always the same numbers. */
export function chance(seed: number): (least: number, most: number) => number {
    let state = seed;
    return (least, most) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return least + ((most - least) * state) / 2 ** 32;
    };
}

export interface Glyph extends Point {
    sign: string;
    size: number;
}

function mountains(): Glyph[] {
    const any = chance(4);
    return RANGES.flatMap((range) =>
        range.slice(1).flatMap(([east, north], index) => {
            const [west, south] = range[index]!;
            const count = Math.max(1, Math.floor(Math.hypot(east - west, north - south) / 3.4));
            return Array.from({ length: count + 1 }, (_, step) => ({
                sign: "mountain",
                size: any(0.75, 1.15),
                ...project(
                    west + ((east - west) * step) / count + any(-0.8, 0.8),
                    south + ((north - south) * step) / count + any(-0.6, 0.6),
                ),
            }));
        }),
    );
}

function strewn(sign: string, areas: readonly Area[], seed: number, step: number): Glyph[] {
    const any = chance(seed);
    const found: Glyph[] = [];
    for (const [west, south, east, north] of areas)
        for (let longitude = west; longitude <= east; longitude += step)
            for (let latitude = south; latitude <= north; latitude += step * 0.8)
                found.push({
                    sign,
                    size: any(0.8, 1.15),
                    ...project(longitude + any(-1.2, 1.2), latitude + any(-1, 1)),
                });
    return found.toSorted((one, other) => one.y - other.y);
}

function waves(): Glyph[] {
    const any = chance(9);
    const numbers = WAVES.split(" ").map(Number);
    return numbers.flatMap((x, index) =>
        index % 2
            ? []
            : [{ sign: "wave", size: any(0.8, 1.2), x: x + any(-14, 14), y: numbers[index + 1]! + any(-10, 10) }],
    );
}

export const ON_LAND: readonly Glyph[] = [
    ...mountains(),
    ...strewn("tree", FORESTS, 2, 5),
    ...strewn("pine", PINES, 3, 7),
    ...strewn("dune", DUNES, 5, 7),
];
export const AT_SEA: readonly Glyph[] = waves();
