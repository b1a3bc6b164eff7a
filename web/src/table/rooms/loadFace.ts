// Loading of faces: the module and styles that the catalogue names, or the words face.
import { CONTRACTS, type FaceModule } from "../../face/types.ts";
import { reloadIfReachable } from "../../wire/reloadOnUpdate.ts";
import type { Face, FaceRoom } from "../../wire/types.ts";
import type { GameTexts } from "../../texts/gameTexts.svelte.ts";

export interface LoadedFace {
    readonly module: FaceModule;
    /** Addresses of its style sheets. */
    readonly styles: readonly string[];
    /** Faces in a shadow root neither see nor change the styles of the page. */
    readonly dom: "light" | "shadow";
    /** Rooms that it fills, besides the board, with its wishes. */
    readonly rooms: ReadonlyMap<string, FaceRoom>;
    /** The catalogue's entry, with its texts; the words face has none. */
    readonly source: Face | null;
}

const modules = new Map<string, Promise<FaceModule>>();
const texts = new Map<string, Promise<string>>();

/** Load a file once; a failure is not cached. */
function once<T>(cache: Map<string, Promise<T>>, address: string, load: (address: string) => Promise<T>): Promise<T> {
    const loading = cache.get(address) ?? load(address);
    cache.set(address, loading);
    loading.catch(() => cache.delete(address));
    return loading;
}

function importModule(address: string): Promise<FaceModule> {
    return once(modules, address, () => import(/* @vite-ignore */ address) as Promise<FaceModule>);
}

/** Fetch a text file of a face. */
export function fetchText(address: string): Promise<string> {
    return once(texts, address, requestText);
}

async function requestText(address: string): Promise<string> {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address} is missing`);
    return answer.text();
}

/** Whether a face that was built together with a client belongs to the one of this page. */
function isOfThisBuild({ client }: Face): boolean {
    return import.meta.env.DEV || !client || document.querySelector(`link[href="${client}"]`) !== null;
}

/** Address of the texts of a face in a language, or else in English. */
export function textsAddress({ base, texts }: Face, lang: string): string | undefined {
    const path = texts?.[lang] ?? texts?.["en"];
    return path && base + path;
}

/** Start loading a face, its styles and its texts; nothing is run but its imports. */
export function prefetchFace(face: Face | null | undefined, lang: string): void {
    if (!face || !isOfThisBuild(face)) return;
    importModule(face.base + face.entry).catch(() => {});
    const address = textsAddress(face, lang);
    if (address) fetchText(address).catch(() => {});
    if (!import.meta.env.DEV) for (const path of face.styles) prefetchStyle(face.base + path);
}

/** Load a style sheet that applies to nothing yet. Browsers complain about a preloaded one that is never used. */
function prefetchStyle(href: string): void {
    if (document.querySelector(`link[href="${href}"]`)) return;
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", media: "not all", href });
    document.head.append(link);
}

/** A built-in face is missing after an upgrade of the server: the page that is loaded again has the new one. */
function reloadInstead({ client }: Face, error: unknown): never {
    if (client) void reloadIfReachable();
    throw error;
}

async function loadDrawnFace(face: Face): Promise<LoadedFace> {
    // Two builds on one page would have two sets of settings and texts.
    if (!isOfThisBuild(face)) return reloadInstead(face, new Error("the face belongs to another build of the client"));
    const module = await importModule(face.base + face.entry).catch((error: unknown) => reloadInstead(face, error));
    if (!CONTRACTS.includes(module.contract)) throw new Error(`contract ${module.contract} is unknown to this client`);
    return {
        module,
        styles: (import.meta.env.DEV ? [] : face.styles).map((path) => face.base + path),
        // While somebody works on the client, Vite puts the styles of its faces into the page.
        dom: face.dom === "light" || (import.meta.env.DEV && face.client) ? "light" : "shadow",
        rooms: new Map(Object.entries(face.rooms)),
        source: face,
    };
}

/** The face without drawings: any game as text and lists, also for keyboards and screen readers. */
export async function loadWordsFace(game: GameTexts): Promise<LoadedFace> {
    const { wordsFace } = await import("../../words/index.ts");
    return { module: wordsFace(game), styles: [], dom: "light", rooms: new Map(), source: null };
}

/** Load the face of a game; without one, or for players who prefer it, the words face. */
export function loadFace(face: Face | null | undefined, game: GameTexts, words: boolean): Promise<LoadedFace> {
    return face && !words ? loadDrawnFace(face) : loadWordsFace(game);
}
