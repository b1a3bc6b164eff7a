// Check of a table's luck in the browser, and the luck of each seat.
import type { DeviceCheck } from "../luck/deviceCheck.ts";
import { drawCount, type DrawCount } from "../luck/drawCount.ts";
import type { ChanceEvent } from "../luck/exportFile.ts";
import { noteTaking } from "../luck/noteTaking.ts";
import { api } from "../wire/api.ts";
import type { LuckReport } from "../wire/types.ts";

export interface Verdict extends DeviceCheck {
    /** What was recomputed. */
    draws: DrawCount;
}

/** Load the export of a table, recompute its luck and compare it with the notes of this device, after the page is painted. */
export async function verdict(table: string): Promise<Verdict> {
    const file: { chance_events?: ChanceEvent[] } = await api.get("/tables/{table}/export", { table });
    const { checkTable } = await import("../luck/deviceCheck.ts");
    await new Promise((drawn) => setTimeout(drawn, 50));
    await noteTaking.take();
    return { ...checkTable(file, table), draws: drawCount(file.chance_events ?? []) };
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
