// Choices on the board, derived from the legal moves; no rule is implemented here.
import { colourOf, numberOf } from "./box.ts";
import { origin, type Expeditions } from "./view.ts";

export type Verb = "lay" | "base" | "mark" | "remove";

/** A target on the map: an arrow to lay or remove, or a circle to choose. */
export interface Target {
    move: string;
    verb: Verb;
    colour: number;
    from: number;
    to: number;
}

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

export function targetOf(move: string, view: Expeditions): Target | undefined {
    const [verb, noun = ""] = move.split(":");
    const circle = circleOf(move);
    if (verb === "lay") return { move, verb, colour: colourOf(noun), from: origin(view, colourOf(noun)), to: circle };
    if (verb === "base") return { move, verb, colour: view.loop ?? -1, from: circle, to: circle };
    if (verb === "mark") return { move, verb, colour: -1, from: circle, to: circle };
    if (verb === "remove") return removal(move, colourOf(noun), view);
    return undefined;
}

function removal(move: string, colour: number, view: Expeditions): Target | undefined {
    const last = view.expeditions[colour]?.arrows.at(-1);
    return last && { move, verb: "remove", colour, from: last[0], to: last[1] };
}

export function targets(legal: readonly string[], view: Expeditions): Target[] {
    return legal.map((move) => targetOf(move, view)).filter((target) => target !== undefined);
}

/** Cards named by the moves of a verb. */
export function cardsOf(legal: readonly string[], verb: string): number[] {
    return legal.filter((move) => verbOf(move) === verb && nounOf(move)).map(circleOf);
}

export const USES = ["arrow", "removal", "exchange"] as const;
export type Use = (typeof USES)[number];
