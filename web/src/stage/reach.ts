// Where a touch leads towards a move: an element that bears it and is hit at its centre.
import { contains, deepElementFromPoint, deepElements, describe, isVisible, rooms } from "./checks/dom.ts";

export interface Bearer {
    /** Centre of the element; null if there is none that can be hit. */
    point: [number, number] | null;
    /** Why there is none. */
    problem: string;
}

const FOCUSABLE = "button, a[href], input, select, textarea, summary, [tabindex]";

export function bearerOf(move: string): Bearer {
    const bearing = rooms().flatMap((room) => deepElements(room).filter((element) => bears(element, move)));
    if (!bearing.length)
        return { point: null, problem: wholeRoom(move) ? "only the whole room bears it" : "no element bears it" };
    // What was chosen already would be given back; of the others, the one with the fewest moves leads there at once.
    const open = bearing.filter((element) => element.getAttribute("aria-pressed") !== "true");
    const nearest = (open.length ? open : bearing).toSorted((a, b) => movesOf(a).length - movesOf(b).length);
    const problems = nearest.map((element) => obstacle(element, move));
    const free = nearest.find((_, index) => !problems[index]);
    return free ? { point: centre(free), problem: "" } : { point: null, problem: problems[0]! };
}

function movesOf(element: Element): string[] {
    return (element.getAttribute("data-moves") ?? "").split(" ");
}

function bears(element: Element, move: string): boolean {
    return movesOf(element).includes(move);
}

function wholeRoom(move: string): boolean {
    return rooms().some((room) => bears(room, move));
}

function centre(element: Element): [number, number] {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
}

/** Why a touch at the centre of an element does not reach it. */
function obstacle(element: Element, move: string): string {
    if (!isVisible(element)) return `${describe(element)} is not visible`;
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const [x, y] = centre(element);
    const hit = deepElementFromPoint(x, y);
    if (!hit) return `${describe(element)} is outside of the window`;
    if (!contains(element, hit) && !bears(hit, move)) return `${describe(element)} is covered by ${describe(hit)}`;
    return element.matches(FOCUSABLE) || element.querySelector(FOCUSABLE)
        ? ""
        : `${describe(element)} has no key focus`;
}
