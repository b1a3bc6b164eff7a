// Choices on the board, derived from the legal moves; no rule is implemented here.
import { colourOfRelic, COLOURS, PLACES, relicNumber, type Colour, type Faction } from "./box.ts";
import { cardOf } from "./cards.ts";

export function verbOf(move: string): string {
    return move.split(":", 1)[0]!;
}

export function nounsOf(move: string): string[] {
    return move.split(":").slice(1);
}

export function has(legal: readonly string[], ...verbs: string[]): boolean {
    return legal.some((move) => verbs.includes(verbOf(move)));
}

/** First nouns of the moves of some verbs. */
export function firstNouns(legal: readonly string[], ...verbs: string[]): string[] {
    return legal.filter((move) => verbs.includes(verbOf(move))).map((move) => nounsOf(move)[0] ?? "");
}

/** Verbs that name a card of the hand, of a pack, or a drawn one. */
const CARD_VERBS = ["play", "keep", "discard"];
/** Verbs that name a relic, with its store. */
const RELIC_VERBS = ["dig", "put", "take", "buy-relic", "sell", "fence", "sample-relic", "move-guard"];
const COLOUR_VERBS = ["add-buyer", "buy", "pick-colour"];
const PLACE_VERBS = ["place", "lift"];

export type Noun =
    | { kind: "card"; card: number }
    | { kind: "relic"; relic: number; store: string }
    | { kind: "colour"; colour: number }
    | { kind: "market"; market: number }
    | { kind: "place"; place: number }
    | { kind: "step"; start: number; end: number }
    | { kind: "slot"; slot: number }
    | { kind: "store"; store: string }
    | { kind: "faction"; faction: Faction }
    | { kind: "none" };

/** The component that a move names. */
export function nounOf(move: string): Noun {
    const [verb, [first = "", second = ""]] = [verbOf(move), nounsOf(move)];
    if (CARD_VERBS.includes(verb)) return { kind: "card", card: cardOf(first) };
    if (RELIC_VERBS.includes(verb)) return { kind: "relic", relic: relicNumber(first), store: second };
    if (COLOUR_VERBS.includes(verb)) return { kind: "colour", colour: COLOURS.indexOf(first as Colour) };
    if (PLACE_VERBS.includes(verb)) return { kind: "place", place: PLACES.indexOf(first) };
    if (verb === "pick-market") return { kind: "market", market: Number(first) - 1 };
    if (verb === "step") return { kind: "step", start: PLACES.indexOf(first), end: PLACES.indexOf(second) };
    if (verb === "replace") return { kind: "slot", slot: Number(first) - 1 };
    if (verb === "choose-faction") return { kind: "faction", faction: first as Faction };
    if (verb === "store") return { kind: "store", store: first };
    return { kind: "none" };
}

export function cardsOf(legal: readonly string[], verb: string): number[] {
    return firstNouns(legal, verb).map(cardOf);
}

/** The steps among the legal moves. */
export function stepsOf(legal: readonly string[]): { move: string; start: number; end: number }[] {
    return legal.flatMap((move) => {
        const noun = nounOf(move);
        return noun.kind === "step" ? [{ move, start: noun.start, end: noun.end }] : [];
    });
}

/** The card that digs a relic, if there is exactly one. */
export function digCard(legal: readonly string[], relic: number): string | undefined {
    const fitting = legal.filter(
        (move) => verbOf(move) === "play" && move.startsWith(`play:${COLOURS[colourOfRelic(relic)]!}-`),
    );
    return fitting.length === 1 ? fitting[0] : undefined;
}
