// The focus goes with the chosen value if it was on a value, or on what leads to one; elsewhere it stays.
import { tick } from "svelte";
import type { Cell } from "../editions/form.ts";
import { VALUE } from "./editorKeys.ts";

/** What is read as a whole: a column, a set, the lines of a map. */
const WHOLES = "[data-whole]";
/** Values, the parts of the box, and remarks that lead to a value. */
const FOLLOWED = `${VALUE}, ${WHOLES}, [data-enters]`;
const CHOSEN = `:is(${VALUE}, ${WHOLES})[aria-current]`;

/** Follow a choice; `stays` is called after a choice that the focus does not follow. */
export function followChoice(cell: () => Cell, board: () => HTMLElement | undefined, stays: () => void): void {
    let before: Cell | null = null;
    $effect.pre(() => {
        const now = cell();
        const isNew = before !== null && (before.path !== now.path || before.entry !== now.entry);
        before = now;
        if (!isNew) return;
        // Before the page changes: what has the focus may be removed.
        const follows = Boolean(document.activeElement?.matches(FOLLOWED));
        void tick().then(() => {
            if (follows) board()?.querySelector<HTMLElement>(CHOSEN)?.focus({ preventScroll: true });
            else stays();
        });
    });
}
