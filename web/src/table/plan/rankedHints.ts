// Order of hints, and the figure that tells them apart: a chance, or points where the chances say nothing.
import type { Hint as Estimate } from "../../wire/types.ts";

export type Unit = "chance" | "points";

export interface RankedHints {
    readonly unit: Unit;
    /** Best first. */
    readonly hints: readonly Estimate[];
    /** How much more the best move brings than the next, in the unit; 0 if that is within the error. */
    readonly ahead: number;
}

/** Chances outside of these are as good as lost or won: they no longer tell moves apart. */
const [LOSING, WINNING] = [0.05, 0.95];
/** Number of moves that are pinned, and have to differ. */
export const PINNED = 3;

/** Sort estimates by the chance to win, or by points among moves whose chances do not differ. */
export function ranked(estimates: readonly Estimate[]): RankedHints {
    const byChance = estimates.toSorted((a, b) => b.win_probability - a.win_probability || b.score - a.score);
    if (!isFlat(byChance)) return { unit: "chance", hints: byChance, ahead: lead(byChance, chance) };
    const byPoints = byChance.toSorted((a, b) => tier(b, byChance) - tier(a, byChance) || b.score - a.score);
    return { unit: "points", hints: byPoints, ahead: lead(byPoints, points) };
}

function isFlat(byChance: readonly Estimate[]): boolean {
    const best = byChance.slice(0, PINNED);
    return best.length > 1 && (isDecided(byChance) || best.every((each) => !differ(best[0]!, each, chance)));
}

/** Whether all moves lose, or all win, as far as one can see. */
function isDecided(all: readonly Estimate[]): boolean {
    return all.every((each) => each.win_probability < LOSING) || all.every((each) => each.win_probability > WINNING);
}

/** Moves with a clearly worse chance come after the others, however many points they bring. */
function tier(estimate: Estimate, byChance: readonly Estimate[]): number {
    return isDecided(byChance) || !differ(byChance[0]!, estimate, chance) ? 1 : 0;
}

type Figure = (estimate: Estimate) => readonly [value: number, error: number];
const chance: Figure = (estimate) => [estimate.win_probability, estimate.win_probability_error];
const points: Figure = (estimate) => [estimate.score, estimate.score_error];

/** Whether two moves differ by more than the error of their difference. */
function differ(a: Estimate, b: Estimate, figure: Figure): boolean {
    const [[x, dx], [y, dy]] = [figure(a), figure(b)];
    return Math.abs(x - y) > Math.hypot(dx, dy);
}

function lead([best, next]: readonly Estimate[], figure: Figure): number {
    return best && next && differ(best, next, figure) ? figure(best)[0] - figure(next)[0] : 0;
}
