// What a touch has opened closes by Escape and by a touch beside it.
import type { Attachment } from "svelte/attachments";

/** Close by Escape or a touch outside of the element; the touch itself still does what it does. */
export function dismiss(close: () => void): Attachment<HTMLElement> {
    return (element) => {
        const touch = (event: PointerEvent): void => {
            if (!event.composedPath().includes(element)) close();
        };
        const press = (event: KeyboardEvent): void => {
            if (event.key === "Escape") close();
        };
        // In the bubbling phase, before the click that may open the next one.
        addEventListener("pointerdown", touch);
        addEventListener("keydown", press);
        return () => {
            removeEventListener("pointerdown", touch);
            removeEventListener("keydown", press);
        };
    };
}
