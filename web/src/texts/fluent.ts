// Messages from Fluent files with typographic spaces. The same rules as in Python (caravane.text.translations).
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { isolated } from "../face/kit/isolated.ts";
import type { Lang } from "../state/settings.svelte.ts";

export type Args = Record<string, string | number>;

// French needs non-breaking spaces around punctuation, in large numbers and before %; authors type plain ones.
const UNBROKEN_SPACES: [RegExp, string][] = [
    [/ (?=[;!?])/g, "\u202f"],
    [/ (?=[:»])/g, "\u00a0"],
    [/(?<=«) /g, "\u00a0"],
    [/ (?=%)/g, "\u00a0"],
    [/(?<=\bn°) /g, "\u00a0"],
    [/(?<=\d) (?=\d{3}\b)/g, "\u202f"],
];

export class Sentences {
    readonly lang: Lang;
    readonly #bundle: FluentBundle;

    constructor(lang: Lang, ...sources: string[]) {
        this.lang = lang;
        this.#bundle = new FluentBundle(lang, { useIsolating: false });
        for (const source of sources) this.#bundle.addResource(new FluentResource(source));
    }

    has(key: string): boolean {
        return this.#bundle.hasMessage(key);
    }

    /** Format a message; names among the arguments do not reorder it. A missing one is a bug that a test finds: the player sees the key. */
    format(key: string, args: Args = {}): string {
        const pattern = this.#bundle.getMessage(key)?.value;
        if (!pattern) return key;
        return this.#typeset(this.#bundle.formatPattern(pattern, isolatedTexts(args), []));
    }

    #typeset(text: string): string {
        if (this.lang !== "fr") return text;
        return UNBROKEN_SPACES.reduce((set, [space, unbroken]) => set.replace(space, unbroken), text);
    }
}

function isolatedTexts(args: Args): Args {
    const entries = Object.entries(args).map(([key, value]) => [
        key,
        typeof value === "string" ? isolated(value) : value,
    ]);
    return Object.fromEntries(entries) as Args;
}
