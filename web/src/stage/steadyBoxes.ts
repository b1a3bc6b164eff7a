// Places of what must not move during a turn: the rooms, the parts of the frame, and fixed parts of a board.
import { deepElements, rooms, type Box } from "./checks/dom.ts";
import { kindOf } from "./checks/overflow.ts";
import { scrolledBy } from "./checks/scrolling.ts";

const ONE_OF_A_KIND = ["board", "top", "side", "desk"];
const FRAME = ".table > header, .people, .action";

export function steadyBoxes(selectors: readonly string[]): Record<string, Box> {
    const own = rooms().filter((room) => ONE_OF_A_KIND.includes(kindOf(room)));
    const frame = [...document.querySelectorAll(FRAME)];
    const fixed = selectors.length ? deepElements(document).filter((each) => each.matches(selectors.join())) : [];
    return Object.fromEntries([
        ...own.map((room) => [`room ${kindOf(room)}`, boxOf(room)]),
        ...frame.map((each) => [`frame ${each.className.split(" ")[0] || each.nodeName.toLowerCase()}`, boxOf(each)]),
        // Every sheet has its own columns.
        ...fixed.map((each, index) => [`${each.getAttribute("data-part") ?? each.classList[0]} ${index}`, boxOf(each)]),
    ]) as Record<string, Box>;
}

/** Place of an element, as if nothing around it were scrolled. */
function boxOf(element: Element): Box {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = scrolledBy(element);
    return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}
