// Points as text, with a real minus sign.

export function formatPoints(points: number): string {
    return points < 0 ? `−${-points}` : String(points);
}

/** A gain or a loss, with its sign; zero has none. */
export function signedPoints(points: number): string {
    return points > 0 ? `+${points}` : formatPoints(points);
}
