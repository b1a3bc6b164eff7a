// Shape and colours of the seals of seats.

const POINTS = 12;

/** The edge of the wax: twelve blunt points. */
export const SEAL_EDGE = Array.from({ length: POINTS * 2 }, (_, i) => {
    const [angle, radius] = [(Math.PI * i) / POINTS, i % 2 ? 10.4 : 11.6];
    return `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`;
}).join("L");

/** Neutral colours, one per seat, never those with a meaning on a board. */
export const WAX = ["--teal", "--stamp", "--brass-ink", "--ink-2", "--plum", "--moss"];

/** Colour of the wax: that of the seat's piece as #rrggbb, or else one of ours. */
export function waxOf(seat: number, ink: string | undefined): string {
    return ink ?? `var(${WAX[seat % WAX.length]})`;
}

/** Colour of the letter on the wax. Ours change with the light; pieces do not. */
export function letterOn(ink: string | undefined): string {
    if (!ink) return "var(--seal-ink)";
    return luminance(ink) > 0.36 ? "#2a2118" : "#fbf3df";
}

/** How bright a colour is, from 0 to 1. */
function luminance(ink: string): number {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => (parseInt(ink.slice(at, at + 2), 16) / 255) ** 2.2);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
