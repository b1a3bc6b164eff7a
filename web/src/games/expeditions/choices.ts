// Choices on the board, derived from the legal moves; no rule is implemented here.
import { colourOf, numberOf } from "./box.ts";
import { origin, type Expeditions } from "./view.ts";

export type Verb = "lay" | "base" | "mark" | "remove";

/** A target on the map: an arrow to lay or remove, or a circle to choose. */
export interface Target {
    /** The move that names it. */
    readonly move: string;
    readonly verb: Verb;
    readonly colour: number;
    readonly from: number;
    readonly to: number;
    /** What a touch plans: the move, and what must come before it. */
    readonly moves: readonly string[];
    /** Where these moves stand in the plan; what stood there goes. */
    readonly at: number;
    /** Circles from which a loop can restart to reach it, the best first. */
    readonly bases?: readonly number[];
}

export const END_TURN = "end-turn";
export const BUY_ARROW = "spend:arrow";
/** Answers about a common objective that an arrow has reached. */
export const TAKE = "take";
export const LEAVE = "leave";

export function verbOf(move: string): string {
    return move.split(":", 1)[0]!;
}

export function nounOf(move: string): string {
    return move.split(":")[1] ?? "";
}

/** Circle or card named by a move. */
export function circleOf(move: string): number {
    return numberOf(move.split(":").at(-1)!);
}

export function targetOf(move: string, view: Expeditions, at = 0): Target | undefined {
    const [verb, noun = ""] = move.split(":");
    const circle = circleOf(move);
    const plans = { move, moves: [move], at };
    if (verb === "lay")
        return { ...plans, verb, colour: colourOf(noun), from: origin(view, colourOf(noun)), to: circle };
    if (verb === "base") return { ...plans, verb, colour: view.loop ?? -1, from: circle, to: circle };
    if (verb === "mark") return { ...plans, verb, colour: -1, from: circle, to: circle };
    const last = verb === "remove" ? view.expeditions[colourOf(noun)]?.arrows.at(-1) : undefined;
    return last && { ...plans, verb: "remove", colour: colourOf(noun), from: last[0], to: last[1] };
}

export function targets(legal: readonly string[], view: Expeditions, at = 0): Target[] {
    return legal.map((move) => targetOf(move, view, at)).filter((target) => target !== undefined);
}

/** Cards named by the moves of a verb. */
export function cardsOf(legal: readonly string[], verb: string): number[] {
    return legal.filter((move) => verbOf(move) === verb && nounOf(move)).map(circleOf);
}

export const USES = ["arrow", "removal", "exchange"] as const;
export type Use = (typeof USES)[number];
