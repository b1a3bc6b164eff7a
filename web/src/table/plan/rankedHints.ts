// Order of hints.
import type { Hint as Estimate } from "../../wire/types.ts";

/** Sort estimates: the highest win probability first, then the most points. */
export function ranked(hints: readonly Estimate[]): readonly Estimate[] {
    return hints.toSorted((a, b) => b.win_probability - a.win_probability || b.score - a.score);
}
