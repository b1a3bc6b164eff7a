// Scrolling as people can: only what shows that it scrolls, and back to where it was.
import { ancestors, type Box } from "./dom.ts";

const SCROLLS = /auto|scroll/;

function scrollersOf(element: Element): Element[] {
    const inner = ancestors(element)
        .slice(1)
        .filter((each) => {
            const { overflowX, overflowY } = getComputedStyle(each);
            const wide = SCROLLS.test(overflowX) && each.scrollWidth > each.clientWidth;
            return wide || (SCROLLS.test(overflowY) && each.scrollHeight > each.clientHeight);
        });
    const page = document.documentElement;
    const pageScrolls = page.scrollHeight > page.clientHeight && getComputedStyle(document.body).overflowY !== "hidden";
    return pageScrolls && !inner.includes(page) ? [...inner, page] : inner;
}

/** Scroll whatever is around an element so that it comes to the middle; return whether anything has moved. */
export function bringIntoView(element: Element): boolean {
    let moved = false;
    for (const scroller of scrollersOf(element)) {
        const before = [scroller.scrollLeft, scroller.scrollTop];
        const [inner, outer] = [element.getBoundingClientRect(), viewOf(scroller)];
        scroller.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
        scroller.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
        moved ||= scroller.scrollLeft !== before[0] || scroller.scrollTop !== before[1];
    }
    return moved;
}

function viewOf(scroller: Element): Box {
    if (scroller === document.documentElement) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    return scroller.getBoundingClientRect();
}

/** Look at an element after scrolling it to the middle, if it can be scrolled; everything is put back. */
export function scrolledIntoView<T>(element: Element, look: () => T): T | null {
    const restore = rememberScroll(element);
    try {
        return bringIntoView(element) ? look() : null;
    } finally {
        restore();
    }
}

/** Return a function that scrolls everything around an element back. */
function rememberScroll(element: Element): () => void {
    const places = scrollersOf(element).map((each) => [each, each.scrollLeft, each.scrollTop] as const);
    return () => {
        for (const [each, left, top] of places) [each.scrollLeft, each.scrollTop] = [left, top];
    };
}

/** How far everything around an element is scrolled. */
export function scrolledBy(element: Element): [x: number, y: number] {
    const all = scrollersOf(element);
    return [all.reduce((sum, each) => sum + each.scrollLeft, 0), all.reduce((sum, each) => sum + each.scrollTop, 0)];
}
