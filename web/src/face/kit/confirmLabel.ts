// The confirm button named after a single move, which is what it does.
import type { Saying } from "../types.ts";

/** Letters that fit beside the undo button on a phone. */
const MAX_LENGTH = 24;

/** A label for the confirm button where the text of the move is short enough; otherwise the page says "Confirm". */
export function confirmLabel(text: string): Pick<Saying, "confirm"> {
    return text && text.length <= MAX_LENGTH ? { confirm: { label: text } } : {};
}
