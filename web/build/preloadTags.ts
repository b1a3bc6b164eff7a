// Preload the main program beside the first script (src/app/preload.ts), which would otherwise request it only when it
// runs.
import type { HtmlTagDescriptor, Plugin } from "vite";

export const PROGRAM = "src/app/main.ts";

export type Pieces = Record<string, Piece>;

interface Piece {
    type: string;
    fileName: string;
    moduleIds?: string[];
    imports?: string[];
    viteMetadata?: { importedCss: Set<string> };
}

/** A chunk and all chunks that it imports. */
export function chunksOf(bundle: Pieces, name: string, found = new Set<string>()): Set<string> {
    if (!found.has(name)) {
        found.add(name);
        bundle[name]?.imports?.forEach((each) => chunksOf(bundle, each, found));
    }
    return found;
}

/** File name of the chunk of a module. */
export function fileOf(bundle: Pieces, module: string): string {
    const found = Object.values(bundle).find((piece) => piece.moduleIds?.some((id) => id.endsWith(module)));
    if (!found) throw new Error(`${module} is not among the pieces`);
    return found.fileName;
}

function links(html: string, bundle: Pieces): HtmlTagDescriptor[] {
    const files = [...chunksOf(bundle, fileOf(bundle, PROGRAM))];
    const styles = new Set(files.flatMap((file) => [...(bundle[file]?.viteMetadata?.importedCss ?? [])]));
    const wanted = files.filter((file) => !html.includes(file));
    return [
        ...[...styles].map((file) => link("stylesheet", file)),
        ...wanted.map((file) => link("modulepreload", file)),
    ];
}

function link(rel: string, file: string): HtmlTagDescriptor {
    return { tag: "link", attrs: { rel, crossorigin: true, href: `/${file}` }, injectTo: "head" };
}

export function preloadTags(): Plugin {
    return {
        name: "preload-tags",
        apply: "build",
        transformIndexHtml: {
            order: "post",
            handler: (html, { bundle }) => (bundle ? links(html, bundle as unknown as Pieces) : []),
        },
    };
}
