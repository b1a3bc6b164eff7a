// Loading of faces: the module and styles that the catalogue names, or the words face.
import { CONTRACTS, type FaceModule, type Room } from "../../face/types.ts";
import { reloadIfReachable } from "../../wire/reloadOnUpdate.ts";
import type { Face } from "../../wire/types.ts";
import type { GameTexts } from "../../texts/gameTexts.svelte.ts";

export interface LoadedFace {
    readonly module: FaceModule;
    /** Addresses of its style sheets. */
    readonly styles: readonly string[];
    /** Faces in a shadow root neither see nor change the styles of the page. */
    readonly dom: "light" | "shadow";
    /** Rooms that it fills, besides the board. */
    readonly rooms: ReadonlySet<Room["kind"]>;
    /** The catalogue's entry, with its texts; the words face has none. */
    readonly source: Face | null;
}

const modules = new Map<string, Promise<FaceModule>>();

function importModule(address: string): Promise<FaceModule> {
    const loading = modules.get(address) ?? (import(/* @vite-ignore */ address) as Promise<FaceModule>);
    modules.set(address, loading);
    loading.catch(() => modules.delete(address));
    return loading;
}

/** Whether a face that was built together with a client belongs to the one of this page. */
function isOfThisBuild({ client }: Face): boolean {
    return import.meta.env.DEV || !client || document.querySelector(`link[href="${client}"]`) !== null;
}

/** Start loading a face, its styles and its texts; nothing is run but its imports. */
export function prefetchFace(face: Face | null | undefined, lang: string): void {
    if (!face || !isOfThisBuild(face)) return;
    importModule(face.base + face.entry).catch(() => {});
    if (import.meta.env.DEV) return;
    for (const path of face.styles) preload("style", face.base + path);
    if (face.texts[lang]) preload("fetch", face.base + face.texts[lang]);
}

/** Load a file that is needed later; whoever needs it then requests it as usual. */
function preload(as: "style" | "fetch", href: string): void {
    if (document.querySelector(`link[href="${href}"]`)) return;
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as, href, ...(as === "fetch" && { crossOrigin: "anonymous" }) });
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
        rooms: new Set(Object.keys(face.rooms) as Room["kind"][]),
        source: face,
    };
}

/** The face without drawings: any game as text and lists, also for keyboards and screen readers. */
export async function loadWordsFace(game: GameTexts): Promise<LoadedFace> {
    const { wordsFace } = await import("../../words/index.ts");
    return { module: wordsFace(game), styles: [], dom: "light", rooms: new Set(), source: null };
}

/** Load the face of a game; without one, or for players who prefer it, the words face. */
export function loadFace(face: Face | null | undefined, game: GameTexts, words: boolean): Promise<LoadedFace> {
    return face && !words ? loadDrawnFace(face) : loadWordsFace(game);
}
