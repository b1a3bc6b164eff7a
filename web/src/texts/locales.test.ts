/** Both languages have the same messages with the same variables, and all that the client uses. */
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const FILES = {
    fr: import.meta.glob<string>(["../../locales/fr/*.ftl", "../../../src/caravane/text/locales/fr.ftl"], {
        query: "?raw",
        import: "default",
        eager: true,
    }),
    en: import.meta.glob<string>(["../../locales/en/*.ftl", "../../../src/caravane/text/locales/en.ftl"], {
        query: "?raw",
        import: "default",
        eager: true,
    }),
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
            file: path.replace(`/${lang}.ftl`, "/common").split("/").at(-1)!,
            key: message.id,
            uses: [...new Set(variables(message.value))].sort().join(),
        })),
    );
}

/** First argument of every call of `t`, up to its closing comma or bracket. */
function* said(source: string): Generator<string> {
    for (const call of source.matchAll(/(?<![\w.$])t\(/g)) {
        let depth = 0;
        const from = call.index + call[0].length;
        for (let at = from; at < source.length; at += 1) {
            const sign = source[at]!;
            if (depth === 0 && (sign === "," || sign === ")")) {
                yield source.slice(from, at);
                break;
            }
            if ("([{".includes(sign)) depth += 1;
            if (")]}".includes(sign)) depth -= 1;
        }
    }
}

/** Message ids in an argument: one, or a choice of some. */
function named(argument: string): string[] {
    const outside = argument.replace(/\$\{[^}]*\}/g, "");
    return [...outside.matchAll(/(?:^|[?:(])\s*"([^"]+)"\s*(?=$|[?:)])/g)].map((found) => found[1]!);
}

/** Prefixes of composed ids: `level-${name}`. */
function begun(argument: string): string[] {
    return [...argument.matchAll(/(?:^|[?:])\s*`([^`$]+)\$\{/g)].map((found) => found[1]!);
}

const french = messages("fr");
const english = messages("en");
const keys = french.map(({ key }) => key);

test("both languages have the same files, messages and variables", () => {
    const listed = (all: typeof french) => all.map(({ file, key, uses }) => `${file} ${key} ${uses}`).sort();
    expect(listed(english)).toEqual(listed(french));
});

test.each([
    ["fr", french],
    ["en", english],
] as const)("no message stands twice in %s", (_, all) => {
    const names = all.map(({ key }) => key);
    expect(names.filter((key, index) => names.indexOf(key) !== index)).toEqual([]);
});

test.each(Object.keys(FILES) as Lang[])("every line of %s is read", (lang) => {
    for (const source of Object.values(FILES[lang])) {
        const written = source.match(/^[a-z][\w-]* *=/gm)?.length ?? 0;
        expect(new FluentResource(source).body.length).toBe(written);
    }
});

describe("what the pages say", () => {
    const calls = Object.entries(SOURCES).flatMap(([path, source]) =>
        [...said(source)].map((argument) => ({ path, argument: argument.trim() })),
    );

    test("is found in the sources", () => expect(calls.length).toBeGreaterThan(10));

    test("exists", () => {
        const missing = calls.flatMap(({ path, argument }) =>
            named(argument)
                .filter((key) => !keys.includes(key))
                .map((key) => `${path}: ${key}`),
        );
        expect(missing).toEqual([]);
    });

    test("exists where it is put together", () => {
        const missing = calls.flatMap(({ path, argument }) =>
            begun(argument)
                .filter((start) => !keys.some((key) => key.startsWith(start)))
                .map((start) => `${path}: ${start}…`),
        );
        expect(missing).toEqual([]);
    });
});
