// Check 5: text is large enough and whole, nothing overflows, and no part is covered or outside of its room.
import type { Check } from "./check.ts";
import {
    ancestors,
    boardRoom,
    contains,
    deepElementFromPoint,
    deepElements,
    describe,
    isHidden,
    isVisible,
    nameOf,
    rooms,
    type Box,
} from "./dom.ts";

const MIN_TEXT_PX = 11;
/** Rounding of boxes and letters that reach a little over theirs. */
const SLACK = 2;

export const checkFit: Check = async ({ stage }) => {
    const name = stage.scenes[stage.look.scene]!.name;
    const board = boardRoom();
    if (!board) return [`${name}: there is no board`];
    const texts = rooms().flatMap((room) => textsIn(room));
    const findings = [...overflow(board), ...texts.flatMap(textFindings), ...partFindings(board)];
    return findings.map((finding) => `${name}: ${finding}`);
};

interface PaintedText {
    node: Text;
    parent: Element;
    box: DOMRect;
}

function textsIn(room: HTMLElement): PaintedText[] {
    const walker = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
    const found: PaintedText[] = [];
    while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const parent = node.parentElement;
        if (!node.data.trim() || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width > 1 && box.height > 1 && !isHidden(parent)) found.push({ node, parent, box });
    }
    return found;
}

/** Size at which a text is painted: drawings are scaled, so that their text is by their matrix. */
export function paintedSize(element: Element): number {
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (!(element instanceof SVGGraphicsElement)) return size * transformScale(element);
    const matrix = element.getScreenCTM();
    return matrix ? size * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : size;
}

/** How much all transformations around an element scale it. */
function transformScale(element: Element): number {
    return ancestors(element).reduce((product, each) => {
        const { transform, scale } = getComputedStyle(each);
        const { a, b, c, d } = new DOMMatrix(transform);
        return product * Math.sqrt(Math.abs(a * d - b * c)) * (parseFloat(scale) || 1);
    }, element.currentCSSZoom);
}

function textFindings({ node, parent, box }: PaintedText): string[] {
    const text = node.data.trim().slice(0, 40);
    const size = paintedSize(parent);
    const place = `“${text}” in ${nameOf(parent)}`;
    return [
        ...(size < MIN_TEXT_PX - 0.05 ? [`${place} is painted at ${size.toFixed(1)} px`] : []),
        ...(isCut(parent, box) ? [`${place} is cut off`] : []),
    ];
}

/** Whether something around an element cuts it off; what scrolls can be brought into view. */
function isCut(element: Element, box: Box): boolean {
    for (const around of ancestors(element)) {
        if (around.classList.contains("room")) return false;
        const { overflowX, overflowY, textOverflow } = getComputedStyle(around);
        if (overflowX === "visible" && overflowY === "visible") continue;
        const clip = around.getBoundingClientRect();
        const wide = box.left < clip.left - SLACK || box.right > clip.right + SLACK;
        const high = box.top < clip.top - SLACK * 2 || box.bottom > clip.bottom + SLACK * 2;
        if (wide && (cuts(overflowX) || textOverflow === "ellipsis")) return true;
        if (high && cuts(overflowY)) return true;
        if (scrolls(overflowX) || scrolls(overflowY)) return false;
    }
    return false;
}

function cuts(overflow: string): boolean {
    return overflow === "hidden" || overflow === "clip";
}

function scrolls(overflow: string): boolean {
    return overflow === "auto" || overflow === "scroll";
}

function overflow(board: HTMLElement): string[] {
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = board;
    return [
        ...(scrollWidth > clientWidth + 1 ? [`the board is ${scrollWidth - clientWidth} px too wide`] : []),
        ...(scrollHeight > clientHeight + 1 ? [`the board is ${scrollHeight - clientHeight} px too high`] : []),
        ...(document.documentElement.scrollWidth > innerWidth ? ["the page scrolls sideways"] : []),
    ];
}

function partFindings(board: HTMLElement): string[] {
    const parts = deepElements(board).filter((element) => element.hasAttribute("data-part") && isVisible(element));
    return parts.flatMap((part) => {
        const scroller = ancestors(part).find(
            (each) => scrolls(getComputedStyle(each).overflowY) && contains(board, each),
        );
        if (scroller) return [];
        const box = part.getBoundingClientRect();
        if (isOutside(box, board.getBoundingClientRect())) return [`${describe(part)} is outside of its room`];
        return isCovered(part, box) ? [`${describe(part)} is covered`] : [];
    });
}

function isOutside(box: Box, room: Box): boolean {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return x < room.left - 1 || x > room.right + 1 || y < room.top - 1 || y > room.bottom + 1;
}

/** Cards of a hand overlap: one free point is enough. */
function isCovered(part: Element, { left, top, width, height }: DOMRect): boolean {
    const points = [
        [0.5, 0.5],
        [0.2, 0.5],
        [0.8, 0.5],
        [0.5, 0.2],
        [0.5, 0.8],
    ];
    return points.every(([x = 0, y = 0]) => {
        const hit = deepElementFromPoint(left + width * x, top + height * y);
        return !hit || (!contains(part, hit) && !contains(hit, part));
    });
}
