// Scoring of a season, from the events at its end and the view before.
import type { FaceEvent } from "../../face/types.ts";
import { COLOURS, type Tables } from "./box.ts";
import { expeditionPoints } from "./expedition.ts";
import type { Archeos } from "./view.ts";

/** Lines with one number per seat; the others stay at 0. */
const SINGLE = ["botanist", "linguist", "rapa-nui", "museum"] as const;
export type Single = (typeof SINGLE)[number];

export interface Sent {
    cards: readonly number[];
    points: number;
}

export interface Tally {
    season: number;
    /** Seat that drew the third monkey. */
    third: number | null;
    /** By colour, then by seat; null until a site has scored. */
    sites: readonly (readonly number[])[];
    single: ReadonlyMap<Single, readonly number[]>;
    expeditions: readonly (readonly Sent[])[];
    siteSums: readonly number[];
    expeditionSums: readonly number[];
    /** Points of the season, and the scores after it. */
    gains: readonly number[];
    scores: readonly number[];
    places: readonly number[];
}

function bySeat(events: readonly FaceEvent[], word: string, seats: number): number[][] {
    const rows: number[][] = Array.from({ length: seats }, () => []);
    for (const { seat, event = "" } of events) {
        const [name, ...nouns] = event.split(":");
        if (name === word && typeof seat === "number" && seat >= 0) rows[seat] = nouns.map(Number);
    }
    return rows;
}

/** Score a season from all events since its end, the view before the expeditions are discarded, and the view now. */
export function tally(box: Tables, events: readonly FaceEvent[], before: Archeos, now: Archeos): Tally {
    const seats = before.players.length;
    const points = (word: string) => bySeat(events, word, seats).map(([first]) => first ?? 0);
    const sites = bySeat(events, "sites-scored", seats);
    const single = new Map(
        SINGLE.flatMap((line) => {
            const each = points(`${line}-scored`);
            return each.some(Boolean) ? [[line, each] as const] : [];
        }),
    );
    const [siteSums, expeditionSums] = [points("sites-scored"), points("expeditions-scored")];
    const gains = siteSums.map(
        (sum, seat) => sum + expeditionSums[seat]! + [...single.values()].reduce((all, each) => all + each[seat]!, 0),
    );
    const scores = now.players.map(({ score }) => score);
    return {
        season: before.season,
        third: now.third,
        sites: COLOURS.map((_, colour) => sites.map((row) => row[colour + 1] ?? 0)),
        single,
        expeditions: before.players.map(({ expeditions }) =>
            expeditions.map((cards) => ({ cards, points: expeditionPoints(box, cards) })),
        ),
        siteSums,
        expeditionSums,
        gains,
        scores,
        places: scores.map((score) => scores.filter((other) => other > score).length + 1),
    };
}

/** Number of rows before the sites and the sums; the museum's line is among the sums. */
export function blocksOf({ single }: Tally): { sites: number; sums: number } {
    const sites = [...single.keys()].filter((line) => line !== "museum").length;
    return { sites, sums: sites + COLOURS.length };
}
