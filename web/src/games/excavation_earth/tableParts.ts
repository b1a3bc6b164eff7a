// What the rooms of a table share: the touches, the sheets of a round and of Zu, and the leaves.
import { shared } from "../../face/svelte/shared.svelte.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { Leaves } from "./leaves.svelte.ts";
import { Selection } from "./selection.svelte.ts";
import { Sheets } from "./sheets.svelte.ts";

export interface TableParts {
    selection: Selection;
    sheets: Sheets;
    leaves: Leaves;
}

/** Call it while a component is set up. */
export function tableParts(scene: () => SvelteScene): TableParts {
    // All rooms have the same scene; the one that came first may be gone before the others.
    const table = scene();
    return shared(table, tableParts, () => {
        const selection = new Selection(() => table);
        const sheets = new Sheets(() => table);
        return { selection, sheets, leaves: new Leaves(() => table, selection, sheets) };
    });
}
