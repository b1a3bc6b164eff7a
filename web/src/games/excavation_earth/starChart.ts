// The sky behind the map: the lines of latitude and longitude on the globes, and the stars.
import type { Half, Point } from "./mapSheets.ts";

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
