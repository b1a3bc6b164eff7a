// What a host wants, before the table is opened: everything has a default, and the last choices are kept on this device.
import type { Catalogue, GameOut, Option, Pace } from "../state/catalogue.ts";
import { levelsOf } from "../state/catalogue.ts";
import { sortOf } from "./timeControls.ts";

export type Kind = "me" | "friend" | "bot" | "companion" | "closed";

export interface SeatPlan {
    kind: Kind;
    /** Of a bot or a companion; our own is the session's. */
    name: string;
    level: string;
}

export interface Plan {
    game: string;
    /** As many as the game has at most; closed ones do not count. */
    seats: SeatPlan[];
    options: Record<string, string>;
    pace: string;
    onExpiry: "bot" | "wait" | "end";
    public: boolean;
    rated: boolean;
}

/** A seat as the server wants it. */
type Seating = { kind: "me" } | { kind: "free" } | { kind: "bot"; level: string } | { kind: "companion"; name: string };

export interface Wanted {
    game: string;
    seats: number;
    options: Record<string, string>;
    pace: string | Pace;
    on_expiry: string;
    public: boolean;
    rated: boolean;
    seating: Seating[];
    entropy: string;
    start: boolean;
}

const FAVOURITE_PACE = "relaxed";
const FAVOURITE_LEVEL = "greedy";
const KEY = "caravane.create";

/** A level that gives a beginner a real game. */
export function defaultLevel(from: Catalogue, game: GameOut): string {
    const names = levelsOf(from, game).map((level) => level.name);
    return names.includes(FAVOURITE_LEVEL) ? FAVOURITE_LEVEL : (names[Math.min(1, names.length - 1)] ?? "");
}

/** Me and a friend, and whoever else the game needs. */
export function defaultPlan(from: Catalogue, game: GameOut): Plan {
    const level = defaultLevel(from, game);
    const least = Math.min(...game.seats);
    const seats = Array.from({ length: Math.max(...game.seats) }, (_, seat): SeatPlan => {
        const kind = seat === 0 ? "me" : seat < Math.max(2, least) ? "friend" : "closed";
        return { kind, name: "", level };
    });
    const pace = FAVOURITE_PACE in from.paces ? FAVOURITE_PACE : (Object.keys(from.paces)[0] ?? "none");
    return { game: game.name, seats, options: {}, pace, onExpiry: "bot", public: false, rated: false };
}

/** What was chosen last time, as far as it still makes sense. */
export function mended(from: Catalogue, game: GameOut, kept: Partial<Plan> | null): Plan {
    const plan = defaultPlan(from, game);
    if (!kept || kept.game !== game.name) return plan;
    const levels = levelsOf(from, game).map((level) => level.name);
    const seats = (kept.seats ?? []).map((seat) =>
        levels.includes(seat.level) ? seat : { ...seat, level: defaultLevel(from, game) },
    );
    const fits = seats.length === plan.seats.length && game.seats.includes(open({ ...plan, seats }));
    return {
        ...plan,
        ...kept,
        seats: fits ? seats : plan.seats,
        pace: kept.pace && kept.pace in from.paces ? kept.pace : plan.pace,
        options: settled(game, kept.options ?? {}, open({ ...plan, seats: fits ? seats : plan.seats })),
    };
}

/** How many seats the table will have. */
export function open(plan: Plan): number {
    return plan.seats.filter((seat) => seat.kind !== "closed").length;
}

/** The seat's number at the table, counted without the closed ones; null for those. */
export function numberOf(plan: Plan, seat: number): number | null {
    if (plan.seats[seat]?.kind === "closed") return null;
    return plan.seats.slice(0, seat).filter((each) => each.kind !== "closed").length;
}

export function has(plan: Plan, kind: Kind): boolean {
    return plan.seats.some((seat) => seat.kind === kind);
}

/** Which kinds a seat may become. */
export function allowed(plan: Plan, game: GameOut, seat: number): Kind[] {
    const others = plan.seats.filter((each, number) => number !== seat && each.kind !== "closed");
    const taken: Kind[] = ["me", "friend", "bot"];
    if (others.some((each) => each.kind === "me")) taken.push("companion");
    const kinds = game.seats.includes(others.length + 1) ? taken : [];
    return game.seats.includes(others.length) ? [...kinds, "closed"] : kinds;
}

