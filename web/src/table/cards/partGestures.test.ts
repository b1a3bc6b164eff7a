import { beforeEach, expect, test, vi } from "vitest";
import { PartGestures, PRESS_MS, type CardHost } from "./partGestures.ts";

class Piece {
    readonly classList = { contains: () => false };
    readonly matches = () => true;
    readonly getAttribute = (name: string) => (name === "data-part" ? "card:red" : null);
}

const [piece, board, log] = [new Piece(), new EventTarget(), new EventTarget()];
let page: EventTarget;
let shown: ReturnType<typeof vi.fn>;

beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("Element", Piece);
    page = new EventTarget();
    shown = vi.fn();
    const host = { open: null, has: () => true, show: shown, hide: () => {}, contains: () => false };
    new PartGestures(host as unknown as CardHost).listen(page as Window);
    return () => vi.useRealTimers();
});

/** Send an event from the piece, or from what scrolls; return whether its default action is left to it. */
function send(type: string, more: object = {}): boolean {
    const event = new Event(type, { cancelable: true });
    const fields = { isPrimary: true, button: 0, pointerType: "touch", clientX: 0, clientY: 0, ...more };
    for (const [name, value] of Object.entries({ ...fields, composedPath: () => [piece, board, page] }))
        Object.defineProperty(event, name, { value });
    return page.dispatchEvent(event);
}

test("a click after a long press does nothing, though something else has scrolled", () => {
    send("pointerdown");
    send("scroll", { target: log });
    vi.advanceTimersByTime(PRESS_MS);
    expect(shown).toHaveBeenCalledOnce();
    send("scroll", { target: log });
    send("scroll", { target: board });
    send("pointerup");
    expect(send("click")).toBe(false);
    expect(send("click")).toBe(true);
});

test("a finger that scrolls does not press", () => {
    send("pointerdown");
    send("scroll", { target: board });
    vi.advanceTimersByTime(PRESS_MS);
    send("pointerup");
    expect(shown).not.toHaveBeenCalled();
    expect(send("click")).toBe(true);
});
