// Vocabulary and texts of a game: moves, events and reasons as sentences in the current language.
import { isolated } from "../face/kit/isolated.ts";
import type { GameFacts } from "../face/types.ts";
import { Sentences, type Args } from "./fluent.ts";
import { settings, type Lang } from "../state/settings.svelte.ts";
import { api } from "../wire/api.ts";
import type { TableEvent, Vocabulary, Word } from "../wire/types.ts";

type Box = GameFacts["box"];
type WordKind = Exclude<keyof Vocabulary, "explanations" | "kinds" | "view">;

/** A table, with the code of an invitation to it. */
export interface TableAccess {
    readonly table: string;
    readonly code: string;
}

export interface ParsedPhrase {
    word: string;
    nouns: string[];
}

const PREFIX: Record<WordKind, string> = {
    verbs: "verb",
    events: "event",
    reasons: "reason",
    lines: "line",
    prompts: "step",
    headlines: "headline",
    parts: "part",
    projected: "projected",
};

/** Beginning of the part that is a line of the score sheet. */
const LINE = "line:";

/** Parse a phrase: `take:red:4` is the word `take` with the nouns `red` and `4`. */
export function parsePhrase(phrase: string): ParsedPhrase {
    const [word = "", ...nouns] = phrase.split(":");
    return { word, nouns };
}

export class GameTexts {
    readonly name: string;
    readonly vocabulary: Vocabulary;
    /** Component values in force. */
    readonly box: Box;
    /** The table whose edition is in force; null for the values built in. */
    table: TableAccess | null = null;
    #sentences = $state.raw(new Sentences("en"));
    readonly #loaded = new Map<Lang, Promise<Sentences>>();
    readonly #load: (lang: Lang) => Promise<Sentences>;

    constructor(
        name: string,
        vocabulary: Vocabulary,
        box: Box,
        sentences?: Sentences,
        load = (lang: Lang) => loadTexts(name, lang),
    ) {
        [this.name, this.vocabulary, this.box] = [name, vocabulary, box];
        this.#load = load;
        if (!sentences) return;
        this.#sentences = sentences;
        this.#loaded.set(sentences.lang, Promise.resolve(sentences));
    }

    /** The same texts with other values of the components, those of a table with an edition. */
    withBox(box: Box, table: TableAccess): GameTexts {
        const texts = new GameTexts(this.name, this.vocabulary, box, this.#sentences, this.#load);
        texts.table = table;
        return texts;
    }

    async setLanguage(lang: Lang): Promise<void> {
        if (!this.#loaded.has(lang)) this.#loaded.set(lang, this.#load(lang));
        const sentences = await this.#loaded.get(lang)!;
        if (settings.lang === lang) this.#sentences = sentences;
    }

    /** Language of the loaded texts. */
    get lang(): Lang {
        return this.#sentences.lang;
    }

    get ready(): boolean {
        return this.#sentences.has("title");
    }

    /** Format a text of the game by its key. */
    format(key: string, args: Args = {}): string {
        return this.#sentences.format(key, args);
    }

    has(key: string): boolean {
        return this.#sentences.has(key);
    }

    get title(): string {
        return this.format("title");
    }

    prompt(phrase: string, names: readonly string[]): string {
        return this.#formatWord("prompts", phrase, names);
    }

    move(phrase: string, names: readonly string[]): string {
        return this.#formatWord("verbs", phrase, names);
    }

    /** An event as a sentence; that of the seat `you` speaks to its player. */
    event(event: TableEvent, names: readonly string[], you: number | null = null): string {
        return this.#happened("event", event, names, you);
    }

    /** Why the game ended, if an event tells it; else nothing. */
    ending(event: TableEvent, names: readonly string[], you: number | null = null): string {
        const { word } = parsePhrase(event.event ?? "");
        return this.has(`ending-${word}`) ? this.#happened("ending", event, names, you) : "";
    }

    #happened(prefix: string, event: TableEvent, names: readonly string[], you: number | null): string {
        const phrase = event.event ?? "";
        const key = `${prefix}-${parsePhrase(phrase).word}`;
        const addressed = event.seat !== null && event.seat === you && this.has(`${key}-you`);
        const seat = this.seat(event.seat ?? -2, names);
        return this.#format("events", addressed ? `${key}-you` : key, phrase, names, { seat });
    }

    reason(phrase: string, names: readonly string[]): string {
        return this.#formatWord("reasons", phrase, names);
    }

    line(phrase: string, names: readonly string[]): string {
        return this.#formatWord("lines", phrase, names);
    }

    /** Name of a part of the points that somebody would have now. */
    projectedLine(phrase: string, names: readonly string[]): string {
        return this.#formatWord("projected", phrase, names);
    }

    /** How far the game is; empty if the game does not say. */
    headline(phrase: string, names: readonly string[]): string {
        return phrase && this.#formatWord("headlines", phrase, names);
    }

    /** Name of a part: `square:red:4`, or a line of the score sheet, `line:column:red`. */
    part(phrase: string, names: readonly string[]): string {
        const line = phrase.startsWith(LINE);
        return line ? this.line(phrase.slice(LINE.length), names) : this.#formatWord("parts", phrase, names);
    }

    /** Introduction for new players, a few sentences; empty if the game has none. */
    get firstSteps(): string[] {
        const steps: string[] = [];
        while (this.has(`first-step-${steps.length + 1}`)) steps.push(this.format(`first-step-${steps.length + 1}`));
        return steps;
    }

    /** Name of a component: the text `colour-red`. */
    component(kind: string, name: string): string {
        return this.format(`${kind}-${name}`);
    }

    seat(seat: number, names: readonly string[]): string {
        if (seat < 0) return this.format(seat === -1 ? "seat-chance" : "seat-table");
        // The automaton comes after the last seat.
        if (names.length > 0 && seat === names.length && this.has("automaton")) return this.format("automaton");
        return names[seat] ?? this.format("seat-name", { number: seat + 1 });
    }

    formatList(items: readonly string[]): string {
        if (items.length < 2) return items[0] ?? this.format("list-nothing");
        return this.format("list", { most: items.slice(0, -1).map(isolated).join(", "), last: items.at(-1)! });
    }

    #formatWord(kind: WordKind, phrase: string, names: readonly string[]): string {
        return this.#format(kind, `${PREFIX[kind]}-${parsePhrase(phrase).word}`, phrase, names);
    }

