// Sentences from Fluent files, set as the language wants it. The same rules as in Python (caravane.text.translations).
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Lang } from "../state/settings.svelte.ts";

export type Args = Record<string, string | number>;

// French puts a space that never breaks before its high punctuation; authors type a plain one.
const HIGH_PUNCTUATION: [RegExp, string][] = [
    [/ (?=[;!?])/g, "\u202f"],
    [/ (?=[:»])/g, "\u00a0"],
    [/(?<=«) /g, "\u00a0"],
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

    /** Say a message. A gap is a mistake of ours that a test finds; the person who plays sees the key. */
    say(key: string, args: Args = {}): string {
        const pattern = this.#bundle.getMessage(key)?.value;
        if (!pattern) return key;
        return this.#typeset(this.#bundle.formatPattern(pattern, args, []));
    }

    #typeset(text: string): string {
        if (this.lang !== "fr") return text;
        return HIGH_PUNCTUATION.reduce((set, [space, unbroken]) => set.replace(space, unbroken), text);
    }
}
