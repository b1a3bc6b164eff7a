// Positions of the seats around the table, seen from above: the first is nearest to the viewer, the others follow
// clockwise.

export const WIDTH = 340;
export const HEIGHT = 268;
const [MIDDLE_X, MIDDLE_Y] = [170, 130];
const [REACH_X, REACH_Y] = [127, 88];

/** Centre of a seat, in per cent of the drawing. */
export function seatPosition(seat: number, seats: number): { left: string; top: string } {
    const angle = Math.PI / 2 + (2 * Math.PI * seat) / seats;
    const [x, y] = [MIDDLE_X + REACH_X * Math.cos(angle), MIDDLE_Y + REACH_Y * Math.sin(angle)];
    return { left: `${((100 * x) / WIDTH).toFixed(2)}%`, top: `${((100 * y) / HEIGHT).toFixed(2)}%` };
}

/** The fringe of the carpet: short strokes that point outwards. */
export const FRINGE = Array.from({ length: 28 }, (_, stroke) => {
    const angle = (2 * Math.PI * stroke) / 28;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const from = `${(MIDDLE_X + 150 * dx).toFixed(1)} ${(MIDDLE_Y + 108 * dy).toFixed(1)}`;
    return `M${from}l${(7 * dx).toFixed(1)} ${(7 * dy).toFixed(1)}`;
}).join("");
