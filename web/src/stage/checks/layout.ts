// What cuts elements off and what scrolls them, from the inside out. Everything is computed once per look at a page.
import { CoverCandidates } from "./coverCandidates.ts";
import { parentOf, type Box } from "./dom.ts";
import { hasOwnText, hasSurface, OPAQUE } from "./paint.ts";

/** Rounding of boxes and letters that reach a little over theirs. */
const SLACK = { x: 2, y: 4 } as const;
const CONTAINS = /paint|layout|strict|content/;

type Axis = "x" | "y";
/** An element hides or scrolls what is too large for it, by axis. */
export interface Frame {
    readonly element: Element | null;
    readonly box: Box;
    readonly x: "" | "hides" | "scrolls";
    readonly y: "" | "hides" | "scrolls";
    /** How far it is scrolled; null if it is moved otherwise. */
    readonly scrolled: Readonly<Record<Axis, number>> | null;
}

export class Layout {
    #covers: CoverCandidates | undefined;
    readonly #inside = new Map<Element, readonly Frame[]>();
    readonly #styles = new Map<Element, CSSStyleDeclaration>();
    readonly #hidden = new Map<Element, boolean>();
    readonly #layers = new Map<Element, number | null>();
    readonly #paints = new Map<Element, boolean>();
    readonly #opacity = new Map<Element, number>();

    /** What may lie over what. */
    get covers(): CoverCandidates {
        return (this.#covers ??= new CoverCandidates(document, this));
    }

    styleOf(element: Element): CSSStyleDeclaration {
        return memo(this.#styles, element, () => getComputedStyle(element));
    }

    /** Whether an element is there for screen readers only. */
    isHidden(element: Element): boolean {
        return memo(this.#hidden, element, () => {
            const parent = parentOf(element);
            return isClippedAway(element, this.styleOf(element)) || (!!parent && this.isHidden(parent));
        });
    }

    /** How much of an element's colours is left after its own opacity and those around it. */
    opacityOf(element: Element): number {
        return memo(this.#opacity, element, () => {
            const parent = parentOf(element);
            return parseFloat(this.styleOf(element).opacity || "1") * (parent ? this.opacityOf(parent) : 1);
        });
    }

    /** Whether an element has colours or letters of its own that hide what is below. */
    paints(element: Element): boolean {
        return memo(this.#paints, element, () => {
            const style = this.styleOf(element);
            if (style.visibility !== "visible" || this.opacityOf(element) < OPAQUE) return false;
            return hasSurface(element, style) || hasOwnText(element);
        });
    }

    /** Layer into which an element is lifted over what is not; null if it is not. */
    layerOf(element: Element): number | null {
        return memo(this.#layers, element, () => layerOf(element, this.styleOf(element)));
    }

    /** What cuts off the content of an element. */
    framesIn(element: Element): readonly Frame[] {
        return memo(this.#inside, element, () => {
            const own = frameOf(element, this.styleOf(element));
            return own ? [own, ...this.framesAround(element)] : this.framesAround(element);
        });
    }

    /** What cuts off an element itself. */
    framesAround(element: Element): readonly Frame[] {
        const container = this.#container(element);
        return container ? this.framesIn(container) : [windowFrame(this.#isFixed(element))];
    }

    /** The next element around that can cut off an element: positioned ones escape those before their container. */
    #container(element: Element): Element | null {
        const { position } = this.styleOf(element);
        let found = parentOf(element);
        if (position !== "absolute" && position !== "fixed") return isPage(found) ? null : found;
        while (found && !isPage(found) && !this.#holds(found, position)) found = parentOf(found);
        return isPage(found) ? null : found;
    }

    #holds(element: Element, position: string): boolean {
        const style = this.styleOf(element);
        if (position === "absolute" && style.position !== "static") return true;
        return (
            style.transform !== "none" ||
            style.filter !== "none" ||
            CONTAINS.test(style.contain) ||
            style.containerType !== "normal"
        );
    }

    /** Whether an element stays in its place while the page scrolls. */
    #isFixed(element: Element): boolean {
        const parent = this.styleOf(element).position === "fixed" ? null : parentOf(element);
        return this.styleOf(element).position === "fixed" || (!!parent && this.#isFixed(parent));
    }

    /**
     * Whether an element lies under something on a map that a finger moves: the sheet with the element on it goes away
     * from below what stays.
     */
    movesFrom(element: Element, cover: Element): boolean {
        let sheet = false;
        for (let at: Element | null = element; at; at = parentOf(at)) {
            const style = this.styleOf(at);
            if (isPanned(style) && frameOf(at, style)) return sheet;
            if (at.contains(cover)) return false;
            sheet ||= style.transform !== "none" && !(at instanceof SVGElement);
        }
        return false;
    }

    /** The part of a box that is painted. */
    shown(box: Box, frames: readonly Frame[]): Box {
        return frames.reduce((rest, frame) => {
            const [left, right] = frame.x ? within(rest.left, rest.right, frame.box.left, frame.box.right) : xOf(rest);
            const [top, bottom] = frame.y ? within(rest.top, rest.bottom, frame.box.top, frame.box.bottom) : yOf(rest);
            return { left, right, top, bottom };
        }, box);
    }

    /** What cuts a box off where nothing can be scrolled; null if nothing does. */
    cutBy(box: Box, frames: readonly Frame[]): Frame | null {
        let rest = box;
        for (const frame of frames) {
            if (isLost(rest, frame, "x") || isLost(rest, frame, "y")) return frame;
            rest = scrolled(rest, frame);
        }
        return null;
    }
}

