// A hand-drawn ring around a circle, a little more than once around.
import { round } from "../geometry.ts";
import { chance } from "./relief.ts";

const POINTS = 27;
const AROUND = 22;

export function pencilRing(seed: number): string {
    const any = chance(seed * 7919 + 1);
    const start = any(-2.4, -1.6);
    const points = Array.from({ length: POINTS }, (_, index) => {
        const angle = start + (index * 2 * Math.PI) / AROUND;
        const radius = 20.5 + index * 0.1 + any(-0.7, 0.7);
        return [radius * 1.08 * Math.cos(angle), radius * 0.98 * Math.sin(angle)] as const;
    });
    const [first, ...rest] = points;
    const curves = rest.slice(0, -1).map(([x, y], index) => {
        const [nextX, nextY] = rest[index + 1]!;
        return `Q${round(x)} ${round(y)} ${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`;
    });
    return `M${round(first![0])} ${round(first![1])}${curves.join("")}`;
}
