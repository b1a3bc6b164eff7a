// Size and advances of an expedition, for all sizes at once.
import { lastSpace, maxCards, trackOf, type Tables } from "./box.ts";
import { colourOfCard, roleOf } from "./cards.ts";
import type { Archeos } from "./view.ts";

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
    const track = trackOf(box, site);
    const vehicles = player.vehicles[colour]!.filter((space) => space < lastSpace(track));
    const from = vehicles.find((space) => track.thresholds[space] === threshold) ?? lastSpace(track);
    return { colour, site, from, threshold, reach: size, met: threshold > 0 && size >= threshold };
}

/** Sites of the leader's colour: its own; all for a Pilot; none for a Student. */
export function advances(box: Tables, view: Archeos, seat: number, cards: readonly number[]): Advance[] {
    const role = roleOf(cards[0]!);
    if (role === "student") return [];
    const colours = role === "pilot" ? view.sites.map((_, colour) => colour) : [colourOfCard(cards[0]!)];
    return colours.flatMap((colour) => advanceOn(box, view, seat, colour, reach(cards)) ?? []);
}

/** Whether a leader asks for a trait: some of the others share only the colour, and some only the role. */
export function asksTrait(leader: number, others: readonly number[]): boolean {
    const differs = (card: number) => card !== leader && roleOf(card) !== "mercenary";
    const sharing = (trait: Trait) => others.some((card) => differs(card) && shares(card, leader, trait));
    return sharing("colour") && sharing("role");
}
