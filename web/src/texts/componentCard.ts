// Cards that explain components, as `caravane.text.component_card` writes them: name, what it is and does, what is true
// now, and the rules behind it.
import { formatPoints } from "../face/kit/points.ts";
import type { Part, View } from "../face/types.ts";
import type { Explanation } from "../wire/types.ts";
import type { Args } from "./fluent.ts";
import type { GameTexts } from "./gameTexts.svelte.ts";

export interface ComponentCard {
    readonly name: string;
    /** Paragraphs with **bold** words; empty if the game has no text for the part. */
    readonly text: string;
    readonly now: string;
    readonly rules: readonly string[];
    /** Values of the box that the text says. */
    readonly figures: readonly BoxFigure[];
}

/** A value of the box by its path in the component file, `sites/ur/points`; a list as a whole or one entry of it. */
export interface BoxFigure {
    readonly path: string;
    readonly entry: number | null;
}

/** A viewpoint. */
export interface Sight {
    readonly view: View | null;
    readonly seat: number | null;
    readonly names: readonly string[];
}

/** Number and name of a noun. */
export type Place = readonly [number, string];
export type Places = Readonly<Record<string, Place>>;

/** Between the figures of a list; a comma would run into the sentence. */
const SEPARATOR = " · ";
/** What stands for a kind behind the path of a figure that is written with its sign. */
const SIGNED = "signed";

interface Noun {
    readonly param: string;
    readonly kind: string;
    readonly place: Place;
}

/** What stands at a path such as `box/sites/$site/points`; undefined if there is nothing. */
export function lookUp(path: readonly string[], root: unknown, places: Places): unknown {
    return path.reduce((value, key) => child(value, key, places), root);
}

function child(value: unknown, key: string, places: Places): unknown {
    if (typeof value !== "object" || value === null) return undefined;
    if (key === "#") return Object.keys(value).length;
    if (!key.startsWith("$")) return member(value, Number(key), key);
    const place = places[key.slice(1)];
    return place && member(value, ...place);
}

function member(value: object, number: number, name: string): unknown {
    if (Array.isArray(value)) return (value as unknown[]).at(number);
    const table = value as Record<string, unknown>;
    return table[name] ?? table[name.replaceAll("-", "_")];
}

/** The value of the box that a path such as `box/sites/$site/points` is about; null without a noun in it. */
export function boxFigure(path: string, box: unknown, places: Places): BoxFigure | null {
    const [keys = ""] = path.split(":");
    const names: string[] = [];
    let value = box;
    for (const key of keys.split("/").slice(1)) {
        if (key === "#") break;
        const place = key.startsWith("$") ? places[key.slice(1)] : ([Number(key), key] as const);
        if (!place || typeof value !== "object" || value === null) return null;
        const next = member(value, ...place);
        const name = nameOf(value, next, place);
        if (name === null) return { path: names.join("/"), entry: lastOf(value, place[0]) };
        names.push(name);
        value = next;
    }
    return { path: names.join("/"), entry: null };
}

/** The name of a member in its path; null for an entry of a list of plain values. */
function nameOf(whole: object, found: unknown, [, name]: Place): string | null {
    if (!Array.isArray(whole)) return name in whole ? name : name.replaceAll("-", "_");
    if (typeof found !== "object" || found === null) return null;
    const { id, colour } = found as { id?: string; colour?: string };
    return id ?? colour ?? name;
}

/** An entry counted from the end. */
function lastOf(list: object, number: number): number {
    return number < 0 ? (list as unknown[]).length + number : number;
}

/** The card of a part, as a seat sees it. */
export function componentCard(game: GameTexts, part: Part, sight: Sight): ComponentCard {
    const [word = "", ...spelled] = part.split(":");
    const explanation = game.vocabulary.explanations?.[word];
    const name = game.part(part, sight.names);
    if (!explanation) return { name, text: "", now: "", rules: [], figures: [] };
    return { name, ...new CardWriter(game, explanation, word, spelled, sight).card() };
}

class CardWriter {
    readonly #game: GameTexts;
    readonly #explanation: Explanation;
    readonly #word: string;
    readonly #sight: Sight;
    readonly #nouns: readonly Noun[];
    readonly #places: Places;

