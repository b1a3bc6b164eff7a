// Where the values come from that the card of a component says: an edition, the rulebook, or our reconstruction.
import type { BoxFigure } from "../texts/componentCard.ts";
import type { GameTexts } from "../texts/gameTexts.svelte.ts";
import { fieldsOf, type EditionForm } from "./form.ts";
import { entriesOf, originOf, type Origin, type ValuesInForce } from "./tableEdition.ts";

export interface PartOriginProps extends Record<string, unknown> {
    texts: GameTexts;
    figures: readonly BoxFigure[];
}

/** Number of values by their origin. */
export type Origins = Readonly<Record<Origin, number>>;

/** Count the values of some figures; those that no edition changes do not count. */
export function originsOf(form: EditionForm, edition: ValuesInForce, figures: readonly BoxFigure[]): Origins {
    const found: Record<Origin, number> = { edition: 0, ours: 0, rulebook: 0 };
    for (const { path, entry } of figures) {
        const field = fieldsOf(form).find((each) => each.path === path);
        if (!field) continue;
        entriesOf(field, edition).forEach((value, at) => {
            if (entry === null || entry === at) found[originOf(field, at, value, edition)] += 1;
        });
    }
    return found;
}
