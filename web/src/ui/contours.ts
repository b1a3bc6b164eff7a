// Contour lines of an imaginary land, the same at every visit.

/** A small seeded generator: drawings must not change between visits. */
export function seeded(seed: number): () => number {
    let state = Math.imul(seed, 2654435761) >>> 0;
    return () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
}

const RINGS = 5;
const POINTS = 36;

function ring(x: number, y: number, radius: number, phase: number, number: number): string {
    const points = Array.from({ length: POINTS }, (_, point) => {
        const angle = (point / POINTS) * 2 * Math.PI;
        const wave = 1 + 0.16 * Math.sin(3 * angle + phase) + 0.09 * Math.sin(5 * angle + phase * 2 + number * 0.3);
        const [across, down] = [radius * 1.35 * wave * Math.cos(angle), radius * wave * Math.sin(angle)];
        return `${(x + across).toFixed(0)} ${(y + down).toFixed(0)}`;
    });
    return `M${points.join("L")}z`;
}

/** Draw some hills as one path. */
export function contours(width: number, height: number, hills: number, seed = 8): string {
    const draw = seeded(seed);
    const lines: string[] = [];
    for (let hill = 0; hill < hills; hill++) {
        const [x, y, base, phase] = [draw() * width, draw() * height, 60 + draw() * 90, draw() * 6];
        for (let number = 1; number <= RINGS; number++) lines.push(ring(x, y, (base * number) / 3, phase, number));
    }
    return lines.join("");
}
