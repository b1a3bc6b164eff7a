// Texts of the interface in the current language.
import { Sentences, type Args } from "./fluent.ts";
import { settings, type Lang } from "../state/settings.svelte.ts";

// One bundle per language, with one file per part of the interface.
const FILES = { fr: () => import("./textsFr.ts"), en: () => import("./textsEn.ts") };

/** Texts about editions, which the first page does not need. */
const EDITIONS = import.meta.glob<string>("../../locales/*/edition.ftl", { query: "?raw", import: "default" });

const loaded = new Map<string, Promise<Sentences>>();

async function load(lang: Lang, editions: boolean): Promise<Sentences> {
    const more = editions ? EDITIONS[`../../locales/${lang}/edition.ftl`]?.() : undefined;
    const [{ sources }, ...others] = await Promise.all([FILES[lang](), more ?? ""]);
    return new Sentences(lang, ...sources, ...others);
}

class Texts {
    #sentences = $state.raw<Sentences>(new Sentences("en"));

    #editions = false;

    /** Load the texts about editions too. */
    addEditions(): Promise<void> {
        this.#editions = true;
        return this.setLanguage(settings.lang);
    }

    /** Load the texts of a language once, and use them; a failure is not cached. */
    async setLanguage(lang: Lang): Promise<void> {
        const key = `${lang} ${this.#editions}`;
        const loading = loaded.get(key) ?? load(lang, this.#editions);
        loaded.set(key, loading);
        loading.catch(() => loaded.delete(key));
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
