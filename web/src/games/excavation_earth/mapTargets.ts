// Parts of the map that answer the current prompt.
import { LOCATIONS, relicName, siteOf, colourOfRelic } from "./box.ts";
import { colourOf, symbolOf, isTravel } from "./cards.ts";
import { cardsOf, nounOf, verbOf } from "./choices.ts";
import type { Selection } from "./selection.svelte.ts";
import type { Earth } from "./view.ts";

/** Verbs whose relic is on the map or is placed there. */
const ON_SITES = ["dig", "put", "sample-relic"];

/** Moves that touching a location can mean. */
export function placeMoves(selection: Selection, place: number): string[] {
    return selection.open.filter((move) => {
        const noun = nounOf(move);
        if (noun.kind === "place") return noun.place === place;
        if (noun.kind === "market") return LOCATIONS[place]!.market === noun.market;
        return noun.kind === "relic" && ON_SITES.includes(verbOf(move)) && siteOf(noun.relic) === place;
    });
}

/**
 * Highlighted relics: those that may be named; and, while a card for digging is still to be played, those it could dig.
 */
export function relicsLit(selection: Selection, view: Earth, seat: number | null): number[] {
    const named = selection.open.flatMap((move) => {
        const noun = nounOf(move);
        return noun.kind === "relic" && ["dig", "sample-relic"].includes(verbOf(move)) ? [noun.relic] : [];
    });
    if (named.length || selection.action !== "dig" || seat === null) return named;
    const colours = cardsOf(selection.open, "play")
        .filter((card) => !isTravel(card))
        .map(colourOf);
    return view.sites.flatMap((many, relic) => {
        const here = view.players[seat]!.explorers.includes(siteOf(relic));
        return many && here && colours.includes(colourOfRelic(relic)) ? [relic] : [];
    });
}

export function pickedRelic(selection: Selection, plan: readonly string[]): number | null {
    const chosen = plan.findLast((move) => ON_SITES.includes(verbOf(move)));
    const noun = chosen && nounOf(chosen);
    return noun && noun.kind === "relic" ? noun.relic : selection.relic;
}

/** Highlighted locations: they can be chosen, or the action whose card is being chosen works there. */
export function litPlaces(selection: Selection, view: Earth, seat: number | null): number[] {
    const relics = relicsLit(selection, view, seat);
    const ends = selection.steps.flatMap(({ start, end }) =>
        selection.start === null || selection.start === start ? [start, end] : [start],
    );
    return LOCATIONS.flatMap((_, place) =>
        placeMoves(selection, place).length || ends.includes(place) || relics.some((relic) => siteOf(relic) === place)
            ? [place]
            : [],
    );
}

/** Markets where the action whose card is being chosen works. */
export function litMarkets(selection: Selection): number[] {
    if (selection.action !== "haggle") return [];
    return cardsOf(selection.open, "play").map(symbolOf);
}

export function digMove(relic: number): string {
    return `dig:${relicName(relic)}`;
}
