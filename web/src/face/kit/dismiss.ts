// What a touch has opened closes by Escape and by a touch beside it.
import type { Attachment } from "svelte/attachments";
import { addLayer } from "./layers.ts";

/** Close by Escape or a touch outside of the element; the touch itself still does what it does. */
export function dismiss(close: () => void): Attachment<HTMLElement> {
    return (element) => {
        const touch = (event: PointerEvent): void => {
            if (!event.composedPath().includes(element)) close();
        };
        // In the bubbling phase, before the click that may open the next one.
        addEventListener("pointerdown", touch);
        const remove = addLayer(close, element);
        return () => {
            removeEventListener("pointerdown", touch);
            remove();
        };
    };
}

/** Close by Escape only: for what stays open while the board is touched, or is closed by it anyway. */
export function escape(close: () => void): Attachment<HTMLElement> {
    return (element) => addLayer(close, element);
}
