/** Imports between the top folders of the client only go down. */
import { expect, test } from "vitest";

/** From the top down; folders on one line do not import each other. */
const LAYERS: readonly (readonly string[])[] = [
    ["app"],
    ["end", "waiting_room"],
    ["table", "create", "home", "join", "account", "learn", "verify"],
    ["luck", "games"],
    ["face"],
    ["ui"],
    ["texts"],
    ["state"],
    ["wire", "styles"],
];
/** Imports that are allowed though they go up or sideways, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {};

const SOURCES = import.meta.glob<string>(["./**/*.ts", "./**/*.svelte", "!./**/*.d.ts", "!./layers.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
});

function layerOf(path: string): number {
    return LAYERS.findIndex((folders) => folders.includes(path.split("/")[0]!));
}

function resolve(from: string, to: string): string {
    const parts = from.split("/").slice(0, -1);
    for (const part of to.split("/")) {
        if (part === "..") parts.pop();
        else if (part !== ".") parts.push(part);
    }
    return parts.join("/");
}

/** Relative paths in strings that name a module: static and dynamic imports, and globs. */
function imports(path: string, source: string): string[] {
    const found = source.matchAll(/["'](\.{1,2}\/[^"'\s]*\.(?:ts|svelte|css|json))["']/g);
    return [...found].map((match) => resolve(path, match[1]!)).filter((target) => layerOf(target) >= 0);
}

function isAllowed(path: string, target: string): boolean {
    const [from, to] = [path.split("/")[0]!, target.split("/")[0]!];
    return from === to || layerOf(from) < layerOf(to) || `${path} -> ${target}` in EXCEPTIONS;
}

const modules = Object.entries(SOURCES).map(([path, source]) => [path.replace("./", ""), source] as const);

test("every folder belongs to a layer", () => {
    const folders = new Set(modules.map(([path]) => path.split("/")[0]!));
    expect([...folders].filter((folder) => layerOf(folder) < 0)).toEqual([]);
});

test("imports only go to lower layers", () => {
    const wrong = modules.flatMap(([path, source]) =>
        imports(path, source)
            .filter((target) => !isAllowed(path, target))
            .map((target) => `${path} -> ${target}`),
    );
    expect(wrong).toEqual([]);
});

test("every exception is still needed", () => {
    const all = new Set(modules.flatMap(([path, source]) => imports(path, source).map((to) => `${path} -> ${to}`)));
    expect(Object.keys(EXCEPTIONS).filter((edge) => !all.has(edge))).toEqual([]);
});
