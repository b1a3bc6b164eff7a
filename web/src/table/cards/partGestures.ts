// How people ask for the card of a component: rest on it with a mouse, press it long, or touch it where it is no control.
import type { Part } from "../../face/types.ts";

export const HOVER_MS = 500;
export const PRESS_MS = 400;
/** Time to get from a component to its card before the card closes. */
const LEAVE_MS = 220;
/** A finger that moves further does not press. */
const SLACK = 10;

export type How = "hover" | "touch" | "key" | "tool";

/** A component on the page. */
export interface Bearer {
    readonly part: Part;
    readonly element: Element;
}

/** What the gestures ask for. */
export interface CardHost {
    readonly open: { readonly part: Part; readonly how: How } | null;
    /** Whether a part has something to say. */
    has(part: Part): boolean;
    show(bearer: Bearer, how: How): void;
    hide(): void;
    /** Whether an event is in the card itself. */
    contains(path: readonly EventTarget[]): boolean;
}

/** The innermost component that an event is in. */
export function bearerOf(path: readonly EventTarget[]): Bearer | null {
    for (const element of elements(path)) {
        const part = element.getAttribute("data-part");
        if (part) return { part, element };
    }
    return null;
}

const CONTROLS = "button:enabled:not([aria-disabled=true]), a[href], input:enabled, select, textarea, summary";
const ROLES = "[role=button]:not([aria-disabled=true]), [role=radio], [role=tab], [role=switch]";

/** Whether a touch does something else: the element or one around it bears moves or is an enabled control. */
export function isControl(path: readonly EventTarget[]): boolean {
    return elements(path).some((element) => bearsMoves(element) || element.matches(CONTROLS) || element.matches(ROLES));
}

/** The room of a face may bear all moves of its board. */
function bearsMoves(element: Element): boolean {
    return Boolean(element.getAttribute("data-moves")) && !element.classList.contains("room");
}

function elements(path: readonly EventTarget[]): Element[] {
    return path.filter((target): target is Element => target instanceof Element);
}

interface Press {
    readonly bearer: Bearer;
    readonly control: boolean;
    readonly x: number;
    readonly y: number;
    /** Whether the card of this part was open: a second touch closes it. */
    readonly again: boolean;
}

export class PartGestures {
    readonly #host: CardHost;
    #timer: ReturnType<typeof setTimeout> | undefined;
    /** Where the mouse was. */
    #at: readonly [number, number] = [-1, -1];
    #over: Element | null = null;
    /** What the component under mouse or finger is in: it moves when one of these scrolls. */
    #path: readonly EventTarget[] = [];
    #press: Press | null = null;
    #long = false;

    constructor(host: CardHost) {
        this.#host = host;
    }

    /** Listen to the page; the returned function stops it. */
    listen(target: Window): () => void {
        const stop = new AbortController();
        const { signal } = stop;
        target.addEventListener("pointermove", (event) => this.#move(event), { signal, passive: true });
        target.addEventListener("pointerdown", (event) => this.#down(event), { signal, capture: true });
        target.addEventListener("pointerup", () => this.#up(), { signal });
        target.addEventListener("pointercancel", () => this.#cancel(), { signal });
        target.addEventListener("click", (event) => this.#click(event), { signal, capture: true });
        target.addEventListener("contextmenu", (event) => this.#long && event.preventDefault(), { signal });
        target.addEventListener("scroll", (event) => this.#scroll(event), { signal, capture: true, passive: true });
        return () => {
            this.#cancel();
            stop.abort();
        };
    }

    #move(event: PointerEvent): void {
        if (this.#press) return this.#drag(event);
        // A still mouse over something new is no question: what moved is the page.
        if (event.pointerType !== "mouse" || event.buttons || !this.#hasMoved(event)) return;
        const path = event.composedPath();
        if (this.#host.contains(path)) return this.#stop();
        const bearer = bearerOf(path);
        if (bearer?.element === this.#over) return;
        this.#stop();
        [this.#over, this.#path] = [bearer?.element ?? null, path];
        if (this.#host.open?.how === "hover" && bearer?.part !== this.#host.open.part)
            this.#timer = setTimeout(() => this.#leave(bearer), LEAVE_MS);
        else if (bearer) this.#timer = setTimeout(() => this.#hover(bearer), HOVER_MS);
    }

    #hasMoved({ clientX, clientY }: PointerEvent): boolean {
        const [x, y] = this.#at;
        this.#at = [clientX, clientY];
        return x !== clientX || y !== clientY;
    }

    #leave(next: Bearer | null): void {
        this.#host.hide();
        if (next) this.#timer = setTimeout(() => this.#hover(next), HOVER_MS - LEAVE_MS);
    }

    #hover(bearer: Bearer): void {
        if (!this.#host.open && bearer.element.isConnected && this.#host.has(bearer.part))
            this.#host.show(bearer, "hover");
    }

    #drag({ clientX, clientY }: PointerEvent): void {
        const press = this.#press;
        if (press && Math.hypot(clientX - press.x, clientY - press.y) > SLACK) this.#cancel();
    }

    /** What moves away is neither pressed nor asked about; a card that is open stays, and so does the end of its press. */
    #scroll({ target }: Event): void {
        if (!target || !this.#path.includes(target)) return;
        this.#stop();
        this.#press = null;
    }

    #down(event: PointerEvent): void {
        this.#cancel();
        const path = event.composedPath();
        if (this.#host.contains(path)) return;
        const bearer = bearerOf(path);
        [this.#over, this.#path] = [bearer?.element ?? null, path];
        const again = this.#host.open?.part === bearer?.part;
        if (this.#host.open?.how === "hover") this.#host.hide();
        if (!bearer || event.button || !event.isPrimary || !this.#host.has(bearer.part)) return;
        this.#press = { bearer, control: isControl(path), x: event.clientX, y: event.clientY, again };
        if (event.pointerType !== "mouse") this.#timer = setTimeout(() => this.#hold(bearer), PRESS_MS);
    }

    #hold(bearer: Bearer): void {
        this.#press = null;
        this.#long = true;
        this.#host.show(bearer, "touch");
    }

    #up(): void {
        const press = this.#press;
        this.#stop();
        this.#press = null;
        if (press && !press.control && !press.again) this.#host.show(press.bearer, "touch");
    }

    /** A long press is no touch of what is under the finger. */
    #click(event: MouseEvent): void {
        if (!this.#long) return;
        this.#long = false;
        event.preventDefault();
        event.stopPropagation();
    }

    #cancel(): void {
        this.#stop();
        this.#press = null;
        this.#long = false;
    }

    #stop(): void {
        clearTimeout(this.#timer);
    }
}
