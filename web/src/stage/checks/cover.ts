// What lies over an element. Hit tests find the elements at a point from the top; those that let touches through are
// made to be hit, and those that paint nothing there do not count.
import { contains, deepElementFromPoint, deepElements } from "./dom.ts";
import type { Layout } from "./layout.ts";
import { hasSurface } from "./paint.ts";
import type { Point } from "./touchPoint.ts";

const ACTION_BAR = "[data-bar]";

/** Look at the page while everything that is painted can be hit. */
export function revealed<T>(layout: Layout, look: () => T): T {
    // Before the change, after which every box would be computed anew.
    void layout.covers;
    const through = deepElements(document).filter(
        (element): element is HTMLElement | SVGElement =>
            layout.styleOf(element).pointerEvents === "none" && "style" in element,
    );
    const before = through.map(({ style }) => [style.pointerEvents, style.getPropertyPriority("pointer-events")]);
    for (const { style } of through) style.setProperty("pointer-events", "auto", "important");
    try {
        return look();
    } finally {
        through.forEach(({ style }, index) =>
            style.setProperty("pointer-events", ...(before[index] as [string, string])),
        );
    }
}

/** The elements at a point from the top, those in shadow roots before their hosts. */
function stackAt([x, y]: Point, root: Document | ShadowRoot = document): Element[] {
    const own = root.elementsFromPoint(x, y).filter((element) => element.getRootNode() === root);
    return own.flatMap((element) =>
        element.shadowRoot ? [...stackAt([x, y], element.shadowRoot), element] : [element],
    );
}

/** Whether it lies over an element only for a while: it goes with a touch beside it. The action bar stays free. */
export function isOpenedOver(element: Element, over: Element): boolean {
    return over.closest("[data-opened]") !== null && element.closest(ACTION_BAR) === null;
}

/** Whether both are lines of one drawn text, whose boxes are higher than their letters. */
function isNextLine(element: Element, other: Element): boolean {
    const text = element.closest("text");
    return text !== null && other.closest("text") === text;
}

/** What covers an element at a point: null if nothing does, undefined if the element is not there. */
export function coverAt(element: Element, point: Point, layout: Layout): Element | null | undefined {
    if (!layout.covers.mayCover(element, point)) return null;
    if (contains(element, deepElementFromPoint(...point))) return null;
    const stack = stackAt(point);
    const own = stack.findIndex((each) => contains(element, each));
    if (own < 0) return undefined;
    // What stands around the element lies below it.
    const above = stack
        .slice(0, own)
        .filter((each) => !contains(each, element) && !isOpenedOver(element, each) && !isNextLine(element, each));
    return above.find((each) => paintsAt(each, point, layout)) ?? null;
}

function paintsAt(element: Element, point: Point, layout: Layout): boolean {
    return layout.paints(element) && (hasSurface(element, layout.styleOf(element)) || hasTextAt(element, point));
}

function hasTextAt(element: Element, [x, y]: Point): boolean {
    return [...element.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].some(
            ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
        );
    });
}