    /** Format a text with the nouns of a phrase. */
    #format(kind: WordKind, key: string, phrase: string, names: readonly string[], more: Args = {}): string {
        const { word, nouns } = parsePhrase(phrase);
        const entry = this.vocabulary[kind].find((each) => each.name === word);
        return capitalized(this.format(key, { ...more, ...this.#args(entry, nouns, names) }), names);
    }

    #args(word: Word | undefined, nouns: readonly string[], names: readonly string[]): Args {
        const pairs = (word?.nouns ?? []).map(([param, kind, many], index) => {
            const own = many ? nouns.slice(index) : nouns.slice(index, index + 1);
            return [param, this.#argument(kind, many, own, names)] as const;
        });
        return Object.fromEntries(pairs);
    }

    #argument(kind: string, many: boolean, nouns: readonly string[], names: readonly string[]): string | number {
        const texts = nouns.map((noun) => this.#noun(kind, noun, names));
        if (many) return this.formatList(texts);
        // A component is a name even if it is written as a figure: the market 4 is Scandinavia.
        const isNumber = kind !== "seat" && !this.vocabulary.kinds[kind]?.length;
        return isNumber ? Number(nouns[0]) : (texts[0] ?? "");
    }

    #noun(kind: string, noun: string, names: readonly string[]): string {
        if (kind === "seat") return this.seat(Number(noun), names);
        const key = `${kind}-${noun}`;
        return this.has(key) ? this.format(key) : noun;
    }
}

/** Capitalize a sentence, unless it begins with a player's name. */
function capitalized(text: string, names: readonly string[]): string {
    return names.some((name) => name && text.startsWith(name)) ? text : text.slice(0, 1).toUpperCase() + text.slice(1);
}

const games = new Map<string, Promise<GameTexts>>();

/** Load the vocabulary and texts of a game, once. */
export function gameTexts(name: string): Promise<GameTexts> {
    if (!games.has(name)) games.set(name, loadGame(name));
    return games.get(name)!;
}

async function loadGame(name: string): Promise<GameTexts> {
    const lang = settings.lang;
    const [vocabulary, box, sentences] = await Promise.all([
        api.get("/games/{game}/vocabulary", { game: name }),
        api.get("/games/{game}/box", { game: name }),
        loadTexts(name, lang),
    ]);
    const game = new GameTexts(name, vocabulary, box as Box, sentences);
    await game.setLanguage(settings.lang);
    return game;
}

async function loadTexts(name: string, lang: Lang): Promise<Sentences> {
    return new Sentences(lang, await api.get("/games/{game}/texts/{lang}", { game: name, lang }));
}
