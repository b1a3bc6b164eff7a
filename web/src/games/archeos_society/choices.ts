// Choices on the board, derived from the legal moves; no rule is implemented here.
import { SITES } from "./box.ts";
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

/** Cards named by the moves of a verb. */
export function cardsOf(legal: readonly string[], verb: string): number[] {
    return legal.filter((move) => verbOf(move) === verb).map((move) => cardOf(nounOf(move)));
}

/** The move of a site: an advance or a step back. */
export function siteMove(legal: readonly string[], site: number | null): string | undefined {
    return legal.find(
        (move) => (verbOf(move) === "advance" || verbOf(move) === "retreat") && SITES.indexOf(nounOf(move)) === site,
    );
}

export function cardMove(verb: string, card: number): string {
    return `${verb}:${nameOf(card)}`;
}

/** A planned expedition, read from the planned moves. */
export interface Plan {
    /** All moves up to the leader and the trait. */
    base: string[];
    /** Leader first; empty without a leader. */
    cards: number[];
    trait: string;
    sent: boolean;
    /** Moves after the expedition has left. */
    tail: string[];
}

export function readPlan(moves: readonly string[], building: readonly number[]): Plan {
    const sent = moves.indexOf("send");
    const before = sent < 0 ? moves : moves.slice(0, sent);
    return {
        base: before.filter((move) => verbOf(move) !== "add"),
        cards: [...building, ...cardsOf(before, "lead"), ...cardsOf(before, "add")],
        trait: nounOf(before.find((move) => verbOf(move) === "match") ?? ""),
        sent: sent >= 0,
        tail: sent < 0 ? [] : moves.slice(sent + 1),
    };
}

/** The moves that add these cards, in the ascending order that the rules require. */
export function additions(verb: "add" | "keep", cards: readonly number[]): string[] {
    return cards.toSorted((a, b) => a - b).map((card) => cardMove(verb, card));
}
