// Shape and colours of the seals of seats.

const POINTS = 12;

/** The edge of the wax: twelve blunt points. */
export const SEAL_EDGE = Array.from({ length: POINTS * 2 }, (_, i) => {
    const [angle, radius] = [(Math.PI * i) / POINTS, i % 2 ? 10.4 : 11.6];
    return `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`;
}).join("L");

/** Neutral colours, one per seat, never those with a meaning on a board. */
export const WAX = ["--teal", "--stamp", "--brass-ink", "--ink-2", "--plum", "--moss"];
