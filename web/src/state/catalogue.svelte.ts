// Games with their options, bot levels, faces and time controls. The client knows no game by name.
import { api } from "../wire/api.ts";
import type { Face, Game, Games } from "../wire/types.ts";
import type { Lang } from "./settings.svelte.ts";

let loaded: Promise<Games> | undefined;
let games = $state.raw<readonly Game[]>([]);

/** Load the catalogue once; a failure is not cached. */
export function catalogue(): Promise<Games> {
    loaded ??= load().catch((error: unknown) => {
        loaded = undefined;
        throw error;
    });
    return loaded;
}

async function load(): Promise<Games> {
    const found = await api.get("/games");
    games = found.games;
    return found;
}

/** A game by its name, once the catalogue is loaded; it is reactive. */
export function gameOf(name: string): Game | undefined {
    if (!loaded) catalogue().catch(() => {});
    return games.find((game) => game.name === name);
}

/** The face of a game, if it has one and the catalogue is loaded. */
export function faceOf(name: string): Face | undefined {
    return gameOf(name)?.face ?? undefined;
}

/** Split a full title into the large and the small part: `Roads: The Long Way`. */
export function titleParts(title: string): [large: string, small: string] {
    const [large = "", small = ""] = title.split(/\s*[:,]\s+/, 2);
    return [large, small];
}

/** The two lines on the cover of a game. */
export function coverTitle(game: Game, lang: Lang): [large: string, small: string] {
    const [large, small] = titleParts(game.title[lang]);
    return [large, game.subtitle[lang] || small];
}
