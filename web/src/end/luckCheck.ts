// Whether the luck of a table holds, recomputed here, and how much of it each seat had.
import type { Finding } from "../luck/verify.ts";
import { api } from "../wire/api.ts";

export interface Verdict {
    problems: Finding[];
    /** How many dice, lots and shuffles were recomputed. */
    draws: number;
}

export interface SeatLuckReport {
    name: string;
    luck: number;
    /** The share of fair games in which the seat would have been less lucky. */
    luckier_than: number;
}

interface ChanceSpec {
    kind: string;
    of: unknown[];
}

/** A roll of six dice is six draws, a lot or a shuffle one. */
export function drawsIn(chances: readonly ChanceSpec[]): number {
    return chances.reduce((sum, { kind, of }) => sum + (kind === "roll" ? of.length : 1), 0);
}

/** Fetch the file of a table and recompute its luck; the page is drawn first. */
export async function verdict(table: string): Promise<Verdict> {
    const file = await api.get<{ chances?: ChanceSpec[] }>(`/tables/${encodeURIComponent(table)}/export`);
    const { verify } = await import("../luck/verify.ts");
    await new Promise((drawn) => setTimeout(drawn, 50));
    return { problems: verify(file), draws: drawsIn(file.chances ?? []) };
}

export async function luckReport(table: string): Promise<SeatLuckReport[]> {
    return (await api.get<{ seats: SeatLuckReport[] }>(`/tables/${encodeURIComponent(table)}/luck`)).seats;
}

export type SeatLuck = "good" | "even" | "bad";

/** Luck in a word: only what is well away from the middle counts as good or bad. */
export function seatLuck(luckierThan: number): SeatLuck {
    if (luckierThan >= 0.7) return "good";
    return luckierThan <= 0.3 ? "bad" : "even";
}
