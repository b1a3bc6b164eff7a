// Drawings of the sheet as paths: shapes of the colours, ground of the cities, pen strokes.
import type { Shape } from "./box.ts";
import type { ICONS } from "./icons.ts";

/** The six shapes, 24 x 24, with the baseline of a letter on them. */
export const SHAPE: Record<Shape, { d: string; foot: number }> = {
    heart: {
        d: "M12 21C5 15.6 2 11.9 2 8.2 2 5.2 4.3 3 7.1 3c2 0 3.9 1.2 4.9 3.2C13 4.2 14.9 3 16.9 3 19.7 3 22 5.2 22 8.2c0 3.7-3 7.4-10 12.8z",
        foot: 15.2,
    },
    circle: { d: "M12 2.4a9.6 9.6 0 1 1 0 19.2 9.6 9.6 0 0 1 0-19.2z", foot: 16.2 },
    square: {
        d: "M4.6 3.2h14.8a1.4 1.4 0 0 1 1.4 1.4v14.8a1.4 1.4 0 0 1-1.4 1.4H4.6a1.4 1.4 0 0 1-1.4-1.4V4.6a1.4 1.4 0 0 1 1.4-1.4z",
        foot: 16.2,
    },
    triangle: { d: "M12 2.2 22.6 21H1.4z", foot: 18.6 },
    cross: { d: "M8.2 2.4h7.6v5.8h5.8v7.6h-5.8v5.8H8.2v-5.8H2.4V8.2h5.8z", foot: 16.2 },
    star: { d: "M12 1.4l3.1 6.9 7.5.8-5.6 5 1.6 7.4L12 17.7l-6.6 3.8L7 14.1l-5.6-5 7.5-.8z", foot: 16.6 },
};

/** City of each column, and its ground. */
export const CITIES: readonly { icon: keyof typeof ICONS; ground: string }[] = [
    { icon: "totem-head", ground: "M-20 20l9-9 5 4 8-12 7 9 4-3 9 11z" },
    { icon: "great-pyramid", ground: "M-20 20q10-9 20-6t20 1v5z" },
    { icon: "egyptian-temple", ground: "M-20 20h40v-3q-10-3-20 0t-20 0z" },
    { icon: "mayan-pyramid", ground: "M-20 20q4-9 9-5 4-8 10-3 6-6 10 1 7-3 11 7z" },
    { icon: "greek-temple", ground: "M-20 20v-4q5-4 10 0t10 0 10 0 10 0v4z" },
    { icon: "byzantin-temple", ground: "M-20 20l10-14 6 6 6-11 8 12 4-4 6 11z" },
];

export const ARROW = "M10 1.5 17.5 9H13v4H7V9H2.5zM7 15h6v1.8H7zM7 18h6v1.5H7z";

const CLIFF = "l14 3 20-4 18 5 26-5 22 4 30-4 24 5 30-5 26 4 28-4 24 5 30-5 26 4 30-4 26 2";
const BANK = "l-20 3-24-4-26 5-28-5-30 4-24-4-26 5-28-5-24 4-30-4-28 5-22-4-26 5-24-4-18 3";

/** The ravine across the page: water and two edges. */
export function ravine(y: number, depth: number): { water: string; upper: string; lower: string } {
    return {
        water: `M0 ${y + 3}${CLIFF}v${depth - 9}${BANK}z`,
        upper: `M0 ${y + 3}${CLIFF}`,
        lower: `M374 ${y + depth - 7}${BANK}`,
    };
}

export function tick(x: number, y: number, size: number): string {
    const at = (dx: number, dy: number) => `${(x + size * dx).toFixed(1)} ${(y + size * dy).toFixed(1)}`;
    const down = `${at(-0.3, 0.1)} ${at(-0.2, 0.24)} ${at(-0.12, 0.38)}`;
    return `M${at(-0.42, -0.02)}C${down}C${at(0.02, -0.05)} ${at(0.26, -0.42)} ${at(0.5, -0.56)}`;
}

export function ring(x: number, y: number, rx: number, ry: number): string {
    const at = (dx: number, dy: number) => `${(x + rx * dx).toFixed(1)} ${(y + ry * dy).toFixed(1)}`;
    return (
        `M${at(0.6, -0.9)}C${at(-0.6, -1.35)} ${at(-1.25, -0.2)} ${at(-0.85, 0.55)}` +
        `C${at(-0.3, 1.3)} ${at(1.1, 1.05)} ${at(1.08, 0)}C${at(1.02, -0.8)} ${at(0.1, -1.2)} ${at(-0.5, -0.95)}`
    );
}

export function strike(x: number, y: number, width: number): string {
    const half = width / 2;
    return (
        `M${x - half} ${y + 3}Q${x - width / 6} ${y - 5} ${x + half} ${y - 4}` +
        `M${x - half + 2} ${y + 6}Q${x} ${y} ${x + half - 1} ${y}`
    );
}

/** Two strokes under the letter of a circle that does not count double. */
export function strikeCircle(x: number, y: number): string {
    return `M${x - 20} ${y + 13}Q${x - 2} ${y + 5.5} ${x + 20} ${y + 7}M${x - 16} ${y + 16}Q${x} ${y + 10} ${x + 17} ${y + 11}`;
}

/** Five strokes over a symbol. */
export function hatching(x: number, y: number): string {
    return `M${x - 13} ${y + 9}l8-6M${x - 13} ${y + 17}l16-13M${x - 12} ${y + 25}l22-18M${x - 5} ${y + 26}l17-14M${x + 4} ${y + 25}l9-7`;
}
