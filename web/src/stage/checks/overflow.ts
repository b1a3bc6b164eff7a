// Nothing is wider than the window, no room of a face is too small for its content, and the board does not scroll.
import { describe, nameOf } from "./dom.ts";
import { finding, type Finding } from "./finding.ts";
import type { Layout } from "./layout.ts";

export function overflowFindings(rooms: readonly HTMLElement[]): Finding[] {
    return [...sideways(), ...rooms.flatMap(roomOverflow), ...rooms.flatMap(scrollingFrames)];
}

function sideways(): Finding[] {
    const { scrollWidth, clientWidth } = document.documentElement;
    const over = scrollWidth - clientWidth;
    return over > 0 ? [finding("overflow", "page", `the page scrolls sideways by ${over} px`)] : [];
}

function roomOverflow(room: HTMLElement): Finding[] {
    const kind = kindOf(room);
    const [wide, high] = [room.scrollWidth - room.clientWidth, room.scrollHeight - room.clientHeight];
    const box = room.getBoundingClientRect();
    return [
        ...(wide > 1 ? [finding("overflow", `${kind} x`, `the ${kind} is ${wide} px too wide`, box)] : []),
        ...(high > 1 ? [finding("overflow", `${kind} y`, `the ${kind} is ${high} px too high`, box)] : []),
    ];
}

/** Elements of the frame around the board that scroll it. */
function scrollingFrames(room: HTMLElement): Finding[] {
    if (kindOf(room) !== "board") return [];
    const found: Finding[] = [];
    const root = room.getRootNode();
    let around = room.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    for (; around && around !== document.body; around = around.parentElement) {
        const over = around.scrollHeight - around.clientHeight;
        if (over > 1 && getComputedStyle(around).overflowY !== "visible")
            found.push(
                finding("overflow", `scrolls ${nameOf(around)}`, `${describe(around)} scrolls the board by ${over} px`),
            );
    }
    return found;
}

/** Kind of a room: the class of the element that holds it. */
export function kindOf(room: HTMLElement): string {
    const root = room.getRootNode();
    const host = root instanceof ShadowRoot ? root.host : room.parentElement;
    return host?.classList[0] ?? "room";
}

/** Sheets and drawers must not scroll sideways; rows of cards may. */
export function dialogOverflow(dialog: Element, layout: Layout): Finding[] {
    const scrollers = [dialog, ...dialog.querySelectorAll("*")].filter((each) =>
        /auto|scroll/.test(layout.styleOf(each).overflowY),
    );
    return scrollers
        .filter((each) => each.scrollWidth - each.clientWidth > 1)
        .map((each) => finding("overflow", `dialog ${nameOf(each)}`, `${describe(each)} scrolls sideways`));
}
