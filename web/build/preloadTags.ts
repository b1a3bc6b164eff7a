// Preload the main program beside the first script (src/app/preload.ts), which would otherwise request it only when it
// runs.
import type { HtmlTagDescriptor, Plugin } from "vite";

const PROGRAM = "src/app/main.ts";

interface Piece {
    type: string;
    fileName: string;
    facadeModuleId?: string | null;
    imports?: string[];
    viteMetadata?: { importedCss: Set<string> };
}

/** A chunk and all chunks that it imports. */
function whole(bundle: Record<string, Piece>, name: string, found = new Set<string>()): Set<string> {
    if (!found.has(name)) {
        found.add(name);
        bundle[name]?.imports?.forEach((each) => whole(bundle, each, found));
    }
    return found;
}

function links(html: string, bundle: Record<string, Piece>): HtmlTagDescriptor[] {
    const program = Object.values(bundle).find((piece) => piece.facadeModuleId?.endsWith(PROGRAM));
    if (!program) throw new Error(`${PROGRAM} is not among the pieces`);
    const files = [...whole(bundle, program.fileName)];
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
            handler: (html, { bundle }) => (bundle ? links(html, bundle as unknown as Record<string, Piece>) : []),
        },
    };
}
