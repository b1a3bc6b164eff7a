// Draft of a new table: everything has a default, and the last choices are stored on the device.
import type { Game, Games, Option, SeatIn, TableIn, TimeControl } from "../wire/types.ts";
import { timeControlKind, timeControlsOf, type TimeControlKind } from "./timeControls.ts";

export type Kind = "me" | "friend" | "bot" | "companion" | "closed";

export interface SeatDraft {
    kind: Kind;
    /** Name of a bot or a companion; the host's own name comes from the session. */
    name: string;
    level: string;
}

export const TIMEOUT_RULES = ["substitute", "wait", "end"] as const;
export type TimeoutRule = (typeof TIMEOUT_RULES)[number];

export interface TableDraft {
    game: string;
    /** As many as the game allows; closed seats do not count. */
    seats: SeatDraft[];
    options: Record<string, string>;
    /** Values of the box: nothing for ours, else a choice as in chosenEdition.ts. */
    edition: string;
    timeControl: string;
    onTimeout: TimeoutRule;
    public: boolean;
    rated: boolean;
    /** Whether the game starts by itself when the last seat is taken. */
    startsWhenFull: boolean;
}

const TIMED: readonly TimeControlKind[] = ["live", "days"];
const DEFAULT_TIMEOUT_RULE: TimeoutRule = "substitute";
const DEFAULT_TIME_CONTROL = "relaxed";
const DEFAULT_LEVEL = "traveller";
const KEY = "caravane.create";

/** A level that gives a beginner a real game. */
export function defaultLevel(game: Game): string {
    const names = game.levels.map((level) => level.name);
    return names.includes(DEFAULT_LEVEL) ? DEFAULT_LEVEL : (names[Math.min(1, names.length - 1)] ?? "");
}

function defaultTimeControl(timeControls: Record<string, TimeControl>): string {
    const timed = TIMED.flatMap((kind) => timeControlsOf(timeControls, kind));
    return timed.find((name) => name === DEFAULT_TIME_CONTROL) ?? timed[0] ?? "none";
}

/** The host and a friend, plus as many friends as the game needs. */
export function defaultDraft(from: Games, game: Game): TableDraft {
    const level = defaultLevel(game);
    const minSeats = Math.min(...game.seats);
    const seats = Array.from({ length: Math.max(...game.seats) }, (_, seat): SeatDraft => {
        const kind = seat === 0 ? "me" : seat < Math.max(2, minSeats) ? "friend" : "closed";
        return { kind, name: "", level };
    });
    return {
        game: game.name,
        seats,
        options: {},
        edition: "",
        timeControl: defaultTimeControl(from.time_controls),
        onTimeout: DEFAULT_TIMEOUT_RULE,
        public: false,
        rated: false,
        startsWhenFull: true,
    };
}

/** Repair a stored draft: keep the choices that are still valid. */
export function repaired(from: Games, game: Game, stored: Partial<TableDraft> | null): TableDraft {
    const draft = defaultDraft(from, game);
    if (!stored || stored.game !== game.name) return draft;
    const levels = game.levels.map((level) => level.name);
    const seats = (stored.seats ?? []).map((seat) =>
        levels.includes(seat.level) ? seat : { ...seat, level: defaultLevel(game) },
    );
    const fits = seats.length === draft.seats.length && game.seats.includes(seatCount({ ...draft, seats }));
    return {
        ...draft,
        ...stored,
        seats: fits ? seats : draft.seats,
        onTimeout: TIMEOUT_RULES.find((rule) => rule === stored.onTimeout) ?? draft.onTimeout,
        timeControl:
            stored.timeControl && stored.timeControl in from.time_controls ? stored.timeControl : draft.timeControl,
        options: validOptions(game, stored.options ?? {}, seatCount({ ...draft, seats: fits ? seats : draft.seats })),
    };
}

/** Number of seats that are not closed. */
export function seatCount(draft: TableDraft): number {
    return draft.seats.filter((seat) => seat.kind !== "closed").length;
}

/** Seat number at the table, not counting closed seats; null for a closed one. */
export function seatNumber(draft: TableDraft, seat: number): number | null {
    if (draft.seats[seat]?.kind === "closed") return null;
    return draft.seats.slice(0, seat).filter((each) => each.kind !== "closed").length;
}

export function hasKind(draft: TableDraft, kind: Kind): boolean {
    return draft.seats.some((seat) => seat.kind === kind);
}

/** Kinds that a seat may become. */
export function allowedKinds(draft: TableDraft, game: Game, seat: number): Kind[] {
    const others = draft.seats.filter((each, number) => number !== seat && each.kind !== "closed");
    const taken: Kind[] = ["me", "friend", "bot"];
    if (others.some((each) => each.kind === "me")) taken.push("companion");
    const kinds = game.seats.includes(others.length + 1) ? taken : [];
    return game.seats.includes(others.length) ? [...kinds, "closed"] : kinds;
}

/** Change a seat. The host sits once, and companions need the host. */
export function withSeat(draft: TableDraft, seat: number, change: SeatDraft): TableDraft {
    const seats = draft.seats.map((each, number): SeatDraft => {
        if (number === seat) return change;
        return change.kind === "me" && each.kind === "me" ? { ...each, kind: "friend" } : each;
    });
    const mine = seats.some((each) => each.kind === "me");
    const accompanied = seats.map((each): SeatDraft =>
        each.kind === "companion" && !mine ? { ...each, kind: "friend" } : each,
    );
    return { ...draft, seats: accompanied };
}

