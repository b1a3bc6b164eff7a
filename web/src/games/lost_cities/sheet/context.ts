// Context of a sheet for its parts.
import { getContext, setContext } from "svelte";
import type { Box } from "../box.ts";
import type { Offer } from "../choices.ts";
import type { SheetMotion } from "../motion.svelte.ts";
import type { Change, Step } from "../plan.ts";
import type { Sheet } from "../view.ts";

export interface SheetContext {
    readonly box: Box;
    readonly seat: number;
    /** Whether it is the player's own: planned marks stay in pencil until the ink appears. */
    readonly mine: boolean;
    /** The current sheet, and the sheet with the plan applied. */
    readonly current: Sheet;
    readonly sheet: Sheet;
    readonly steps: readonly Step[];
    readonly change: Change;
    readonly offers: readonly Offer[];
    /** Whether a column must be chosen: those that do not fit are dimmed. */
    readonly choosing: boolean;
    /** Whether a bridge was crossed in an earlier turn. */
    readonly crossed: readonly boolean[];
    readonly motion: SheetMotion | null;
    /** Id of a pattern or filter within this drawing. */
    id(name: string): string;
}

const KEY = Symbol("sheet");

export function provideSheet(sheetContext: SheetContext): void {
    setContext(KEY, sheetContext);
}

export function sheetContext(): SheetContext {
    return getContext<SheetContext>(KEY);
}
