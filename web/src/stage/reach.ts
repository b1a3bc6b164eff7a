// Where a touch leads towards a move: an element that bears it and is hit at its centre.
import { bringIntoView } from "./checks/scrolling.ts";
import { isPanned } from "./checks/layout.ts";
import {
    ancestors,
    CONTROLS,
    contains,
    deepElementFromPoint,
    deepElements,
    describe,
    isVisible,
    rooms,
} from "./checks/dom.ts";
import { touchPoint, type Point } from "./checks/touchPoint.ts";
import { frame } from "./frames.ts";

export interface Bearer {
    /** Centre of the element; null if there is none that can be hit. */
    point: Point | null;
    /** Why there is none. */
    problem: string;
    element: Element | null;
}

const FOCUSABLE = `${CONTROLS}, [tabindex]`;
/** A map flies to what has the focus; without motion it is there after a few frames. */
const FLIGHT_FRAMES = 6;

/** The elements that bear each move; a whole room that declares a move is none. */
export function bearersByMove(): Map<string, Element[]> {
    const found = new Map<string, Element[]>();
    for (const element of rooms().flatMap((room) => deepElements(room)))
        for (const move of movesOf(element)) found.set(move, [...(found.get(move) ?? []), element]);
    return found;
}

/** Moves that only a whole room declares. */
export function movesOfRooms(): Set<string> {
    return new Set(rooms().flatMap(movesOf));
}

/** The place to touch for a move, brought into view. */
export async function bearerOf(move: string): Promise<Bearer> {
    const bearer = await reachable(bearersByMove().get(move) ?? [], move);
    if (!bearer.element) return bearer;
    const focusable = bearer.element.matches(FOCUSABLE) || bearer.element.querySelector(FOCUSABLE);
    return focusable ? bearer : nobody(`${describe(bearer.element)} has no key focus`);
}

/** What was chosen already would be given back; of the others, the one with the fewest moves leads there at once. */
function nearestFirst(bearing: readonly Element[]): Element[] {
    const open = bearing.filter((element) => element.getAttribute("aria-pressed") !== "true");
    return (open.length ? open : bearing).toSorted((a, b) => movesOf(a).length - movesOf(b).length);
}

/** The first of some elements that is hit: where it is, else after scrolling, else with the focus in a panned map. */
export async function reachable(bearing: readonly Element[], move: string): Promise<Bearer> {
    const elements = nearestFirst(bearing);
    if (!elements.length)
        return nobody(movesOfRooms().has(move) ? "only the whole room bears it" : "no element bears it");
    for (const element of elements) if (!obstacle(element, move)) return found(element);
    for (const element of elements) if (bringIntoView(element) && !obstacle(element, move)) return found(element);
    for (const element of elements) if (await flownTo(element, move)) return found(element);
    return nobody(obstacle(elements[0]!, move));
}

/** Whether a panned map brings an element into view that gets the focus. */
async function flownTo(element: Element, move: string): Promise<boolean> {
    if (!isVisible(element) || !surfaceOf(element) || !element.matches(FOCUSABLE)) return false;
    (element as HTMLElement).focus({ preventScroll: true });
    for (let left = FLIGHT_FRAMES; left > 0 && obstacle(element, move); left--) await frame();
    (element as HTMLElement).blur();
    return !obstacle(element, move);
}

function nobody(problem: string): Bearer {
    return { point: null, problem, element: null };
}

function found(element: Element): Bearer {
    return { point: touchPoint(element), problem: "", element };
}

export function movesOf(element: Element): string[] {
    return element.getAttribute("data-moves")?.split(" ").filter(Boolean) ?? [];
}

function bears(element: Element, move: string): boolean {
    return movesOf(element).includes(move);
}

/** The map around an element that takes the touches instead of it. */
function surfaceOf(element: Element): Element | undefined {
    return ancestors(element).find((each) => isPanned(getComputedStyle(each)));
}

/** Why a touch at the centre of an element does not reach it. */
export function obstacle(element: Element, move: string): string {
    if (!isVisible(element)) return `${describe(element)} is not visible`;
    const hit = deepElementFromPoint(...touchPoint(element));
    if (!hit) return `${describe(element)} is outside of the window`;
    if (contains(element, hit) || ancestors(hit).some((each) => bears(each, move) && !isRoom(each))) return "";
    if (takesTouches(surfaceOf(element), hit) && getComputedStyle(element).pointerEvents === "none") return "";
    return `${describe(element)} is covered by ${describe(hit)}`;
}

function isRoom(element: Element): boolean {
    return element.classList.contains("room");
}

/** Whether a touch on an element is one on the map around it. */
function takesTouches(surface: Element | undefined, hit: Element): boolean {
    const control = hit.closest(CONTROLS);
    return !!surface && contains(surface, hit) && !(control && control !== surface && contains(surface, control));
}