/** Whether an option applies to a number of seats. */
export function isOffered(option: Option, seats: number): boolean {
    return option.seats.length === 0 || option.seats.includes(seats);
}

/** Whether an option changes something: another one may have to have a certain value. */
export function hasEffect({ needs }: Option, game: Game, options: Record<string, string>): boolean {
    return Object.entries(needs).every(([key, value]) => {
        const other = game.options.find((option) => option.key === key);
        return (options[key] ?? other?.values[0]?.value) === value;
    });
}

/** Maximum number of options shown before the rest is folded. */
const MAX_UNFOLDED = 4;

/**
 * Split options into main settings and rule interpretations: a game lists its main settings first, up to the starting
 * player.
 */
export function splitRulings(options: readonly Option[]): { first: readonly Option[]; rulings: readonly Option[] } {
    const begins = options.findLastIndex((option) => option.names_seat) + 1;
    const lead = begins || MAX_UNFOLDED;
    // Folding a single option away would cost more than it saves.
    const enough = options.length > lead + 1 ? lead : options.length;
    return { first: options.slice(0, enough), rulings: options.slice(enough) };
}

/** Values of an option that are valid for a number of seats. */
export function valuesOf(option: Option, seats: number): Option["values"] {
    if (!isOffered(option, seats)) return option.values.slice(0, 1);
    if (!option.names_seat) return option.values;
    return option.values.filter(({ value }) => !/^\d+$/.test(value) || Number(value) <= seats);
}

/** Options that exist and are valid; the game has defaults for the rest. */
export function validOptions(game: Game, options: Record<string, string>, seats: number): Record<string, string> {
    const valid = game.options.filter(
        (option) =>
            hasEffect(option, game, options) &&
            valuesOf(option, seats).some(({ value }) => value === options[option.key]),
    );
    return Object.fromEntries(valid.map((option) => [option.key, options[option.key]!]));
}

/** Whether the game is rated: with several people on one device, or with an edition, it is for fun. */
export function isRated(draft: TableDraft): boolean {
    return draft.rated && !hasKind(draft, "companion") && draft.edition === "";
}

/** Whether the game is timed: without other people there is no clock, unless the game is rated. */
export function hasClock(draft: TableDraft): boolean {
    return hasKind(draft, "friend") || isRated(draft);
}

/** Kinds of time controls that the table may have: a rated game always has a clock. */
export function allowedTimes(draft: TableDraft): readonly TimeControlKind[] {
    return isRated(draft) ? TIMED : [...TIMED, "none"];
}

/** What may happen when time runs out: a rated game does not wait, nor end for several others. */
export function allowedTimeoutRules(draft: TableDraft): TimeoutRule[] {
    const refused: TimeoutRule[] = seatCount(draft) > 2 ? ["wait", "end"] : ["wait"];
    return TIMEOUT_RULES.filter((rule) => !isRated(draft) || !refused.includes(rule));
}

/** The draft with the conditions that the table may have; what was chosen for games for fun stays in the draft itself. */
export function withAllowedConditions(draft: TableDraft, timeControls: Record<string, TimeControl>): TableDraft {
    const isTimed = timeControlKind(timeControls[draft.timeControl]) !== "none";
    return {
        ...draft,
        timeControl: isRated(draft) && !isTimed ? defaultTimeControl(timeControls) : draft.timeControl,
        onTimeout: allowedTimeoutRules(draft).includes(draft.onTimeout) ? draft.onTimeout : DEFAULT_TIMEOUT_RULE,
    };
}

/** Whether nobody has to be waited for: the game is started at once. */
export function isFilled(draft: TableDraft): boolean {
    return !hasKind(draft, "friend");
}

/** Request body for a new table. Quiet hours are in the host's time zone. */
export function createTableBody(
    chosen: TableDraft,
    game: Game,
    timeControls: Record<string, TimeControl>,
    timeZone: string,
): TableIn {
    const draft = withAllowedConditions(chosen, timeControls);
    const seatPlan = draft.seats.filter((seat) => seat.kind !== "closed").map(seatPlanEntry);
    const timeControl = hasClock(draft) ? draft.timeControl : "none";
    const isCorrespondence = timeControlKind(timeControls[timeControl]) === "days";
    return {
        game: draft.game,
        seats: seatPlan.length,
        options: validOptions(game, draft.options, seatPlan.length),
        time_control: isCorrespondence ? { ...timeControls[timeControl]!, time_zone: timeZone } : timeControl,
        on_timeout: draft.onTimeout,
        public: draft.public,
        rated: isRated(draft),
        starts_when_full: draft.startsWhenFull && hasKind(draft, "friend"),
        seat_plan: seatPlan,
    };
}

function seatPlanEntry(seat: SeatDraft): SeatIn {
    if (seat.kind === "me") return { kind: "me" };
    if (seat.kind === "bot") return { kind: "bot", level: seat.level };
    if (seat.kind === "companion") return { kind: "companion", name: seat.name };
    return { kind: "free" };
}

export function saveDraft(draft: TableDraft): void {
    try {
        localStorage.setItem(KEY, draft.game);
        localStorage.setItem(`${KEY}.${draft.game}`, JSON.stringify(draft));
    } catch {
        // Without storage, the defaults are used.
    }
}

export function lastGame(): string {
    return localStorage.getItem(KEY) ?? "";
}

export function loadDraft(game: string): Partial<TableDraft> | null {
    try {
        return JSON.parse(localStorage.getItem(`${KEY}.${game}`) ?? "null") as Partial<TableDraft> | null;
    } catch {
        return null;
    }
}
