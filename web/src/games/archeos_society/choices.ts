// What may be chosen on the board, read from the legal moves alone: nothing here knows a rule.
import { siteIndex } from "./box.ts";
import { cardOf, nameOf } from "./cards.ts";

export function verbOf(move: string): string {
    return move.split(":", 1)[0]!;
}

export function nounOf(move: string): string {
    return move.split(":")[1] ?? "";
}

export function has(legal: readonly string[], verb: string): boolean {
    return legal.some((move) => verbOf(move) === verb);
}

/** The cards that moves of a verb name, each once. */
export function cardsOf(legal: readonly string[], verb: string): number[] {
    return legal.filter((move) => verbOf(move) === verb).map((move) => cardOf(nounOf(move)));
}

/** The move that touches a site: an advance, or a step back. */
export function siteMove(legal: readonly string[], site: number | null): string | undefined {
    return legal.find(
        (move) => (verbOf(move) === "advance" || verbOf(move) === "retreat") && siteIndex(nounOf(move)) === site,
    );
}

export function cardMove(verb: string, card: number): string {
    return `${verb}:${nameOf(card)}`;
}

/** An expedition that is being planned, read from the planned moves. */
export interface Plan {
    /** All moves up to the leader and the trait. */
    base: string[];
    /** The leader first; empty as long as nobody leads. */
    cards: number[];
    trait: string;
    sent: boolean;
}

export function readPlan(moves: readonly string[], building: readonly number[]): Plan {
    const base = moves.filter((move) => !["add", "send"].includes(verbOf(move)));
    return {
        base,
        cards: [...building, ...cardsOf(moves, "lead"), ...cardsOf(moves, "add")],
        trait: nounOf(moves.find((move) => verbOf(move) === "match") ?? ""),
        sent: moves.includes("send"),
    };
}

/** The moves that add these cards: the rules want them in ascending order. */
export function additions(verb: "add" | "keep", cards: readonly number[]): string[] {
    return cards.toSorted((a, b) => a - b).map((card) => cardMove(verb, card));
}
