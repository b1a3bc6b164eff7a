/** Both languages have the same messages with the same variables, and the client and its faces use no others. */
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const FILES = {
    fr: import.meta.glob<string>(
        ["../../locales/fr/*.ftl", "../games/*/fr.ftl", "../../../src/caravane/text/locales/fr.ftl"],
        {
            query: "?raw",
            import: "default",
            eager: true,
        },
    ),
    en: import.meta.glob<string>(
        ["../../locales/en/*.ftl", "../games/*/en.ftl", "../../../src/caravane/text/locales/en.ftl"],
        {
            query: "?raw",
            import: "default",
            eager: true,
        },
    ),
};
const SOURCES = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
});

type Lang = keyof typeof FILES;

/** Variables of a message. */
function variables(part: unknown): string[] {
    if (Array.isArray(part)) return part.flatMap(variables);
    if (typeof part !== "object" || part === null) return [];
    if ("type" in part && part.type === "var" && "name" in part) return [String(part.name)];
    return Object.values(part).flatMap(variables);
}

function messages(lang: Lang): { file: string; key: string; uses: string }[] {
    return Object.entries(FILES[lang]).flatMap(([path, source]) =>
        new FluentResource(source).body.map((message) => ({
            file: path.replace(`/${lang}.ftl`, "").replace(`/${lang}/`, "/"),
            key: message.id,
            uses: [...new Set(variables(message.value))].sort().join(),
        })),
    );
}

/** Yield the first argument of every call of `t`. */
function* translationCalls(source: string): Generator<string> {
    for (const call of source.matchAll(/(?<![\w.$])t\(/g)) {
        let depth = 0;
        const from = call.index + call[0].length;
        for (let at = from; at < source.length; at += 1) {
            const char = source[at]!;
            if (depth === 0 && (char === "," || char === ")")) {
                yield source.slice(from, at);
                break;
            }
            if ("([{".includes(char)) depth += 1;
            if (")]}".includes(char)) depth -= 1;
        }
    }
}

/** Return the message ids in an argument: one, or the alternatives of a condition. */
function messageIds(argument: string): string[] {
    const outside = argument.replace(/\$\{[^}]*\}/g, "");
    return [...outside.matchAll(/(?:^|[?:(])\s*"([^"]+)"\s*(?=$|[?:)])/g)].map((found) => found[1]!);
}

/** Return the prefixes of composed ids: `level-${name}`. */
function idPrefixes(argument: string): string[] {
    return [...argument.matchAll(/(?:^|[?:])\s*`([^`$]+)\$\{/g)].map((found) => found[1]!);
}

const french = messages("fr");
const english = messages("en");

/** Game of a file in the folder of a face; undefined for others. */
function gameOf(path: string): string | undefined {
    return path.match(/\/games\/(\w+)/)?.[1];
}

/** Messages that a module may use: those of the interface, and in a face its own. */
function keysFor(path: string): string[] {
    const games = [undefined, gameOf(path)];
    return french.filter(({ file }) => games.includes(gameOf(file))).map(({ key }) => key);
}

test("both languages have the same files, messages and variables", () => {
    const listed = (all: typeof french) => all.map(({ file, key, uses }) => `${file} ${key} ${uses}`).sort();
    expect(listed(english)).toEqual(listed(french));
});

test.each([
    ["fr", french],
    ["en", english],
] as const)("no message is defined twice in %s", (_, all) => {
    const names = all.map(({ key }) => key);
    expect(names.filter((key, index) => names.indexOf(key) !== index)).toEqual([]);
});

test.each(Object.keys(FILES) as Lang[])("every message of %s is parsed", (lang) => {
    for (const source of Object.values(FILES[lang])) {
        const written = source.match(/^[a-z][\w-]* *=/gm)?.length ?? 0;
        expect(new FluentResource(source).body.length).toBe(written);
    }
});

describe("message ids in the sources", () => {
    const calls = Object.entries(SOURCES).flatMap(([path, source]) =>
        [...translationCalls(source)].map((argument) => ({ path, argument: argument.trim() })),
    );

    test("are found", () => expect(calls.length).toBeGreaterThan(10));

    test("are defined", () => {
        const missing = calls.flatMap(({ path, argument }) =>
            messageIds(argument)
                .filter((key) => !keysFor(path).includes(key))
                .map((key) => `${path}: ${key}`),
        );
        expect(missing).toEqual([]);
    });

    test("have a defined prefix if they are composed", () => {
        const missing = calls.flatMap(({ path, argument }) =>
            idPrefixes(argument)
                .filter((start) => !keysFor(path).some((key) => key.startsWith(start)))
                .map((start) => `${path}: ${start}…`),
        );
        expect(missing).toEqual([]);
    });
});