function memo<T>(known: Map<Element, T>, element: Element, compute: () => T): T {
    const found = known.get(element);
    if (found !== undefined) return found;
    const computed = compute();
    known.set(element, computed);
    return computed;
}

/** Shapes of a drawing are painted one after the other; everything else that is placed or faded is lifted. */
function layerOf(element: Element, style: CSSStyleDeclaration): number | null {
    if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) return null;
    const { position, transform, opacity, filter, zIndex } = style;
    if (zIndex !== "auto") return Number(zIndex);
    return position === "static" && transform === "none" && opacity === "1" && filter === "none" ? null : 0;
}

function isClippedAway(element: Element, { clip, clipPath, position }: CSSStyleDeclaration): boolean {
    if (position !== "absolute" && position !== "fixed") return false;
    if (clip.startsWith("rect(") || clipPath.startsWith("inset(50%")) return true;
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 && height <= 1;
}

/** The document's own scrolling is the window's. */
function isPage(element: Element | null): boolean {
    return element === null || element === document.documentElement || element === document.body;
}

function frameOf(element: Element, style: CSSStyleDeclaration): Frame | null {
    const { overflowX, overflowY, display } = style;
    const inDrawing = element instanceof SVGElement && !(element instanceof SVGSVGElement);
    if (inDrawing || display === "inline" || (overflowX === "visible" && overflowY === "visible")) return null;
    const box = element.getBoundingClientRect();
    const scrolled = isPanned(style) ? null : { x: element.scrollLeft, y: element.scrollTop };
    return { element, box, x: frameKind(overflowX, style), y: frameKind(overflowY, style), scrolled };
}

/** A map that takes all movements of a finger is moved by it. */
export function isPanned({ touchAction }: CSSStyleDeclaration): boolean {
    return touchAction === "none" || touchAction.startsWith("pan-");
}

function frameKind(overflow: string, style: CSSStyleDeclaration): Frame["x"] {
    if (overflow === "visible") return "";
    return overflow === "auto" || overflow === "scroll" || isPanned(style) ? "scrolls" : "hides";
}

function windowFrame(fixed: boolean): Frame {
    const { scrollHeight, clientHeight } = document.documentElement;
    const box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const y = !fixed && scrollHeight > clientHeight ? "scrolls" : "hides";
    return { element: null, box, x: "hides", y, scrolled: { x: scrollX, y: scrollY } };
}

/** Whether a box is partly hidden by a frame, also before the place where its scrolling begins. */
function isLost(box: Box, frame: Frame, axis: Axis): boolean {
    if (frame[axis] === "hides") return isOut(box, frame, axis);
    if (frame[axis] === "" || !frame.scrolled) return false;
    const [start, side] = axis === "x" ? [frame.box.left, box.left] : [frame.box.top, box.top];
    return side < start - frame.scrolled[axis] - SLACK[axis];
}

function isOut(box: Box, { box: frame }: Frame, axis: Axis): boolean {
    return axis === "x"
        ? box.left < frame.left - SLACK.x || box.right > frame.right + SLACK.x
        : box.top < frame.top - SLACK.y || box.bottom > frame.bottom + SLACK.y;
}

/** What can be scrolled into a frame is seen there; whatever is around must show the whole frame. */
function scrolled(box: Box, frame: Frame): Box {
    const [left, right] = frame.x === "scrolls" && isOut(box, frame, "x") ? xOf(frame.box) : xOf(box);
    const [top, bottom] = frame.y === "scrolls" && isOut(box, frame, "y") ? yOf(frame.box) : yOf(box);
    return { left, right, top, bottom };
}

function within(from: number, to: number, low: number, high: number): [number, number] {
    return [Math.max(from, low), Math.min(to, high)];
}

function xOf({ left, right }: Box): [number, number] {
    return [left, right];
}

function yOf({ top, bottom }: Box): [number, number] {
    return [top, bottom];
}
