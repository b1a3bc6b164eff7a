// Check 5: text is large enough and whole, nothing overflows, and no part is covered or outside of its room.
import type { Check } from "./check.ts";
import { coverAt, revealed } from "./cover.ts";
import { boardRoom, deepElements, describe, inOneDrawing, isVisible, nameOf, rooms, type Box } from "./dom.ts";
import { finding, type Finding } from "./finding.ts";
import { Layout } from "./layout.ts";
import { overflowFindings } from "./overflow.ts";
import { paintedSize, paintedText, textsIn, type PaintedText } from "./paintedTexts.ts";
import { scrolledIntoView } from "./scrolling.ts";
import { isFan, type Point } from "./touchPoint.ts";

const MIN_TEXT_PX = 11;
/** Places along a line of text, and across a part, that are looked at. */
const ALONG = [0.06, 0.28, 0.5, 0.72, 0.94];
const FEW_ALONG = [0.15, 0.5, 0.85];
const SHORT_PX = 60;
const ACROSS = [0.15, 0.5, 0.85];
/** How much of a part may lie under what is no part. */
const MAX_COVERED = 1 / 3;
/** Names of people have any length; a touch on the panel shows the whole. */
const MAY_BE_SHORTENED = ".player .name";

export const checkFit: Check = async ({ stage }) => {
    const name = stage.scenes[stage.look.scene]!.name;
    const board = boardRoom();
    if (!board) return [`${name}: there is no board`];
    const findings = [...overflowFindings([board]), ...fitFindings(rooms(), new Layout())];
    return findings.map(({ text }) => `${name}: ${text}`);
};

/** What is painted too small, cut off or covered below some elements. */
export function fitFindings(roots: readonly ParentNode[], layout: Layout): Finding[] {
    const texts = roots.flatMap((root) => textsIn(root, layout));
    const parts = roots.flatMap((root) => deepElements(root).filter((element) => element.hasAttribute("data-part")));
    const shown = parts.filter((part) => isVisible(part) && !layout.isHidden(part));
    return [
        ...texts.flatMap((text) => [...sizeFindings(text), ...cutText(text, layout)]),
        ...shown.flatMap((part) => cutPart(part, layout)),
        ...revealed(layout, () => [
            ...texts.flatMap((text) => coveredText(text, layout)),
            ...shown.flatMap((part) => coveredPart(part, layout)),
        ]),
    ];
}

function quoteOf({ text, parent }: PaintedText): string {
    return `“${text.slice(0, 40)}” in ${nameOf(parent)}`;
}

/** The element with a name that stands for a text: spans without a class belong to what is around them. */
function keyOf(element: Element): string {
    const parent = element.parentElement;
    return parent ? `${nameOf(parent)} > ${nameOf(element)}` : nameOf(element);
}

function sizeFindings(text: PaintedText): Finding[] {
    const size = paintedSize(text.parent);
    if (size >= MIN_TEXT_PX - 0.05) return [];
    return [finding("text", keyOf(text.parent), `${quoteOf(text)} is painted at ${size.toFixed(1)} px`, text.box)];
}

function cutText(text: PaintedText, layout: Layout): Finding[] {
    const { parent, box } = text;
    const cut = isShortened(parent, layout) || layout.cutBy(box, layout.framesIn(parent));
    if (!cut || parent.closest(MAY_BE_SHORTENED)) return [];
    return [finding("cut", keyOf(parent), `${quoteOf(text)} is cut off`, box)];
}

function isShortened(element: Element, layout: Layout): boolean {
    return layout.styleOf(element).textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1;
}

function cutPart(part: Element, layout: Layout): Finding[] {
    const box = part.getBoundingClientRect();
    const centre = pointBox(centreOf(box));
    const cut = layout.cutBy(centre, layout.framesAround(part));
    if (!cut) return [];
    return [finding("cut", keyOfPart(part), `${describe(part)} is outside of its room`, box)];
}

function keyOfPart(part: Element): string {
    return part.getAttribute("data-part") ?? nameOf(part);
}

function centreOf({ left, right, top, bottom }: Box): Point {
    return [(left + right) / 2, (top + bottom) / 2];
}

function pointBox([x, y]: Point): Box {
    return { left: x, right: x, top: y, bottom: y };
}

function coveredText(text: PaintedText, layout: Layout): Finding[] {
    const { node, parent, box } = text;
    const cover = coverOfText(text, layout);
    // What lies under the edge of a scrolling page is free in its middle.
    if (!cover || scrolledIntoView(parent, () => !coverOfNode(node))) return [];
    const key = `${keyOf(parent)} under ${keyOf(cover)}`;
    return [finding("covered", key, `${quoteOf(text)} is covered by ${describe(cover)}`, box)];
}

function coverOfText({ parent, lines }: PaintedText, layout: Layout): Element | null {
    const points = lines.flatMap((line) => pointsAlong(layout.shown(line, layout.framesIn(parent))));
    for (const point of points) {
        const cover = coverAt(parent, point, layout);
        if (cover && !isFan(parent, cover) && !layout.movesFrom(parent, cover)) return cover;
    }
    return null;
}

function coverOfNode(node: Text): Element | null {
    const layout = new Layout();
    const text = paintedText(node, layout);
    return text && coverOfText(text, layout);
}

function pointsAlong({ left, right, top, bottom }: Box): Point[] {
    if (right - left < 2 || bottom - top < 2) return [];
    return (right - left < SHORT_PX ? FEW_ALONG : ALONG).map((share) => [
        left + (right - left) * share,
        (top + bottom) / 2,
    ]);
}

function coveredPart(part: Element, layout: Layout): Finding[] {
    const by = coverOfPart(part, layout);
    if (!by || scrolledIntoView(part, () => !coverOfPart(part, new Layout()))) return [];
    const box = part.getBoundingClientRect();
    const key = `${keyOfPart(part)} under ${keyOf(by)}`;
    return [finding("covered", key, `${describe(part)} is covered by ${describe(by)}`, box)];
}

/** Components lie on components; what is no component must not. */
function coverOfPart(part: Element, layout: Layout): Element | null {
    const box = layout.shown(part.getBoundingClientRect(), layout.framesAround(part));
    const covers = pointsAcross(box)
        .map((point) => coverAt(part, point, layout))
        .filter((cover) => cover !== undefined);
    const over = covers.filter((cover) => cover !== null).filter((cover) => !layout.movesFrom(part, cover));
    const foreign = over.filter((cover) => !cover.closest("[data-part]") && !inOneDrawing(part, cover));
    const isCovered =
        over.length > 0 && (over.length === covers.length || foreign.length > covers.length * MAX_COVERED);
    return isCovered ? (foreign[0] ?? over[0]!) : null;
}

function pointsAcross({ left, right, top, bottom }: Box): Point[] {
    if (right - left < 2 || bottom - top < 2) return [];
    return ACROSS.flatMap((x) => ACROSS.map((y): Point => [left + (right - left) * x, top + (bottom - top) * y]));
}
