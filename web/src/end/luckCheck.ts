// Whether the luck of a table holds, recomputed here, and how much of it each seat had.
import type { Problem } from "../luck/verify.ts";
import { api } from "../wire/api.ts";

export interface Verdict {
    problems: Problem[];
    /** How many dice, lots and shuffles were recomputed. */
    draws: number;
}

export interface LuckOf {
    name: string;
    luck: number;
    /** The share of fair games in which the seat would have been less lucky. */
    luckier_than: number;
}

interface Drawn {
    kind: string;
    of: unknown[];
}

/** A roll of six dice is six draws, a lot or a shuffle one. */
export function drawsIn(chances: readonly Drawn[]): number {
    return chances.reduce((sum, { kind, of }) => sum + (kind === "roll" ? of.length : 1), 0);
}

/** Fetch the file of a table and recompute its luck; the page is drawn first. */
export async function verdict(table: string): Promise<Verdict> {
    const file = await api.get<{ chances?: Drawn[] }>(`/tables/${encodeURIComponent(table)}/export`);
    const { verify } = await import("../luck/verify.ts");
    await new Promise((drawn) => setTimeout(drawn, 50));
    return { problems: verify(file), draws: drawsIn(file.chances ?? []) };
}

export async function luckReport(table: string): Promise<LuckOf[]> {
    return (await api.get<{ seats: LuckOf[] }>(`/tables/${encodeURIComponent(table)}/luck`)).seats;
}

export type Fortune = "smiled" | "even" | "frowned";

/** Luck in a word: only what is well away from the middle counts as good or bad. */
export function fortune(luckierThan: number): Fortune {
    if (luckierThan >= 0.7) return "smiled";
    return luckierThan <= 0.3 ? "frowned" : "even";
}
