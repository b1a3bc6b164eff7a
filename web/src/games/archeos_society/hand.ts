// Cards of the hand in the hand, each with its state.
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { withKeys, sorted, without, type KeyedCard } from "./cards.ts";
import { archeos, known } from "./view.ts";

/** still: no action; able: may lead or be kept; joinable and joined: with the leader; coming: would be taken. */
export type State = "still" | "able" | "leader" | "joined" | "joinable" | "off" | "coming";

export interface HandCard extends KeyedCard {
    state: State;
    /** Distance from the middle of the hand, in cards. */
    turn: number;
}

/** Selection as the hand needs it. */
export interface Chosen {
    readonly hand: readonly number[];
    readonly plan: { readonly cards: readonly number[] };
    readonly building: boolean;
    readonly keeps: boolean;
    readonly kept: readonly number[];
    readonly mayLead: boolean;
    leads(card: number): boolean;
    joins(card: number): boolean;
    mayKeep(card: number): boolean;
}

export function handCards(scene: SvelteScene, chosen: Chosen): HandCard[] {
    const coming = comingCards(scene, chosen.hand);
    const cards = [...states(chosen), ...withComingKeys(coming)];
    return cards.map((each, index) => ({ ...each, turn: index - (cards.length - 1) / 2 }));
}

/** Cards that the plan would bring into the hand. */
function comingCards({ seat, view, plan }: SvelteScene, hand: readonly number[]): number[] {
    if (seat === null || !plan.length) return [];
    return sorted(without(known(archeos(view).players[seat]?.hand ?? []), hand));
}

function withComingKeys(cards: readonly number[]): (KeyedCard & { state: State })[] {
    return cards.map((card) => ({ card, key: `coming-${card}`, state: "coming" }));
}

function states(chosen: Chosen): (KeyedCard & { state: State })[] {
    const left = new Map<number, State[]>();
    const mark = (card: number, state: State): unknown => left.set(card, [...(left.get(card) ?? []), state]);
    if (chosen.keeps) chosen.kept.forEach((card) => mark(card, "joined"));
    else chosen.plan.cards.forEach((card, index) => mark(card, index ? "joined" : "leader"));
    return withKeys(chosen.hand).map((each) => ({
        ...each,
        state: left.get(each.card)?.shift() ?? idle(chosen, each.card),
    }));
}

function idle(chosen: Chosen, card: number): State {
    if (chosen.keeps) return chosen.mayKeep(card) ? "joinable" : "off";
    if (chosen.building) return chosen.joins(card) ? "joinable" : "off";
    if (!chosen.mayLead) return "still";
    return chosen.leads(card) ? "able" : "off";
}
