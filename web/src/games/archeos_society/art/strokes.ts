// A drawing is a list of strokes: ink, path and strength. The inks are in inks.css.

export type Stroke = readonly [ink: string, d: string, opacity?: number];

/** A circle as a path. */
export function dot(ink: string, x: number, y: number, r: number): Stroke {
    return [ink, `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`];
}
