// Views of this game, and what its drawings read from them.
import type { View } from "../../face/types.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { FACTIONS, TRACK, colourOfRelic, type Box, type Side } from "./box.ts";
import type { ExcavationEarthView } from "./viewTypes.ts";

/** The whole view. Piles have their top first; in `order`, Zu is null. */
export type Earth = ExcavationEarthView;
/** What a player has; in the hands of others, the cards that nobody has seen are null. */
export type Player = Earth["players"][number];
export type Zu = NonNullable<Earth["zu"]>;
/** What players and Zu have in common. */
export type Crew = Pick<Player, keyof Player & keyof Zu>;

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

/** Explorers on the map; they have no colour before their faction is chosen. */
export function explorersOf({ explorers, faction }: Player): readonly number[] {
    return faction === null ? [] : explorers;
}

/** Whose cubes a seat has; while factions are being chosen, those of nobody look like Zu's. */
export function sideOf(view: Earth, seat: number): Side {
    return FACTIONS[view.players[seat]?.faction ?? -1] ?? "zu";
}

/** Crew of a seat; Zu comes after the last seat. */
export function crewOf(view: Earth, seat: number): Crew | undefined {
    return view.players[seat] ?? (seat === view.players.length ? (view.zu ?? undefined) : undefined);
}

/** Place of a seat in the turn order, from 1; Zu comes after the last seat. */
export function positionOf(view: Earth, seat: number): number {
    return 1 + view.order.indexOf(seat < view.players.length ? seat : null);
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
export function columnAfter(box: Box, crew: Crew, relic: number): { column: number; credits: number } {
    const column = colourOfRelic(relic);
    const samples = crew.gallery.filter((each) => colourOfRelic(each) === column).length;
    return { column, credits: box.columnCredits(samples + (crew.gallery.includes(relic) ? 0 : 1)) };
}

/** Cubes of a side outside its gallery and reserve. */
export function crewAt(view: Earth, seat: number | null): { traders: number; emissaries: number; surveys: number } {
    const crew: Crew = seat === null ? view.zu! : view.players[seat]!;
    const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);
    const surveys = view.forecast.filter(({ cube, zu }) => (seat === null ? zu : cube === seat)).length;
    return { traders: sum(crew.traders), emissaries: sum(crew.emissaries), surveys };
}
