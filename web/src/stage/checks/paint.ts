// Whether an element hides what is below it.

export const OPAQUE = 0.35;
const PICTURES = "img, canvas, video, input, select, textarea, image, use";

/** Whether an element is a picture, a filled shape, or has a background. */
export function hasSurface(element: Element, style: CSSStyleDeclaration): boolean {
    if (element.matches(PICTURES) || element instanceof SVGTextContentElement) return true;
    if (element instanceof SVGGeometryElement) return alpha(style.fill) * parseFloat(style.fillOpacity) >= OPAQUE;
    if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) return false;
    return alpha(style.backgroundColor) >= OPAQUE || style.backgroundImage !== "none";
}

export function hasOwnText(element: Element): boolean {
    return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
}

/** Opacity of a colour, or of a pattern. */
function alpha(colour: string): number {
    if (colour === "none" || colour === "transparent") return 0;
    const given = /(?:rgba\([^)]*,|\/)\s*([\d.]+%?)\s*\)/.exec(colour)?.[1];
    if (given === undefined) return 1;
    return given.endsWith("%") ? parseFloat(given) / 100 : parseFloat(given);
}
