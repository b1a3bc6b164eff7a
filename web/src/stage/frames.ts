// Waiting for the browser to draw.
import { deepElements, treesIn } from "./checks/dom.ts";
import { timersWait } from "./shortTimers.ts";

/** Frames without a change after which the page rests: a change may need some of them to show. */
const QUIET_FRAMES = 3;
/** Where a face will draw, before it does. */
const EMPTY_ROOM = "div:is(.board, .top, .side, .desk, .standing, .seat, .leaf):empty";
/** Frames after which something that moves for ever is looked at as it is. */
const MAX_FRAMES = 120;

export function frame(): Promise<void> {
    return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

/** Wait until everything is drawn: fonts, movements that end, and frames until every element has its place. */
export async function drawn(): Promise<void> {
    await frame();
    await document.fonts.ready;
    const ending = document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    let [before, quiet] = [NaN, 0];
    for (let left = MAX_FRAMES; left > 0 && quiet < QUIET_FRAMES; left--) {
        await frame();
        const now = places();
        quiet = now === before && !isLoading() && !timersWait() ? quiet + 1 : 0;
        before = now;
    }
}

/** Whether style sheets are on their way, or a room waits for its own. */
function isLoading(): boolean {
    const links = treesIn(document).flatMap((tree) => [
        ...tree.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"),
    ]);
    const empty = deepElements(document).some((each) =>
        each.shadowRoot ? !each.shadowRoot.querySelector(".room") : each.matches(EMPTY_ROOM),
    );
    return empty || links.some(({ sheet }) => !sheet);
}

/** A number that changes when any element changes its place or size. */
function places(): number {
    return deepElements(document).reduce((sum, element, index) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return sum + (left + 3 * top + 7 * width + 11 * height) * ((index % 97) + 1);
    }, 0);
}
