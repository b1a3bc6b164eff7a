// The back button closes what a face has opened over the board, as Escape does.
import { closeLayer } from "../../face/kit/layers.ts";
import { overlays } from "../../state/overlays.ts";

const OPENED = "[data-opened]";

/** Add an entry to the browser's history while something is open in a room; return a function that ends it. */
export function closeByBack(room: HTMLElement): () => void {
    let forget: (() => void) | undefined;
    const look = (): void => {
        const opened = room.querySelector(OPENED) !== null;
        if (opened) forget ??= overlays?.add(back);
        else leave();
    };
    const back = (): void => {
        forget = undefined;
        closeLast(room);
    };
    const leave = (): void => {
        forget?.();
        forget = undefined;
    };
    const observer = new MutationObserver(look);
    observer.observe(room, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-opened"] });
    look();
    return () => {
        observer.disconnect();
        leave();
    };
}

/** Close what was opened last; a face that closes it by itself gets Escape there. */
function closeLast(room: HTMLElement): void {
    const opened = [...room.querySelectorAll(OPENED)].at(-1);
    if (opened && !closeLayer(opened))
        opened.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
}
