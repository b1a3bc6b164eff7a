// The element that a hint is pinned to: the most particular visible one that bears its move, else one of its parts.
import type { Hint } from "../../face/types.ts";
import type { Box } from "./pinPlaces.ts";

/** Smallest visible side of an element that can be pinned. */
const MIN_VISIBLE_PX = 8;
/** An element that leads towards more moves than these, such as a tab, says little: a part of the move says more. */
const MAX_MOVES = 3;

export function anchorOf({ moves, parts }: Hint, rooms: Iterable<HTMLElement>): Box | null {
    const drawn = [...rooms].filter((room) => room.isConnected);
    const bearer = best(drawn.flatMap((room) => bearers(room, moves[0]!)));
    if (bearer && bearer.moves <= MAX_MOVES) return bearer.box;
    const part = best(parts.flatMap((each) => drawn.flatMap((room) => [...room.querySelectorAll(partSelector(each))])));
    return (part && !part.covered ? part : bearer)?.box ?? null;
}

function bearers(room: HTMLElement, move: string): Element[] {
    const selector = `[data-moves~="${CSS.escape(move)}"]`;
    return [...(room.matches(selector) ? [room] : []), ...room.querySelectorAll(selector)];
}

function partSelector(part: string): string {
    return `[data-part="${CSS.escape(part)}"]`;
}

interface Anchor {
    readonly box: Box;
    readonly covered: boolean;
    /** Number of moves that the element leads towards. */
    readonly moves: number;
    readonly area: number;
}

/** The visible element with the fewest moves, then the smallest; those that something lies over come last. */
function best(elements: readonly Element[]): Anchor | undefined {
    const found = elements.flatMap((element): Anchor[] => {
        const box = visibleBox(element);
        if (!box) return [];
        const moves = (element.getAttribute("data-moves") ?? "").split(" ").length;
        return [{ box, moves, covered: isCovered(element, box), area: areaOf(element.getBoundingClientRect()) }];
    });
    return found.sort((a, b) => Number(a.covered) - Number(b.covered) || a.moves - b.moves || a.area - b.area)[0];
}

function areaOf({ width, height }: DOMRect): number {
    return width * height;
}

/** The part of an element that is inside of the window and of everything that scrolls or hides around it. */
function visibleBox(element: Element): Box | null {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null;
    let box: Box = intersection(element.getBoundingClientRect(), {
        left: 0,
        top: 0,
        right: innerWidth,
        bottom: innerHeight,
    });
    for (let at = outer(element); at; at = outer(at))
        if (getComputedStyle(at).overflow !== "visible") box = intersection(box, at.getBoundingClientRect());
    const isSeen = box.right - box.left >= MIN_VISIBLE_PX && box.bottom - box.top >= MIN_VISIBLE_PX;
    return isSeen ? box : null;
}

function outer(element: Element): Element | null {
    const root = element.getRootNode();
    return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

function intersection(a: Box, b: Box): Box {
    return {
        left: Math.max(a.left, b.left),
        top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right),
        bottom: Math.min(a.bottom, b.bottom),
    };
}

/** Whether something else lies over the middle of an element; pins do not count. */
function isCovered(element: Element, { left, top, right, bottom }: Box): boolean {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const hit = deepElements(x, y).find((each) => !each.closest("[data-pins]"));
    return !!hit && !isWithin(hit, element) && !isWithin(element, hit);
}

/** The elements at a point from the top, those in shadow roots before their hosts. */
function deepElements(x: number, y: number, root: Document | ShadowRoot = document): Element[] {
    const own = root.elementsFromPoint(x, y).filter((element) => element.getRootNode() === root);
    return own.flatMap((each) => (each.shadowRoot ? [...deepElements(x, y, each.shadowRoot), each] : [each]));
}

function isWithin(inner: Element, around: Element): boolean {
    for (let at: Element | null = inner; at; at = outer(at)) if (at === around) return true;
    return false;
}
