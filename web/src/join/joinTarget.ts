// A table as it is shown before one comes in.
import type { About } from "../wire/tableDetail.ts";
import type { Place } from "../wire/types.ts";

export interface Card {
    id: string;
    game: string;
    seats: number;
    status: "gathering" | "mixing" | "playing" | "ended";
    /** By seat; empty where nobody sits. */
    names: string[];
    places: (Place | null)[];
    mine: number[];
    ended_at?: number;
    deciding?: number[];
}

export function cardOf(about: About): Card {
    const { id, mine, seen, settings } = about;
    const { places, status } = seen;
    const names = places.map((place) => place?.name ?? "");
    return { id, game: settings.game, seats: settings.seats, status, names, places, mine };
}

export type Way = "back" | "sit" | "watch";

/** What one can do there: return to one's own seat, sit down, or watch. */
export function wayIn(card: Card): Way {
    if (card.mine.length) return "back";
    return card.status === "gathering" && card.names.some((name) => !name) ? "sit" : "watch";
}

/** Seats beyond the listed names are free too. */
export function namesOf(card: Card): string[] {
    return Array.from({ length: card.seats }, (_, seat) => card.names[seat] ?? "");
}
