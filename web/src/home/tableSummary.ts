// Helpers for lists of tables: whose turn it is, and which can be joined.
import type { TableSummary } from "../wire/types.ts";

export interface SeatName {
    seat: number;
    name: string;
    bot: boolean;
}

export function waitsForMe(table: TableSummary): boolean {
    return table.status === "playing" && table.deciding.some((seat) => table.my_seats.includes(seat));
}

export function isFinished(table: TableSummary): boolean {
    return table.status === "ended";
}

/** Occupied seats with their names. */
export function seatNames(table: TableSummary): SeatName[] {
    return table.names
        .map((name, seat) => ({ seat, name, bot: table.occupants[seat]?.kind === "bot" }))
        .filter(({ name }) => name !== "");
}

export function freeSeats(table: TableSummary): number {
    return table.seats - seatNames(table).length;
}

/** Names of those who play with the owner of the list; companions do so on the same device. */
export function company(table: TableSummary): { names: string[]; here: boolean } {
    const mine = (seat: number): boolean => table.my_seats.includes(seat);
    const others = seatNames(table).filter(({ seat }) => !mine(seat) || table.occupants[seat]?.kind === "companion");
    return { names: others.map(({ name }) => name), here: others.length > 0 && others.every(({ seat }) => mine(seat)) };
}

/** Names of the deciding players. */
export function decidingNames(table: TableSummary): string[] {
    return table.deciding.map((seat) => table.names[seat] ?? "").filter(Boolean);
}

/** Kind of time control. */
export function timeControlOf(table: TableSummary): "free" | "live" | "days" {
    const { bank, increment } = table.time_control;
    if (!bank && !increment) return "free";
    return Math.max(bank, increment) >= HALF_A_DAY ? "days" : "live";
}

const HALF_A_DAY = 12 * 3600;

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
];

/** Time since an event, in the largest unit that fits: "2 h ago". */
export function ago(at: number, now: number, lang: string): string {
    const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto", style: "short" });
    const past = Math.max(0, now - at);
    const [unit, seconds] = UNITS.find(([, seconds]) => past >= seconds) ?? ["second", Infinity];
    return words.format(-Math.floor(past / seconds), unit);
}
