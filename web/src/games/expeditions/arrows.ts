// The arrows of the three expeditions, with distinct patterns and heads that differ in grey too.
import type { Colour } from "./box.ts";
import { round } from "./geometry.ts";

/** Strokes of an arrow along the x axis, from 0 to its length. */
export interface Drawn {
    /** Dark underlay, body, light overlay; empty where a pattern has none. */
    under: string;
    body: string;
    second: string;
    head: string;
}

const HEAD = 17;
const HALF = 9.5;

/** Draw an arrow; `k` is the size of things at this zoom. */
export function drawArrow(colour: Colour, length: number, k: number): Drawn {
    const head = Math.min(HEAD * k, length * 0.6);
    return DRAW[colour](length, length - head * 0.82, head, k);
}

type Draw = (length: number, body: number, head: number, k: number) => Drawn;
const DRAW: Record<Colour, Draw> = { blue: tube, yellow: bricks, red: braid };

/** Blue: a solid tube with a swallow-tail head. */
function tube(length: number, body: number, head: number, k: number): Drawn {
    const line = `M0 0H${round(body)}`;
    const half = HALF * k;
    const points = [
        [length - head, -half],
        [length, 0],
        [length - head, half],
        [length - head * 0.72, 0],
    ];
    return { under: line, body: line, second: `M${round(k)} ${round(-k)}H${round(body)}`, head: polygon(points) };
}

/** Yellow: bricks with a chevron. */
function bricks(length: number, body: number, head: number, k: number): Drawn {
    const count = Math.max(1, Math.round(body / (17 * k)));
    const step = body / count;
    const [wide, high] = [step - 4.5 * k, 9.2 * k];
    const brick = (index: number): string =>
        `M${round(index * step)} ${round(-high / 2)}h${round(wide)}v${round(high)}h${round(-wide)}z`;
    const half = HALF * k;
    const points = [
        [length - head, -half],
        [length - head * 0.62, -half],
        [length, 0],
        [length - head * 0.62, half],
        [length - head, half],
        [length - head * 0.55, 0],
    ];
    const body_ = Array.from({ length: count }, (_, index) => brick(index)).join("");
    return { under: "", body: body_, second: "", head: polygon(points) };
}

/** Red: two braided strands with a heart. */
function braid(length: number, body: number, head: number, k: number): Drawn {
    const count = Math.max(2, Math.round(body / (9.5 * k)));
    const step = body / count;
    const wide = 9.2 * k;
    const strand = (first: number): string =>
        Array.from({ length: count }, (_, index) => {
            const aside = (index % 2 ? -first : first) * wide;
            return `Q${round((index + 0.5) * step)} ${round(aside)} ${round((index + 1) * step)} 0`;
        }).join("");
    const x = (part: number): number => round(length - head * part);
    const y = (part: number): number => round(part * k);
    const heart =
        `M${round(length)} 0C${x(0.45)} ${y(-3)} ${x(0.7)} ${y(-7)} ${x(0.82)} ${y(-9.5)}` +
        `C${x(1.25)} ${y(-8)} ${x(1.15)} ${y(-2)} ${x(0.8)} 0C${x(1.15)} ${y(2)} ${x(1.25)} ${y(8)} ${x(0.82)} ${y(9.5)}` +
        `C${x(0.7)} ${y(7)} ${x(0.45)} ${y(3)} ${round(length)} 0Z`;
    return { under: "", body: `M0 0${strand(1)}`, second: `M0 0${strand(-1)}`, head: heart };
}

function polygon(points: readonly (readonly number[])[]): string {
    return `M${points.map(([x = 0, y = 0]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}
