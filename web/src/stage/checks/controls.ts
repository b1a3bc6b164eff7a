// Whatever can be pressed is hit at its centre. What bears moves is looked at by another check, which asks for one way
// to each move: where targets meet, a touch leads to all of them.
import { isOpenedOver } from "./cover.ts";
import {
    CONTROLS,
    contains,
    deepElementFromPoint,
    deepElements,
    describe,
    isVisible,
    nameOf,
    type Box,
} from "./dom.ts";
import { finding, type Finding } from "./finding.ts";
import { Layout } from "./layout.ts";
import { scrolledIntoView } from "./scrolling.ts";
import { isFan, touchPoint } from "./touchPoint.ts";

export function controlFindings(roots: readonly ParentNode[], layout: Layout): Finding[] {
    const controls = roots.flatMap((root) => deepElements(root).filter((element) => element.matches(CONTROLS)));
    return controls
        .filter((control) => isUsable(control, layout))
        .flatMap((control) => controlFinding(control, layout));
}

function isUsable(control: Element, layout: Layout): boolean {
    if (control.matches(":disabled, [data-moves]") || layout.styleOf(control).pointerEvents === "none") return false;
    return isVisible(control) && !layout.isHidden(control);
}

function controlFinding(control: Element, layout: Layout): Finding[] {
    const box = control.getBoundingClientRect();
    const frames = layout.framesAround(control);
    if (layout.cutBy(box, frames))
        return [finding("cut", `control ${nameOf(control)}`, `${describe(control)} is cut off`, box)];
    const cover = coverOf(control, layout);
    if (!cover || scrolledIntoView(control, () => !coverOf(control, new Layout()))) return [];
    const key = `control ${nameOf(control)} under ${nameOf(cover)}`;
    return [finding("covered", key, `${describe(control)} is covered by ${describe(cover)}`, box)];
}

/** Place of a control; of a link that runs over two lines, its longer part. */
function largestBox(control: Element): Box {
    const [first, ...more] = [...control.getClientRects()].toSorted((a, b) => b.width - a.width);
    return first && more.length ? first : control.getBoundingClientRect();
}

/** What a touch in the middle of the visible part of a control hits instead. */
function coverOf(control: Element, layout: Layout): Element | null {
    const { left, right, top, bottom } = layout.shown(largestBox(control), layout.framesAround(control));
    if (right - left < 2 || bottom - top < 2) return null;
    const middle = deepElementFromPoint((left + right) / 2, (top + bottom) / 2);
    const hit = isFan(control, middle) ? deepElementFromPoint(...touchPoint(control)) : middle;
    return !hit ||
        isOpenedOver(control, hit) ||
        contains(control, hit) ||
        contains(control.closest("label") ?? control, hit)
        ? null
        : hit;
}
