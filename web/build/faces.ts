// Faces of the built-in games: each folder of src/games with a face.json becomes a script of its own, and faces.json tells
// the server the address of its files. The client itself imports no game.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { chunksOf, fileOf, PROGRAM, type Pieces } from "./preloadTags.ts";

const GAMES = resolve(import.meta.dirname, "../src/games");
const MANIFEST = "face.json";
const LIST = "faces.json";
const ENTRY = "index.ts";
/** A file of a face as the build names it. */
const BUILT = /^\/assets\/face-(\w+?)(?:-(\w+))?-[\w-]{8}\.(js|css|ftl|svg)/;
/** Modules that are loaded before a face is drawn. */
const FRAME = [PROGRAM, "src/app/pages/Table.svelte"];
/** Files of the groups in vite.config.ts that hold the frame. */
const FRAME_STYLES = /\/(main|preload|table|ui)-[\w-]+\.css$/;

interface Manifest {
    game: string;
    entry: string;
    texts: Record<string, string>;
    cover: { art: string };
    dom?: "light";
}

interface Face {
    manifest: Manifest;
    /** Reference of each emitted file by its name in the manifest. */
    emitted: Map<string, string>;
}

function manifests(): [folder: string, manifest: Manifest][] {
    const folders = readdirSync(GAMES).filter((folder) => existsSync(join(GAMES, folder, MANIFEST)));
    return folders.map((folder) => [
        folder,
        JSON.parse(readFileSync(join(GAMES, folder, MANIFEST), "utf8")) as Manifest,
    ]);
}

/**
 * Styles of a script and of all it imports; imported ones come first, so that a face can override them. A page with a
 * table has some already; a shadow root takes none that are the frame's.
 */
function styles(bundle: Pieces, entry: string, dom?: "light"): string[] {
    const css = (files: Iterable<string>) =>
        [...files].flatMap((file) => [...(bundle[file]?.viteMetadata?.importedCss ?? [])]);
    const loaded = new Set(FRAME.flatMap((module) => css(chunksOf(bundle, fileOf(bundle, module)))));
    const own = new Set(css([...chunksOf(bundle, entry)].reverse()));
    return [...own].filter((file) => (dom === "light" ? !loaded.has(file) : !FRAME_STYLES.test(file)));
}

type Emit = (file: Rolldown.EmittedFile) => string;

/** Emit the files that a manifest names. */
function emitFace(folder: string, manifest: Manifest, emit: Emit): Face {
    const id = join(GAMES, folder, manifest.entry);
    const script = emit({ type: "chunk", id, name: `face-${folder}`, preserveSignature: "strict" });
    const assets = [...Object.values(manifest.texts), manifest.cover.art].map((name): [string, string] => {
        const source = readFileSync(join(GAMES, folder, name));
        return [name, emit({ type: "asset", name: `face-${folder}-${name}`, source })];
    });
    return { manifest, emitted: new Map([[manifest.entry, script], ...assets]) };
}

/** The manifest with the addresses of the built files. */
function builtManifest({ manifest, emitted }: Face, bundle: Pieces, nameOf: (reference: string) => string) {
    const built = (name: string) => nameOf(emitted.get(name)!);
    const entry = built(manifest.entry);
    const texts = Object.entries(manifest.texts).map(([lang, name]) => [lang, built(name)]);
    return {
        ...manifest,
        base: "/",
        client: `/${fileOf(bundle, PROGRAM)}`,
        entry,
        styles: styles(bundle, entry, manifest.dom),
        texts: Object.fromEntries(texts) as Manifest["texts"],
        cover: { ...manifest.cover, art: built(manifest.cover.art) },
    };
}

function buildFaces(): Plugin {
    let faces: Face[] = [];
    return {
        name: "faces",
        apply: "build",
        buildStart() {
            faces = manifests().map(([folder, manifest]) => emitFace(folder, manifest, (file) => this.emitFile(file)));
        },
        generateBundle(_, bundle) {
            const nameOf = (reference: string) => this.getFileName(reference);
            const list = faces.map((face) => [
                face.manifest.game,
                builtManifest(face, bundle as unknown as Pieces, nameOf),
            ]);
            const source = JSON.stringify(Object.fromEntries(list));
            this.emitFile({ type: "asset", fileName: LIST, source });
        },
    };
}

/**
 * While somebody works on the client, the server still names the files of its last build: their sources are served
 * instead.
 */
function serveFaces(): Plugin {
    return {
        name: "faces-in-development",
        apply: "serve",
        configureServer({ middlewares }) {
            middlewares.use((request, response, next) => {
                const [, folder, name, ending] = BUILT.exec(request.url ?? "") ?? [];
                // The sources of a face bring their styles themselves.
                if (ending === "css") return response.setHeader("content-type", "text/css").end();
                if (folder) request.url = `/src/games/${folder}/${ending === "js" ? ENTRY : `${name}.${ending}`}`;
                next();
            });
        },
    };
}

export function faces(): Plugin[] {
    return [buildFaces(), serveFaces()];
}