/** Seat somebody else: I sit once, and companions do not sit without me. */
export function reseated(plan: Plan, seat: number, wanted: SeatPlan): Plan {
    const seats = plan.seats.map((each, number): SeatPlan => {
        if (number === seat) return wanted;
        return wanted.kind === "me" && each.kind === "me" ? { ...each, kind: "friend" } : each;
    });
    const mine = seats.some((each) => each.kind === "me");
    const accompanied = seats.map((each): SeatPlan =>
        each.kind === "companion" && !mine ? { ...each, kind: "friend" } : each,
    );
    return { ...plan, seats: accompanied };
}

/** Whether a table of so many seats has this to settle. */
export function offered(option: Option, seats: number): boolean {
    return option.seats.length === 0 || option.seats.includes(seats);
}

/** So many settings are looked at before anything is folded away. */
const LEADING = 4;

/** What shapes the evening, and the points of rule behind it: a game lists its own settings first, up to who begins. */
export function folded(options: readonly Option[]): { first: readonly Option[]; rulings: readonly Option[] } {
    const begins = options.findLastIndex((option) => option.names_seat) + 1;
    const lead = begins || LEADING;
    // To open a drawer for a single thing is more trouble than to see it.
    const enough = options.length > lead + 1 ? lead : options.length;
    return { first: options.slice(0, enough), rulings: options.slice(enough) };
}

/** The values of an option that make sense with so many seats. */
export function valuesOf(option: Option, seats: number): Option["values"] {
    if (!offered(option, seats)) return option.values.slice(0, 1);
    if (!option.names_seat) return option.values;
    return option.values.filter(({ value }) => !/^\d+$/.test(value) || Number(value) <= seats);
}

/** Options that exist and make sense; the rest is left to the game's defaults. */
export function settled(game: GameOut, options: Record<string, string>, seats: number): Record<string, string> {
    const kept = game.options.filter((option) =>
        valuesOf(option, seats).some(({ value }) => value === options[option.key]),
    );
    return Object.fromEntries(kept.map((option) => [option.key, options[option.key]!]));
}

/** Where nobody else is waited for there is no clock. */
export function clocked(plan: Plan): boolean {
    return has(plan, "friend");
}

/** What is asked of the server. Quiet hours are those of the host's own place. */
export function wanted(plan: Plan, game: GameOut, paces: Record<string, Pace>, entropy: string, zone: string): Wanted {
    const seating = plan.seats.filter((seat) => seat.kind !== "closed").map(seatingOf);
    const pace = clocked(plan) ? plan.pace : "none";
    const overDays = sortOf(paces[pace]) === "days";
    return {
        game: plan.game,
        seats: seating.length,
        options: settled(game, plan.options, seating.length),
        pace: overDays ? { ...paces[pace]!, zone } : pace,
        on_expiry: plan.onExpiry,
        public: plan.public,
        rated: plan.rated && !has(plan, "companion"),
        seating,
        entropy,
        start: !has(plan, "friend"),
    };
}

function seatingOf(seat: SeatPlan): Seating {
    if (seat.kind === "me") return { kind: "me" };
    if (seat.kind === "bot") return { kind: "bot", level: seat.level };
    if (seat.kind === "companion") return { kind: "companion", name: seat.name };
    return { kind: "free" };
}

export function remember(plan: Plan): void {
    try {
        localStorage.setItem(KEY, plan.game);
        localStorage.setItem(`${KEY}.${plan.game}`, JSON.stringify(plan));
    } catch {
        // A browser that keeps nothing starts from the defaults.
    }
}

export function lastGame(): string {
    return localStorage.getItem(KEY) ?? "";
}

export function remembered(game: string): Partial<Plan> | null {
    try {
        return JSON.parse(localStorage.getItem(`${KEY}.${game}`) ?? "null") as Partial<Plan> | null;
    } catch {
        return null;
    }
}
