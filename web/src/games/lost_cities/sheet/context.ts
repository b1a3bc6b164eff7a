// What the parts of a sheet need to draw themselves, handed down once.
import { getContext, setContext } from "svelte";
import type { Offer } from "../choices.ts";
import type { SheetMotion } from "../motion.svelte.ts";
import type { Change, Step } from "../plan.ts";
import type { Sheet } from "../view.ts";

export interface SheetContext {
    readonly seat: number;
    /** Whether it is our own: what we had planned stands in pencil until the ink is there. */
    readonly mine: boolean;
    /** As it is, and as it would be with what is planned. */
    readonly current: Sheet;
    readonly sheet: Sheet;
    readonly steps: readonly Step[];
    readonly change: Change;
    readonly offers: readonly Offer[];
    /** Whether we are asked for a column: what does not fit steps back. */
    readonly choosing: boolean;
    /** Whether a bridge was crossed in an earlier turn. */
    readonly crossed: readonly boolean[];
    readonly motion: SheetMotion | null;
    /** The name of a pattern or filter within this drawing. */
    id(name: string): string;
}

const KEY = Symbol("sheet");

export function provideSheet(sheetContext: SheetContext): void {
    setContext(KEY, sheetContext);
}

export function sheetContext(): SheetContext {
    return getContext<SheetContext>(KEY);
}
