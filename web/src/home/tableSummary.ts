// Tables in lists: whose turn it is, which of them wait for me, and which can be joined.
import type { Place } from "../wire/types.ts";

/** A table in a list, as the server gives it. */
export interface Card {
    id: string;
    game: string;
    seats: number;
    status: "gathering" | "mixing" | "playing" | "ended";
    public: boolean;
    rated: boolean;
    names: string[];
    mine: number[];
    deciding: number[];
    ended_at: number;
    places?: (Place | null)[];
    pace?: string | { bank: number; increment: number };
    last_at?: number;
}

export interface Sitting {
    seat: number;
    name: string;
    bot: boolean;
}

export function waitsForMe(card: Card): boolean {
    return card.status === "playing" && card.deciding.some((seat) => card.mine.includes(seat));
}

export function isOver(card: Card): boolean {
    return card.status === "ended";
}

/** Tables that are not over, those that wait for me first; the server's order is kept among equals. */
export function running(cards: readonly Card[]): Card[] {
    const open = cards.filter((card) => !isOver(card));
    return [...open.filter(waitsForMe), ...open.filter((card) => !waitsForMe(card))];
}

/** Who sits there, seat by seat; free seats are left out. */
export function sitting(card: Card): Sitting[] {
    return card.names
        .map((name, seat) => ({ seat, name, bot: card.places?.[seat]?.kind === "bot" }))
        .filter(({ name }) => name !== "");
}

export function freeSeats(card: Card): number {
    return card.seats - sitting(card).length;
}

/** The names of those whose decision is awaited. */
export function thinking(card: Card): string[] {
    return card.deciding.map((seat) => card.names[seat] ?? "").filter(Boolean);
}

/** Whether it is played in one go, or over days; undefined where the server does not say. */
export function rhythm(card: Card): "free" | "live" | "days" | undefined {
    if (card.pace === undefined) return undefined;
    if (typeof card.pace === "string") return undefined;
    const { bank, increment } = card.pace;
    if (!bank && !increment) return "free";
    return Math.max(bank, increment) >= HALF_A_DAY ? "days" : "live";
}

const HALF_A_DAY = 12 * 3600;

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
];

/** How long ago something was, in the largest unit that fits: "2 h ago". */
export function ago(at: number, now: number, lang: string): string {
    const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto", style: "short" });
    const past = Math.max(0, now - at);
    const [unit, seconds] = UNITS.find(([, seconds]) => past >= seconds) ?? ["second", Infinity];
    return words.format(-Math.floor(past / seconds), unit);
}
