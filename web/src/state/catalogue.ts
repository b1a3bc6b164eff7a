// Games with their options, bot levels and time controls.
import { api } from "../wire/api.ts";
import type { Lang } from "./settings.svelte.ts";

export type Localized = Record<Lang, string>;

export interface Option {
    key: string;
    title: Localized;
    /** The first value is the default. */
    values: { value: string; title: Localized }[];
    /** Whether values are seat numbers, besides words. */
    names_seat: boolean;
    /** Numbers of seats for which the option exists; empty for all. */
    seats: number[];
}

/** A bot level: its name, or with own texts. */
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

/** Times in seconds; quiet hours in minutes of the day. */
export interface TimeControl {
    bank: number;
    increment: number;
    max_bank: number;
    quiet_from: number;
    quiet_until: number;
    time_zone: string;
}

export interface Catalogue {
    games: GameOut[];
    levels?: LevelOut[];
    time_controls: Record<string, TimeControl>;
}

export interface Level {
    name: string;
    title?: Localized;
    about?: Localized;
}

/** Game suggested to new players: the easiest to learn. */
export const DEFAULT_GAME = "lost-cities";

let loaded: Promise<Catalogue> | undefined;

/** Load the catalogue once; a failure is not cached. */
export function catalogue(): Promise<Catalogue> {
    loaded ??= api.get<Catalogue>("/games").catch((error: unknown) => {
        loaded = undefined;
        throw error;
    });
    return loaded;
}

/** Bot levels of a game, weakest first: its own, or the common ones. */
export function levelsOf(from: Catalogue, game: GameOut): Level[] {
    const levels = game.levels ?? from.levels ?? [];
    return levels.map((level) => (typeof level === "string" ? { name: level } : level));
}
