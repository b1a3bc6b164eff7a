// Elements that fingers touch, and those that are too small for one.
import { deepElementFromPoint, deepElements, describe, isVisible, nameOf, type Box } from "./dom.ts";
import { finding, type Finding } from "./finding.ts";
import type { Layout } from "./layout.ts";
import { freeStrip, isFan } from "./touchPoint.ts";

/** 44 is the rule, 40 is allowed in dense rows. */
const MIN_TARGET_PX = 40;

export function smallTargets(roots: readonly ParentNode[], targets: string, layout: Layout): Finding[] {
    const all = roots.flatMap((root) => deepElements(root).filter((element) => element.matches(targets)));
    return all
        .filter((element) => isVisible(element) && !layout.isHidden(element) && !element.classList.contains("room"))
        .map((element) => [element, targetBox(element)] as const)
        .filter(([, box]) => Math.min(widthOf(box), heightOf(box)) < MIN_TARGET_PX - 0.5)
        .map(([element, box]) => {
            const size = `${widthOf(box).toFixed(0)}x${heightOf(box).toFixed(0)}`;
            return finding("small", nameOf(element), `${describe(element)} is ${size} px`, box);
        });
}

/** What a finger can aim at: the label of a field, the free strip of a card that lies under the next. */
function targetBox(element: Element): Box {
    const box = (element.closest("label") ?? element).getBoundingClientRect();
    const [x, y] = [box.right - 1, (box.top + box.bottom) / 2];
    return isFan(element, deepElementFromPoint(x, y)) ? freeStrip(element) : box;
}

function widthOf({ left, right }: Box): number {
    return right - left;
}

function heightOf({ top, bottom }: Box): number {
    return bottom - top;
}
