// Parts of the map that answer the current prompt.
import { COLOURS, LOCATIONS, colourOfRelic, relicOf, siteOf } from "./box.ts";
import { cardOf, colourOf, isTravel } from "./cards.ts";
import { nounOf, nounsOf, verbOf } from "./choices.ts";
import { entryTable, relicEntry } from "./entries.ts";
import type { Selection } from "./selection.svelte.ts";
import type { Earth } from "./view.ts";

/** Verbs whose relic is on the map or is placed there. */
const ON_SITES = ["dig", "put", "sample-relic"];

/** Moves that touching a location leads to: landing or lifting there, its market, steps from or to it. */
export function placeMoves(selection: Selection, place: number): string[] {
    return selection.open.filter((move) => {
        const noun = nounOf(move);
        if (noun.kind === "place") return noun.place === place;
        if (noun.kind === "market") return LOCATIONS[place]!.market === noun.market;
        if (noun.kind !== "step") return false;
        return noun.start === place || (noun.end === place && [null, noun.start].includes(selection.start));
    });
}

/** Moves that touching a relic's space on the map leads to: to dig it, also before its card is chosen. */
export function relicMoves(selection: Selection, view: Earth, seat: number | null, relic: number): string[] {
    const named = selection.open.filter((move) => {
        const noun = nounOf(move);
        return noun.kind === "relic" && ON_SITES.includes(verbOf(move)) && noun.relic === relic;
    });
    if (named.length || seat === null) return named;
    const entry = relicEntry(entryTable(selection, view, seat), relic);
    if (entry) return [entry.move];
    const here = view.sites[relic] && view.players[seat]!.explorers.includes(siteOf(relic));
    return selection.action === "dig" && here ? cardsDigging(selection, relic) : [];
}

function cardsDigging(selection: Selection, relic: number): string[] {
    return selection.open.filter((move) => {
        if (verbOf(move) !== "play") return false;
        const card = cardOf(nounsOf(move)[0]);
        return !isTravel(card) && colourOf(card) === colourOfRelic(relic);
    });
}

/** Relics of the plan that are dug, in their order; or the one that is put on its site or sampled there. */
export function pickedRelics(plan: readonly string[]): number[] {
    return plan
        .filter((move) => ON_SITES.includes(verbOf(move)))
        .map((move) => {
            const noun = nounOf(move);
            return noun.kind === "relic" ? noun.relic : -1;
        });
}

/** Spaces for relics on a location. */
export function relicsAt(place: number): number[] {
    const { region, glyphs } = LOCATIONS[place]!;
    return region ? glyphs.map((row) => relicOf(COLOURS.indexOf(region), row)) : [];
}
