// A game's words and texts: how its moves, events and reasons are said in the language of the moment.
import type { Parts } from "./plain/viewSchema.ts";
import { Sentences, type Args } from "../texts/fluent.ts";
import { settings, type Lang } from "../state/settings.svelte.ts";
import { api } from "../wire/api.ts";
import type { Told } from "../wire/types.ts";

type Noun = [param: string, kind: string, many: boolean];

export interface Word {
    name: string;
    rule: string;
    nouns: Noun[];
}

export interface Words {
    verbs: Word[];
    events: Word[];
    reasons: Word[];
    lines: Word[];
    prompts: Word[];
    /** The names of each kind's components in order; numbers have none. */
    kinds: Record<string, string[]>;
    /** What a view is made of. */
    view: Parts;
}

type Sort = Exclude<keyof Words, "kinds" | "view">;

export interface Spelled {
    word: string;
    nouns: string[];
}

const PREFIX: Record<Sort, string> = {
    verbs: "verb",
    events: "event",
    reasons: "reason",
    lines: "line",
    prompts: "step",
};

/** Take a text form apart: `take:red:4` is the word `take` with the nouns `red` and `4`. */
export function read(said: string): Spelled {
    const [word = "", ...nouns] = said.split(":");
    return { word, nouns };
}

export class GameTexts {
    readonly name: string;
    readonly words: Words;
    #sentences = $state.raw(new Sentences("en"));
    readonly #loaded = new Map<Lang, Promise<Sentences>>();

    constructor(name: string, words: Words, sentences?: Sentences) {
        this.name = name;
        this.words = words;
        if (!sentences) return;
        this.#sentences = sentences;
        this.#loaded.set(sentences.lang, Promise.resolve(sentences));
    }

    async speak(lang: Lang): Promise<void> {
        if (!this.#loaded.has(lang)) this.#loaded.set(lang, loadTexts(this.name, lang));
        const sentences = await this.#loaded.get(lang)!;
        if (settings.lang === lang) this.#sentences = sentences;
    }

    get ready(): boolean {
        return this.#sentences.has("title");
    }

    /** Say a text of the game by its key. */
    say(key: string, args: Args = {}): string {
        return this.#sentences.say(key, args);
    }

    has(key: string): boolean {
        return this.#sentences.has(key);
    }

    get title(): string {
        return this.say("title");
    }

    prompt(said: string, names: readonly string[]): string {
        return this.#tell("prompts", said, names);
    }

    move(said: string, names: readonly string[]): string {
        return this.#tell("verbs", said, names);
    }

    event(told: Told, names: readonly string[]): string {
        return this.#tell("events", told.said ?? "", names, { seat: this.seat(told.seat ?? -2, names) });
    }

    reason(name: string, nouns: readonly string[], names: readonly string[]): string {
        return this.#tell("reasons", [name, ...nouns].join(":"), names);
    }

    line(said: string, names: readonly string[]): string {
        return this.#tell("lines", said, names);
    }

    /** Name a component: the text `colour-red`. */
    component(kind: string, name: string): string {
        return this.say(`${kind}-${name}`);
    }

    seat(seat: number, names: readonly string[]): string {
        if (seat < 0) return this.say(seat === -1 ? "seat-chance" : "seat-table");
        // After the last seat comes the opponent that the rules play.
        if (names.length > 0 && seat === names.length && this.has("automaton")) return this.say("automaton");
        return names[seat] ?? this.say("seat-name", { number: seat + 1 });
    }

    listing(items: readonly string[]): string {
        if (items.length < 2) return items[0] ?? this.say("list-nothing");
        return this.say("list", { most: items.slice(0, -1).join(", "), last: items.at(-1)! });
    }

    #tell(sort: Sort, said: string, names: readonly string[], more: Args = {}): string {
        const { word, nouns } = read(said);
        const found = this.words[sort].find((each) => each.name === word);
        const text = this.say(`${PREFIX[sort]}-${word}`, { ...more, ...this.#args(found, nouns, names) });
        return opened(text, names);
    }

    #args(word: Word | undefined, nouns: readonly string[], names: readonly string[]): Args {
        const pairs = (word?.nouns ?? []).map(([param, kind, many], place) => {
            const mine = many ? nouns.slice(place) : nouns.slice(place, place + 1);
            return [param, this.#argument(kind, many, mine, names)] as const;
        });
        return Object.fromEntries(pairs);
    }

    #argument(kind: string, many: boolean, nouns: readonly string[], names: readonly string[]): string | number {
        const said = nouns.map((noun) => this.#noun(kind, noun, names));
        if (many) return this.listing(said);
        return kind === "seat" || isNaN(Number(nouns[0])) ? (said[0] ?? "") : Number(nouns[0]);
    }

    #noun(kind: string, noun: string, names: readonly string[]): string {
        if (kind === "seat") return this.seat(Number(noun), names);
        const key = `${kind}-${noun}`;
        return this.has(key) ? this.say(key) : noun;
    }
}

/** Open a sentence with a capital; but a player's name is written as its owner writes it. */
function opened(text: string, names: readonly string[]): string {
    return names.some((name) => name && text.startsWith(name)) ? text : text.slice(0, 1).toUpperCase() + text.slice(1);
}

const games = new Map<string, Promise<GameTexts>>();

/** Load what a game says, once. */
export function gameTexts(name: string): Promise<GameTexts> {
    if (!games.has(name)) games.set(name, loadGame(name));
    return games.get(name)!;
}

async function loadGame(name: string): Promise<GameTexts> {
    const lang = settings.lang;
    const words = api.get<Words>(`/games/${name}/words`);
    const [known, sentences] = await Promise.all([words, loadTexts(name, lang)]);
    const game = new GameTexts(name, known, sentences);
    await game.speak(settings.lang);
    return game;
}

async function loadTexts(name: string, lang: Lang): Promise<Sentences> {
    return new Sentences(lang, await api.text(`/games/${name}/texts/${lang}`));
}
