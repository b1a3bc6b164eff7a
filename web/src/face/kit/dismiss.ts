// What a touch has opened closes by Escape and by a touch beside it.
import type { Attachment } from "svelte/attachments";

/** Close by Escape or a touch outside of the element; the touch itself still does what it does. */
export function dismiss(close: () => void): Attachment<HTMLElement> {
    return (element) => {
        const touch = (event: PointerEvent): void => {
            if (!event.composedPath().includes(element)) close();
        };
        // In the bubbling phase, before the click that may open the next one.
        addEventListener("pointerdown", touch);
        const stop = closeByEscape(close);
        return () => {
            removeEventListener("pointerdown", touch);
            stop();
        };
    };
}

/** Close by Escape only: for what stays open while the board is touched, or is closed by it anyway. */
export function escape(close: () => void): Attachment<HTMLElement> {
    return () => closeByEscape(close);
}

function closeByEscape(close: () => void): () => void {
    const press = (event: KeyboardEvent): void => {
        if (event.key === "Escape") close();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
}
