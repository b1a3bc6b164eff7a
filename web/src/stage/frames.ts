// Waiting for the browser to draw.
import { deepElements } from "./checks/dom.ts";

/** Frames after which something that moves for ever is looked at as it is. */
const MAX_FRAMES = 24;

export function frame(): Promise<void> {
    return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

/** Wait until everything is drawn: fonts, movements that end, and frames until every element has its place. */
export async function drawn(): Promise<void> {
    await frame();
    await document.fonts.ready;
    const ending = document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    let before = NaN;
    for (let left = MAX_FRAMES; left > 0; left--) {
        await frame();
        const now = places();
        if (now === before) return;
        before = now;
    }
}

/** A number that changes when any element changes its place or size. */
function places(): number {
    return deepElements(document).reduce((sum, element, index) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return sum + (left + 3 * top + 7 * width + 11 * height) * ((index % 97) + 1);
    }, 0);
}
