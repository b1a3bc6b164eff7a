// Views of this game, with the names of the Python module (caravane.games.excavation_earth.knowledge).
import type { View } from "../../face/types.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { COLUMN_CREDITS, FACTIONS, TRACK, colourOfRelic, type Side } from "./box.ts";

export interface Crew {
    credits: number;
    marker: number | null;
    passed: boolean;
    reserve: number;
    hold: number[];
    container: number[];
    /** Sampled types. */
    gallery: number[];
    columns: number[];
    rows: number[];
    worth: number;
    traders: number[];
    emissaries: number[];
}

export interface Player extends Crew {
    faction: number | null;
    /** Hidden cards of other seats are null. */
    hand: (number | null)[];
    travel: number[];
    used: number[];
    explorers: number[];
    rewarded: number[];
}

export interface Zu extends Crew {
    deck: number;
    kinds: number[];
    carried: number;
    /** Zu's decisions for its card so far. */
    colour: number | null;
    markets: number[];
    card: number | null;
    discard: number[];
    past: number[];
}

export interface Earth {
    round: number;
    rounds: number;
    /** Seats in turn order; null is Zu. */
    order: (number | null)[];
    active: number | null;
    actions: number;
    players: Player[];
    zu: Zu | null;
    sites: number[];
    supply: number[];
    /** Top first. */
    piles: number[][];
    sold: number[];
    surveyed: number[];
    queues: number[][];
    stock: number[];
    levels: number[];
    prices: number[];
    mothership: number[];
    tiles: (number | null)[];
    tile_side: string | null;
    forecast: { card: number; cube: number | null; zu: boolean }[];
    markers: number[];
    deck: number;
    discard: number[];
    face_down: number;
    buyer_deck: number;
    buyer_discard: number[];
    sale: { colour: number; markets: number[]; relics: number[] } | null;
    choice: number | null;
    pack: number[];
    picked: number[];
    packs_seen: number[][];
    drawn: number[];
    keeping: number[];
}

export function earth(view: View): Earth {
    return view as unknown as Earth;
}

/** Whether there is a view to draw; before the game there is none. */
export function isDealt(view: View): boolean {
    return Array.isArray(view["players"]);
}

/** Seat whose ship is shown: the player's own; for spectators, the active one. */
export function nearSeat(scene: SvelteScene): number {
    return scene.seat ?? earth(scene.currentView).active ?? 0;
}

export function sideOf(view: Earth, seat: number): Side {
    return FACTIONS[view.players[seat]?.faction ?? -1] ?? "zu";
}

/** Crew of a seat; Zu comes after the last seat. */
export function crewOf(view: Earth, seat: number): Crew | undefined {
    return view.players[seat] ?? (seat === view.players.length ? (view.zu ?? undefined) : undefined);
}

/** All crews, by seat, Zu last. */
export function crews(view: Earth): { side: Side; seat: number | null; crew: Crew }[] {
    const players = view.players.map((crew, seat) => ({ side: sideOf(view, seat), seat, crew }));
    return view.zu ? [...players, { side: "zu" as const, seat: null, crew: view.zu }] : players;
}

/** A number of each side, without zeros. */
export function counted(
    view: Earth,
    many: (crew: Crew) => number,
): { side: Side; seat: number | null; many: number }[] {
    return crews(view)
        .map(({ side, seat, crew }) => ({ side, seat, many: many(crew) }))
        .filter((each) => each.many > 0);
}

export function rankOf(view: Earth, colour: number): number {
    return 1 + view.levels.filter((level) => level > view.levels[colour]!).length;
}

export function stockOf(view: Earth, colour: number): number {
    return TRACK - view.levels[colour]!;
}

/** Payment of a relic's column once its space is filled. */
export function columnAfter(crew: Crew, relic: number): { column: number; credits: number } {
    const column = colourOfRelic(relic);
    const samples = crew.gallery.filter((each) => colourOfRelic(each) === column).length;
    return { column, credits: COLUMN_CREDITS[samples + (crew.gallery.includes(relic) ? 0 : 1)] ?? 0 };
}

/** Cubes of a side outside its gallery and reserve. */
export function crewAt(view: Earth, seat: number | null): { traders: number; emissaries: number; surveys: number } {
    const crew: Crew = seat === null ? view.zu! : view.players[seat]!;
    const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);
    const surveys = view.forecast.filter(({ cube, zu }) => (seat === null ? zu : cube === seat)).length;
    return { traders: sum(crew.traders), emissaries: sum(crew.emissaries), surveys };
}
