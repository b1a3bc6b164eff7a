// Hints as a face shows them: by move, with the best one marked.
import type { Hint } from "../../face/contract.ts";

/** Put estimates in a map; the best is the one with the highest chance, points deciding between equals. */
export function ranked(hints: readonly Hint[]): ReadonlyMap<string, Hint> {
    const best = [...hints].sort((a, b) => b.chance - a.chance || b.score - a.score)[0];
    return new Map(hints.map((hint) => [hint.move, { ...hint, best: hint === best }]));
}
