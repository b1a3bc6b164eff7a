// Rules of a game: loaded once per language, searchable, and addressed by rule.
import type { Lang } from "../../state/settings.svelte.ts";
import type { TableAccess } from "../../texts/gameTexts.svelte.ts";
import { api } from "../../wire/api.ts";
import type { Paragraph, Section } from "../../wire/types.ts";

/** Text in one style. */
export interface TextSpan {
    text: string;
    bold: boolean;
    /** Whether it matches the search. */
    hit: boolean;
}

const MIN_PREFIX = 3;
const books = new Map<string, Promise<Section[]>>();

/** Load the rules of a game in a language, once, with the figures of a table if it has an edition; a failure is not cached. */
export function rulebook(game: string, lang: Lang, at: TableAccess | null = null): Promise<Section[]> {
    const key = `${game} ${lang} ${at?.table ?? ""}`;
    const loading = books.get(key) ?? load(game, lang, at).then((book) => book.sections);
    books.set(key, loading);
    loading.catch(() => books.delete(key));
    return loading;
}

function load(game: string, lang: Lang, at: TableAccess | null) {
    return at
        ? api.get("/tables/{table}/rules/{lang}", { ...at, lang })
        : api.get("/games/{game}/rules/{lang}", { game, lang });
}

/** Split into words without accents and capitals, as `caravane.text.text_search` does. */
export function tokens(text: string): string[] {
    const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
    return (
        plain
            .replaceAll("œ", "oe")
            .replaceAll("æ", "ae")
            .match(/[\p{L}\p{N}]+/gu) ?? []
    );
}

function matchesTerm(word: string, term: string): boolean {
    const isPrefix = term.length >= MIN_PREFIX && !/^\d+$/.test(term);
    return word === term || (isPrefix && word.startsWith(term));
}

/** Paragraphs that contain all words, in their text or title; everything without words. */
export function search(book: readonly Section[], words: string): Section[] {
    const terms = tokens(words);
    const sections = book.map((section) => ({
        ...section,
        paragraphs: section.paragraphs.filter((paragraph) => {
            const found = tokens(`${section.title} ${paragraph.text} ${paragraph.rules.join(" ")}`);
            return terms.every((term) => found.some((word) => matchesTerm(word, term)));
        }),
    }));
    return sections.filter((section) => section.paragraphs.length > 0);
}

/** Split a paragraph into **bold** and plain text, and mark the searched words. */
export function textSpans(text: string, words = ""): TextSpan[] {
    const terms = tokens(words);
    return text.split("**").flatMap((part, number) => hits(part, terms, number % 2 === 1));
}

function hits(part: string, terms: readonly string[], bold: boolean): TextSpan[] {
    if (!part) return [];
    if (terms.length === 0) return [{ text: part, bold, hit: false }];
    const words = part.split(/([\p{L}\p{N}\p{M}]+)/u).filter(Boolean);
    return words.map((word) => ({ text: word, bold, hit: isHit(word, terms) }));
}

function isHit(word: string, terms: readonly string[]): boolean {
    const [token = ""] = tokens(word);
    return terms.some((term) => matchesTerm(token, term));
}

export interface Block {
    list: boolean;
    paragraphs: Paragraph[];
}

/** Group neighbouring items into lists. */
export function blocks(paragraphs: readonly Paragraph[]): Block[] {
    const found: Block[] = [];
    for (const paragraph of paragraphs) {
        const last = found.at(-1);
        if (paragraph.item && last?.list) last.paragraphs.push(paragraph);
        else found.push({ list: paragraph.item, paragraphs: [paragraph] });
    }
    return found;
}
