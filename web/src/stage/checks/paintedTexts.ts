// Texts as they are painted: their lines, and the size of their letters.
import { ancestors, treesIn, type Box } from "./dom.ts";
import type { Layout } from "./layout.ts";

export interface PaintedText {
    readonly node: Text;
    readonly text: string;
    readonly parent: Element;
    readonly box: Box;
    readonly lines: readonly DOMRect[];
}

/** All painted texts below an element, in shadow roots too. */
export function textsIn(root: ParentNode, layout: Layout): PaintedText[] {
    return treesIn(root).flatMap((tree) => textsOfTree(tree, layout));
}

function textsOfTree(root: ParentNode, layout: Layout): PaintedText[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: PaintedText[] = [];
    while (walker.nextNode()) {
        const text = paintedText(walker.currentNode as Text, layout);
        if (text) found.push(text);
    }
    return found;
}

export function paintedText(node: Text, layout: Layout): PaintedText | null {
    const parent = node.parentElement;
    if (!node.data.trim() || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return null;
    if (layout.isHidden(parent)) return null;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (!lines.length) return null;
    return { node, text: node.data.trim().replace(/\s+/g, " "), parent, box: range.getBoundingClientRect(), lines };
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
        if (transform === "none" && scale === "none") return product;
        const { a, b, c, d } = new DOMMatrix(transform);
        return product * Math.sqrt(Math.abs(a * d - b * c)) * (parseFloat(scale) || 1);
    }, element.currentCSSZoom);
}
