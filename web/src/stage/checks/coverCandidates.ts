// Elements that may lie over another one, from their boxes alone: hit tests are slow, and most of the page is far away.
import { contains, deepElements, inOneDrawing, parentOf, type Box } from "./dom.ts";

const CELL_PX = 96;
/** Below everything that is lifted, and above what is put behind. */
const UNLIFTED = -0.5;

/** What is known of the paint of elements. */
interface Paint {
    paints(element: Element): boolean;
    /** The layer of a lifted element. */
    layerOf(element: Element): number | null;
}

export class CoverCandidates {
    readonly #paint: Paint;
    readonly #boxes = new Map<Element, Box>();
    /** Elements by the squares of the window that they touch. */
    readonly #cells = new Map<number, Element[]>();

    constructor(root: ParentNode, paint: Paint) {
        this.#paint = paint;
        for (const element of deepElements(root)) this.#add(element);
    }

    #add(element: Element): void {
        const box = element.getBoundingClientRect();
        if (box.width < 1 || box.height < 1) return;
        this.#boxes.set(element, box);
        for (const cell of cellsOf(box)) {
            const known = this.#cells.get(cell);
            if (known) known.push(element);
            else this.#cells.set(cell, [element]);
        }
    }

    /** Whether anything that is painted at a point may lie over an element. */
    mayCover(element: Element, [x, y]: readonly [number, number]): boolean {
        return (this.#cells.get(cellAt(x, y)) ?? []).some((other) => {
            const { left, right, top, bottom } = this.#boxes.get(other)!;
            if (x < left || x > right || y < top || y > bottom) return false;
            if (!this.#paint.paints(other)) return false;
            if (element.hasAttribute("data-part") && inOneDrawing(element, other)) return false;
            return !contains(other, element) && !contains(element, other) && this.#mayBeAbove(other, element);
        });
    }

    /** Whether something may be painted after an element: it lies in a higher layer, or later in the same. */
    #mayBeAbove(other: Element, element: Element): boolean {
        const [over, under] = [this.#branch(other, element), this.#branch(element, other)];
        const [highest, lowest] = [Math.max(...over.layers), under.layers.at(-1)!];
        if (highest !== lowest) return highest > lowest;
        const order = under.root.compareDocumentPosition(over.root);
        return (order & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_DISCONNECTED)) !== 0;
    }

    /** What an element does not have in common with another one: the outermost element around it, and its layers. */
    #branch(element: Element, other: Element): { root: Element; layers: number[] } {
        const layers = [UNLIFTED];
        let root = element;
        for (let at: Element | null = element; at && !contains(at, other); at = parentOf(at)) {
            const layer = this.#paint.layerOf(at);
            if (layer !== null) layers.push(layer);
            root = at;
        }
        return { root, layers };
    }
}

function cellAt(x: number, y: number): number {
    return Math.floor(x / CELL_PX) * 1000 + Math.floor(y / CELL_PX);
}

/** The squares of the window that a box touches. */
function cellsOf({ left, right, top, bottom }: Box): number[] {
    const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [high, low] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    const found: number[] = [];
    for (let x = Math.floor(from / CELL_PX); x * CELL_PX <= to; x++)
        for (let y = Math.floor(high / CELL_PX); y * CELL_PX <= low; y++) found.push(x * 1000 + y);
    return found;
}
