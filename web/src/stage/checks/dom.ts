// Elements in the rooms of the stage, through shadow roots, and their places on the screen.

/** Controls that people touch. */
export const CONTROLS = "button, a[href], input, select, textarea, summary, [role=button]";

export interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
}

/** The elements that faces fill, in the order of the page. */
export function rooms(root: ParentNode = document): HTMLElement[] {
    return deepElements(root).filter((element): element is HTMLElement => element.classList.contains("room"));
}

export function boardRoom(): HTMLElement | undefined {
    return rooms(document.querySelector("main") ?? document)[0];
}

/** All elements below a root, in shadow roots too. */
export function deepElements(root: ParentNode): Element[] {
    const below = [...root.querySelectorAll("*")];
    return below.flatMap((element) =>
        element.shadowRoot ? [element, ...deepElements(element.shadowRoot)] : [element],
    );
}

/** A root and all shadow roots below it. */
export function treesIn(root: ParentNode): ParentNode[] {
    return [root, ...deepElements(root).flatMap(({ shadowRoot }) => shadowRoot ?? [])];
}

/** The topmost element at a point, in shadow roots too. */
export function deepElementFromPoint(x: number, y: number): Element | null {
    let found = document.elementFromPoint(x, y);
    for (;;) {
        const inner = found?.shadowRoot?.elementFromPoint(x, y);
        if (!inner || inner === found) return found;
        found = inner;
    }
}

export function parentOf(element: Element): Element | null {
    return element.parentElement ?? hostOf(element);
}

/** An element and all around it, in shadow roots too. */
export function ancestors(element: Element): Element[] {
    const found = [element];
    for (let at = parentOf(element); at; at = parentOf(at)) found.push(at);
    return found;
}

/** Whether an element is in another one or the same, in shadow roots too. */
export function contains(outer: Element, inner: Element | null): boolean {
    for (let at = inner; at; at = hostOf(at)) if (outer.contains(at)) return true;
    return false;
}

/** The element in whose shadow root an element stands. */
function hostOf(element: Element): Element | null {
    const root = element.getRootNode();
    return root instanceof ShadowRoot ? root.host : null;
}

export function isVisible(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
}

/** Tag, classes and part of an element. */
export function nameOf(element: Element): string {
    const part = element.getAttribute("data-part");
    const classes = (element.getAttribute("class") ?? "")
        .split(" ")
        .filter((each) => each && !each.startsWith("svelte-"));
    const tag = [element.nodeName.toLowerCase(), ...classes.slice(0, 2)].join(".");
    return `${tag}${part ? ` [${part}]` : ""}`;
}

/** An element in a few words, for a finding. */
export function describe(element: Element): string {
    const text = element.getAttribute("aria-label") ?? element.textContent?.trim().replace(/\s+/g, " ") ?? "";
    return `${nameOf(element)}${text ? ` “${text.slice(0, 40)}”` : ""}`;
}

/** Whether two shapes belong to one drawing, which is made of shapes on shapes. */
export function inOneDrawing(element: Element, other: Element): boolean {
    const drawing = element instanceof SVGElement ? element.ownerSVGElement : null;
    return !!drawing && other instanceof SVGElement && other.ownerSVGElement === drawing;
}
