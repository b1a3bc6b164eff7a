// What a host can choose from: games with their options, the levels of bots, and paces.
import { api } from "../wire/api.ts";
import type { Lang } from "./settings.svelte.ts";

export type Localized = Record<Lang, string>;

export interface Option {
    key: string;
    title: Localized;
    /** The first value is the default. */
    values: { value: string; title: Localized }[];
    /** Whether values are numbers of seats, besides words of their own. */
    names_seat: boolean;
    /** The numbers of seats that may settle it; none: any. */
    seats: number[];
}

/** A bot's level: its name alone, or with its own texts. */
export type LevelOut = string | { name: string; title?: Localized; about?: Localized };

export interface GameOut {
    name: string;
    rules: number;
    seats: number[];
    title: Localized;
    about: Localized;
    options: Option[];
    levels?: LevelOut[];
}

/** Seconds; quiet hours in minutes of the day. */
export interface TimeControl {
    bank: number;
    increment: number;
    most: number;
    quiet_from: number;
    quiet_until: number;
    zone: string;
}

export interface Catalogue {
    games: GameOut[];
    levels?: LevelOut[];
    paces: Record<string, TimeControl>;
}

export interface Level {
    name: string;
    title?: Localized;
    about?: Localized;
}

/** The game that is offered to somebody who has not chosen one: the easiest to learn. */
export const DEFAULT_GAME = "lost-cities";

let loaded: Promise<Catalogue> | undefined;

/** Load the catalogue, once; a failure is not kept. */
export function catalogue(): Promise<Catalogue> {
    loaded ??= api.get<Catalogue>("/games").catch((error: unknown) => {
        loaded = undefined;
        throw error;
    });
    return loaded;
}

/** The levels of a game's bots, the weakest first: the game's own, or those that all games share. */
export function levelsOf(from: Catalogue, game: GameOut): Level[] {
    const levels = game.levels ?? from.levels ?? [];
    return levels.map((level) => (typeof level === "string" ? { name: level } : level));
}