    constructor(game: GameTexts, explanation: Explanation, word: string, spelled: readonly string[], sight: Sight) {
        [this.#game, this.#explanation, this.#word, this.#sight] = [game, explanation, word, sight];
        const own = this.#own(spelled);
        this.#nouns = [...own, ...this.#further(own[0]?.place[0] ?? 0)];
        const me = sight.seat === null ? {} : { me: [sight.seat, String(sight.seat)] as const };
        this.#places = { ...me, ...Object.fromEntries(this.#nouns.map(({ param, place }) => [param, place])) };
    }

    card(): Omit<ComponentCard, "name"> {
        const members = this.#nouns.map(({ place }) => place[1]);
        const { word, rules, members: special } = this.#explanation;
        const keys = [...members.map((member) => `explain-${word}-${member}`), `explain-${word}`];
        const args = this.#args();
        const found = [...members.flatMap((member) => special[member] ?? []), ...rules];
        const text = this.#first(keys, args);
        return { text, now: this.#now(args), rules: [...new Set(found)], figures: this.#said(text, keys, args) };
    }

    /** The figures of the box without which the text would be another one. */
    #said(text: string, keys: readonly string[], args: Args): readonly BoxFigure[] {
        return Object.entries(this.#explanation.figures).flatMap(([name, path]) => {
            const { [name]: known, ...others } = args;
            if (known === undefined || this.#first(keys, others) === text) return [];
            return boxFigure(path, this.#game.box, this.#places) ?? [];
        });
    }

    #own(spelled: readonly string[]): Noun[] {
        const word = this.#game.vocabulary.parts.find(({ name }) => name === this.#word);
        return (word?.nouns ?? []).map(([param, kind], index) => {
            const name = spelled[index] ?? "";
            const number = this.#members(kind).indexOf(name);
            return { param, kind, place: [number < 0 ? Number(name) : number, name] };
        });
    }

    /** Nouns that follow from the first one. */
    #further(first: number): Noun[] {
        return Object.entries(this.#explanation.nouns).flatMap(([param, [kind, numbers]]) => {
            const number = numbers[first] ?? -1;
            const name = this.#members(kind)[number] ?? String(number);
            return number < 0 ? [] : [{ param, kind, place: [number, name] as const }];
        });
    }

    #members(kind: string): readonly string[] {
        return this.#game.vocabulary.kinds[kind] ?? [];
    }

    #first(keys: readonly string[], args: Args): string {
        const key = keys.find((each) => this.#game.has(each));
        const text = key ? this.#game.format(key, args) : "";
        return text.slice(0, 1).toUpperCase() + text.slice(1);
    }

    #args(): Args {
        const named = this.#nouns.map(({ param, kind, place: [number, name] }) => {
            const hasNames = this.#members(kind).length > 0;
            return [param, hasNames ? this.#game.component(kind, name) : number] as const;
        });
        return { ...Object.fromEntries(named), ...this.#figures({ box: this.#game.box }, this.#explanation.figures) };
    }

    #now(args: Args): string {
        const paths = this.#explanation.now;
        const found = this.#figures({ view: this.#sight.view }, paths);
        const all = Object.keys(paths).length;
        return all > 0 && Object.keys(found).length === all
            ? this.#first([`now-${this.#word}`], { ...args, ...found })
            : "";
    }

    #figures(root: unknown, paths: Readonly<Record<string, string>>): Args {
        const found: Args = {};
        for (const [name, path] of Object.entries(paths)) {
            const [keys = "", kind = ""] = path.split(":");
            const value = lookUp(keys.split("/"), root, this.#places);
            if (value !== undefined && value !== null) found[name] = this.#textOf(value, kind);
        }
        return found;
    }

    #textOf(value: unknown, kind: string): string | number {
        if (Array.isArray(value)) {
            const items = value.filter((item) => item !== null).map((item) => String(this.#textOf(item, kind)));
            return kind ? this.#game.formatList(items) : items.join(SEPARATOR);
        }
        if (kind && kind !== SIGNED) return this.#named(value, kind);
        if (typeof value === "string") return value;
        const number = Number(value);
        if (number < 0) return formatPoints(number);
        return kind ? `+${number}` : number;
    }

    #named(value: unknown, kind: string): string {
        if (kind === "seat") return this.#game.seat(Number(value), this.#sight.names);
        const name = typeof value === "number" ? this.#members(kind)[value] : String(value);
        return this.#game.component(kind, name ?? "");
    }
}
