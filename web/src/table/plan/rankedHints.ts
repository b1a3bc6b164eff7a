// Hints by move, with the best one marked.
import type { Hint } from "../../face/contract.ts";

/** Index estimates by move; the best has the highest win probability, then the most points. */
export function ranked(hints: readonly Hint[]): ReadonlyMap<string, Hint> {
    const best = [...hints].sort((a, b) => b.win_probability - a.win_probability || b.score - a.score)[0];
    return new Map(hints.map((hint) => [hint.move, { ...hint, best: hint === best }]));
}
