// Texts of the interface in the current language.
import { Sentences, type Args } from "./fluent.ts";
import { settings, type Lang } from "../state/settings.svelte.ts";

// One bundle per language, with one file per part of the interface.
const FILES = { fr: () => import("./textsFr.ts"), en: () => import("./textsEn.ts") };

const loaded = new Map<Lang, Promise<Sentences>>();

async function load(lang: Lang): Promise<Sentences> {
    return new Sentences(lang, ...(await FILES[lang]()).sources);
}

class Texts {
    #sentences = $state.raw<Sentences>(new Sentences("en"));

    /** Load the texts of a language once, and use them; a failure is not cached. */
    async setLanguage(lang: Lang): Promise<void> {
        const loading = loaded.get(lang) ?? load(lang);
        loaded.set(lang, loading);
        loading.catch(() => loaded.delete(lang));
        const sentences = await loading;
        if (settings.lang === lang) this.#sentences = sentences;
    }

    /** Whether texts are loaded; while another language is loading, the old one stays. */
    get ready(): boolean {
        return this.#sentences.has("caravane");
    }

    get lang(): Lang {
        return this.#sentences.lang;
    }

    format(key: string, args: Args = {}): string {
        return this.#sentences.format(key, args);
    }

    has(key: string): boolean {
        return this.#sentences.has(key);
    }
}

export const texts = new Texts();

/** Format a text of the interface: `{t("back")}`. It is reactive to the language. */
export function t(key: string, args: Args = {}): string {
    return texts.format(key, args);
}
