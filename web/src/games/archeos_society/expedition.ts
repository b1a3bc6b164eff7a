// Effects of an expedition, computed on the client, since a preview would reveal hidden cards.
import { LAST_SPACE, maxCards, trackOf, type Tables } from "./box.ts";
import { colourOfCard, roleOf } from "./cards.ts";
import { tileSize, type Archeos } from "./view.ts";

export type Trait = "colour" | "role";

/** Whether a card shares the leader's trait; Mercenaries join every expedition. */
export function shares(card: number, leader: number, trait: Trait): boolean {
    if (roleOf(card) === "mercenary") return true;
    return trait === "colour" ? colourOfCard(card) === colourOfCard(leader) : roleOf(card) === roleOf(leader);
}

/** Size that counts for points: without Mercenaries, plus one behind a Photographer. */
export function scoringSize(cards: readonly number[]): number {
    const left = cards.filter((card) => roleOf(card) !== "mercenary").length;
    return left + (roleOf(cards[0]!) === "photographer" ? 1 : 0);
}

export function expeditionPoints(box: Tables, cards: readonly number[]): number {
    return box.expeditions.points[Math.min(scoringSize(cards), maxCards(box))]!;
}

/** The size that counts against a threshold. */
export function reach(cards: readonly number[]): number {
    return cards.length + (roleOf(cards[0]!) === "guide" ? 1 : 0);
}

/** Possible advance of an expedition on one site. */
export interface Advance {
    colour: number;
    site: number;
    from: number;
    /** Threshold of the next space; 0 on the last space. */
    threshold: number;
    reach: number;
    met: boolean;
}

function advanceOn(box: Tables, view: Archeos, seat: number, colour: number, size: number): Advance | null {
    const site = view.sites[colour];
    const player = view.players[seat];
    if (site === null || site === undefined || !player) return null;
    const threshold = player.needed[colour]!;
    const vehicles = player.vehicles[colour]!.filter((space) => space < LAST_SPACE);
    const from = vehicles.find((space) => trackOf(box, site).thresholds[space] === threshold) ?? LAST_SPACE;
    return { colour, site, from, threshold, reach: size, met: threshold > 0 && size >= threshold };
}

/** Sites of the leader's colour: its own; all for a Pilot; none for a Student. */
export function advances(box: Tables, view: Archeos, seat: number, cards: readonly number[]): Advance[] {
    const role = roleOf(cards[0]!);
    if (role === "student") return [];
    const colours = role === "pilot" ? view.sites.map((_, colour) => colour) : [colourOfCard(cards[0]!)];
    return colours.flatMap((colour) => advanceOn(box, view, seat, colour, reach(cards)) ?? []);
}

/** Effect of the leader's role: the name of a text and a number. */
export interface Effect {
    kind: string;
    count: number;
}

export function roleEffect(box: Tables, view: Archeos, seat: number, cards: readonly number[]): Effect | null {
    const [role, size] = [roleOf(cards[0]!), cards.length];
    const player = view.players[seat]!;
    if (role === "botanist")
        return size >= tileSize(view)
            ? { kind: "botanist", count: box.botanist.points_taking }
            : { kind: "botanist-not", count: tileSize(view) };
    if (role === "linguist") return { kind: role, count: Math.min(size, box.linguist.last_space - player.linguist) };
    if (role === "curator" && player.relics.includes(colourOfCard(cards[0]!))) return { kind: "curator-not", count: 0 };
    if (role === "professor") return professor(box, view, size);
    return role === "mercenary" ? null : { kind: role, count: size };
}

function professor(box: Tables, view: Archeos, size: number): Effect {
    const best = box.professor.tokens.filter((token) => token <= size && view.tokens.includes(token)).at(-1);
    return best ? { kind: "professor", count: best } : { kind: "professor-not", count: size };
}
