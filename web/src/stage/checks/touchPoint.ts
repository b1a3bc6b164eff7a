// Where a finger aims at: the centre of an element, or of what a fan of cards leaves free of it.
import { contains, deepElementFromPoint, type Box } from "./dom.ts";

export type Point = readonly [x: number, y: number];

const STEPS = 24;
/** Narrowest strip of a card that can be aimed at. */
const MIN_STRIP_PX = 20;

/** The centre of an element; of a bent line, the middle of its way; of a card under others, that of its free strip. */
export function touchPoint(element: Element): Point {
    const centre = centreOf(element);
    if (!isFan(element, deepElementFromPoint(...centre))) return centre;
    const { left, right, top, bottom } = freeStrip(element);
    return right - left < MIN_STRIP_PX ? centre : [(left + right) / 2, (top + bottom) / 2];
}

function centreOf(element: Element): Point {
    const { left, top, width, height } = element.getBoundingClientRect();
    const matrix = element instanceof SVGGeometryElement && element.getScreenCTM();
    if (!matrix || getComputedStyle(element).fill !== "none") return [left + width / 2, top + height / 2];
    const middle = element.getPointAtLength(element.getTotalLength() / 2).matrixTransform(matrix);
    return [middle.x, middle.y];
}

/** Cards of a hand overlap: one may lie under the next of its kind. */
export function isFan(element: Element, cover: Element | null): boolean {
    const [under, over] = [element.closest("[data-part]"), cover?.closest("[data-part]")];
    return !!under && !!over && under !== over && kindOfPart(under) === kindOfPart(over);
}

function kindOfPart(part: Element): string {
    return part.getAttribute("data-part")!.split(":", 1)[0]!;
}

/** The widest part of an element that is hit along its middle. */
export function freeStrip(element: Element): Box {
    const { left, top, width, bottom } = element.getBoundingClientRect();
    const at = (step: number): number => left + (width * (step + 0.5)) / STEPS;
    let [from, best]: [number, [number, number]] = [0, [0, 0]];
    for (let step = 0; step < STEPS; step++) {
        if (!contains(element, deepElementFromPoint(at(step), (top + bottom) / 2))) from = step + 1;
        else if (step + 1 - from > best[1] - best[0]) best = [from, step + 1];
    }
    const [begin, end] = best.map((step) => left + (width * step) / STEPS) as [number, number];
    return { left: begin, right: end, top, bottom };
}
