// The view that shows most of what matters.
import { clamped, type Eye, type Window } from "./camera.ts";
import type { Point } from "./geometry.ts";

export interface Sight extends Point {
    readonly weight: number;
}

/** Distance between two tried views, as a part of the window. */
const STEP = 0.25;
/** How much a view that has everything in the middle is preferred on phones, where the map moves anyway. */
const CENTRED = 0.02;

/** The view at a scale in which most is clear; where nothing decides, the one nearest to the middle of the world. */
export function bestEye(
    sights: readonly Sight[],
    window: Window,
    scale: number,
    isClear: (eye: Eye, point: Point) => boolean,
    centred: boolean,
): Eye {
    const middle = clamped({ x: 1000, y: 560, scale }, window);
    const value = (eye: Eye): number => {
        const far = (point: Point): number => Math.hypot(point.x - eye.x, point.y - eye.y) / 2000;
        const seen = sights.reduce((sum, sight) => sum + (isClear(eye, sight) ? sight.weight : 0), 0);
        const aside = sights.reduce((sum, sight) => sum + sight.weight * far(sight), 0);
        return seen - (centred ? CENTRED * aside : 0) - far(middle) / 1000;
    };
    const tried = eyes(window, scale).map((eye) => ({ eye, value: value(eye) }));
    return tried.reduce((best, each) => (each.value > best.value ? each : best)).eye;
}

/** Views over the whole map, evenly apart. */
function eyes(window: Window, scale: number): Eye[] {
    const [low, high] = [clamped({ x: -1e6, y: -1e6, scale }, window), clamped({ x: 1e6, y: 1e6, scale }, window)];
    const xs = steps(low.x, high.x, (window.width / scale) * STEP);
    const ys = steps(low.y, high.y, (window.height / scale) * STEP);
    return ys.flatMap((y) => xs.map((x) => ({ x, y, scale })));
}

function steps(low: number, high: number, length: number): number[] {
    const count = Math.ceil((high - low) / length);
    return Array.from({ length: count + 1 }, (_, index) => (count ? low + ((high - low) * index) / count : low));
}
