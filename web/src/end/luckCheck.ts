// Check of a table's luck in the browser, and the luck of each seat.
import type { Finding } from "../luck/verify.ts";
import { api } from "../wire/api.ts";
import type { LuckReport } from "../wire/types.ts";

export interface Verdict {
    problems: Finding[];
    /** Number of dice, lots and shuffles recomputed. */
    draws: number;
}

interface ChanceSpec {
    kind: string;
    of: unknown[];
}

/** A roll counts one draw per die, a lot or a shuffle one. */
export function drawsIn(chanceEvents: readonly ChanceSpec[]): number {
    return chanceEvents.reduce((sum, { kind, of }) => sum + (kind === "roll" ? of.length : 1), 0);
}

/** Load the export of a table and recompute its luck, after the page is painted. */
export async function verdict(table: string): Promise<Verdict> {
    const file: { chance_events?: ChanceSpec[] } = await api.get("/tables/{table}/export", { table });
    const { verify } = await import("../luck/verify.ts");
    await new Promise((drawn) => setTimeout(drawn, 50));
    return { problems: verify(file), draws: drawsIn(file.chance_events ?? []) };
}

export async function luckReport(table: string): Promise<LuckReport["seats"]> {
    return (await api.get("/tables/{table}/luck", { table })).seats;
}

export type SeatLuck = "good" | "even" | "bad";

/** Classify a seat's luck; only values well away from the middle count as good or bad. */
export function seatLuck(luckierThan: number): SeatLuck {
    if (luckierThan >= 0.7) return "good";
    return luckierThan <= 0.3 ? "bad" : "even";
}
