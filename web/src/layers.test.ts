/** Imports between the top folders of the client only go down, and no module imports itself through others. */
import { expect, test } from "vitest";

/** From the top down; folders on one line do not import each other. */
const LAYERS: readonly (readonly string[])[] = [
    ["app", "stage"],
    ["end", "waiting_room", "editor"],
    ["table", "create", "home", "join", "account", "learn", "verify"],
    ["words", "luck", "editions"],
    ["ui"],
    ["texts"],
    ["state"],
    ["wire", "styles"],
    ["games"],
    ["face"],
];
/** Imports that are allowed though they go up or sideways, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {};
/** Circles that are allowed, each with its reason. */
const CIRCLES: Readonly<Record<string, string>> = {};

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

type Graph = ReadonlyMap<string, readonly string[]>;

/** Modules that a module imports, directly or through others. */
function reachable(graph: Graph, from: string, found = new Set<string>()): Set<string> {
    for (const target of graph.get(from) ?? []) if (!found.has(target)) reachable(graph, target, found.add(target));
    return found;
}

/** The groups of modules that import each other through any number of others. */
function circles(graph: Graph): string[] {
    const reach = new Map([...graph.keys()].map((path) => [path, reachable(graph, path)]));
    const groups = [...reach]
        .filter(([path, found]) => found.has(path))
        .map(([path, found]) => [...found].filter((other) => reach.get(other)?.has(path)).sort());
    return [...new Set(groups.map((group) => group.join(" ")))];
}

test("a circle is found, through any number of modules", () => {
    const graph = new Map([
        ["a", ["b", "d"]],
        ["b", ["c"]],
        ["c", ["a"]],
        ["d", ["d"]],
        ["e", ["a"]],
    ]);
    expect(circles(graph)).toEqual(["a b c", "d"]);
});

test("no module imports itself through others", () => {
    const graph = new Map(modules.map(([path, source]) => [path, imports(path, source)]));
    expect(circles(graph).filter((circle) => !(circle in CIRCLES))).toEqual([]);
    expect(Object.keys(CIRCLES).filter((circle) => !circles(graph).includes(circle))).toEqual([]);
});

test("the frame names no game", () => {
    const wrong = modules
        .filter(([path]) => !path.startsWith("games/"))
        .flatMap(([path, source]) =>
            imports(path, source)
                .filter((target) => target.startsWith("games/"))
                .map((target) => `${path} -> ${target}`),
        );
    expect(wrong).toEqual([]);
});

test("every exception is still needed", () => {
    const all = new Set(modules.flatMap(([path, source]) => imports(path, source).map((to) => `${path} -> ${to}`)));
    expect(Object.keys(EXCEPTIONS).filter((edge) => !all.has(edge))).toEqual([]);
});
