// The deeds that brought most points, from the history.
import { deeds, isRanked, isUndone, type Deed } from "../table/log/deeds.ts";
import type { Entry } from "../table/log/logEntries.ts";
import { startsTurn } from "../table/log/turnNumbers.ts";
import { projectedTotals } from "../table/players/projectedRows.ts";
import { positionOf, replayPositions, type ReplayPosition } from "../table/replay/replayPositions.ts";

export interface GreatMove {
    deed: Deed;
    points: number;
}

/** Deeds with the largest gains, largest first. Where points come later, what is already sure to come counts. */
export function greatMoves(history: readonly Entry[], count: number): GreatMove[] {
    const positions = replayPositions(history);
    const found = deeds(history)
        .filter((deed) => deed.seat >= 0 && isRanked(deed) && !isUndone(deed))
        .map((deed) => ({ deed, points: gain(deed, positions) }));
    return found
        .filter(({ points }) => points > 0)
        .sort((a, b) => b.points - a.points || a.deed.n - b.deed.n)
        .slice(0, count);
}

/** Points that a deed brought its seat; 0 if they are not known, or everybody's were counted meanwhile. */
function gain({ n, seat, lines }: Deed, positions: readonly ReplayPosition[]): number {
    const [from, to] = [positions.findIndex((each) => each.n >= n), positionOf(positions, lines.at(-1)!.n)];
    if (from < 1) return 0;
    const counted = positions
        .slice(from, to + 1)
        .some(({ events }) => events.some(({ starts }) => starts === "scoring"));
    const [before, after] = [points(positions[from - 1]!, seat), points(positions[to]!, seat)];
    return counted || before === undefined || after === undefined ? 0 : after - before;
}

function points({ projection }: ReplayPosition, seat: number): number | undefined {
    const sheets = projection.projected;
    return sheets ? projectedTotals(sheets)[seat] : (projection.scores?.[seat] ?? undefined);
}

/** Number of turns as players count them: those taken back do not count. */
export function turnCount(history: readonly Entry[]): number {
    const counted = history.findLast(({ turn }) => turn !== undefined && turn !== null)?.turn;
    if (counted) return counted;
    const lines = deeds(history).flatMap((deed) => deed.lines);
    return lines.filter(({ event, undone }) => !undone && startsTurn(event)).length;
}
