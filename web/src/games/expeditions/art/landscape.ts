// Engraving above a place's card: sky, sun, horizon, and plants or mountains of its continent on both sides.
import { round } from "../geometry.ts";
import { chance } from "./relief.ts";

/** Wide enough for a phone; a narrower card shows the middle. */
export const WIDE = 560;
export const HIGH = 150;
const GROUND = 112;
const MIDDLE = WIDE / 2;
const SUN = MIDDLE + 98;

interface Standing {
    sign: string;
    x: number;
    y: number;
    size: number;
}

/** Objects left and right of the middle, nearest last. */
const SIGNS: Record<string, readonly string[]> = {
    "north-america": ["mountain", "pine", "pine", "mountain", "pine"],
    "central-america": ["tree", "mountain", "tree", "tree", "mountain"],
    "south-america": ["mountain", "tree", "tree", "mountain", "tree"],
    europe: ["tree", "pine", "tree", "mountain", "tree"],
    africa: ["dune", "tree", "dune", "dune", "tree"],
    asia: ["mountain", "pine", "mountain", "mountain", "tree"],
    oceania: ["wave", "dune", "tree", "wave", "dune"],
    oceans: ["wave", "wave", "wave", "wave", "wave"],
    antarctica: ["mountain", "mountain", "wave", "mountain", "wave"],
};

const SEA = ["oceans", "oceania"];

export interface Landscape {
    sun: number;
    sky: string;
    horizon: string;
    strokes: string;
    rays: string;
    standing: Standing[];
}

/** A place always has the same view. */
export function landscape(continent: string, seed: number): Landscape {
    const any = chance(seed * 977 + 5);
    const sky = Array.from(
        { length: 16 },
        (_, line) => `M${Math.round(any(-20, 140))} ${round(8 + line * 5.6)}H${Math.round(any(400, 580))}`,
    ).join("");
    const flat = SEA.includes(continent);
    const strokes = Array.from(
        { length: 58 },
        () => `M${Math.round(any(-20, 530))} ${Math.round(any(GROUND + 6, HIGH))}h${Math.round(any(12, 60))}`,
    ).join("");
    const rise = (): number => (flat ? GROUND : Math.round(GROUND + any(-12, 5)));
    const horizon = `M-20 ${rise()}C90 ${rise()} 160 ${rise()} ${MIDDLE} ${GROUND - 2}C380 ${rise()} 460 ${rise()} 580 ${rise()}V${HIGH + 10}H-20Z`;
    const rays = Array.from({ length: 20 }, (_, ray) => {
        const angle = ray * 0.314;
        const [x, y] = [Math.cos(angle), Math.sin(angle)];
        return `M${round(SUN + 21 * x)} ${round(42 + 21 * y)}L${round(SUN + 30 * x)} ${round(42 + 30 * y)}`;
    }).join("");
    const signs = SIGNS[continent] ?? SIGNS["europe"]!;
    const standing = signs.flatMap((sign, index) => {
        const size = 1.5 + index * 0.6 + any(-0.2, 0.2);
        const away = 78 + index * 38;
        const y = GROUND - 2 + index * 5;
        return [
            { sign, size, x: Math.round(MIDDLE - away + any(-12, 12)), y },
            {
                sign: signs[(index + 2) % signs.length]!,
                size: size * 0.92,
                x: Math.round(MIDDLE + away + any(-12, 12)),
                y,
            },
        ];
    });
    return { sun: SUN, sky, horizon, strokes, rays, standing };
}
