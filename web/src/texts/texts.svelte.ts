// The interface's own texts, in the language of the moment.
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

    /** Load the texts of a language, once, and speak it from now on; a failure is not kept. */
    async setLanguage(lang: Lang): Promise<void> {
        const loading = loaded.get(lang) ?? load(lang);
        loaded.set(lang, loading);
        loading.catch(() => loaded.delete(lang));
        const sentences = await loading;
        if (settings.lang === lang) this.#sentences = sentences;
    }

    /** Whether there are texts: while another language is coming, the page stays and speaks the old one. */
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

/** Say a text of the interface: `{t("back")}`. It follows the language without a reload. */
export function t(key: string, args: Args = {}): string {
    return texts.format(key, args);
}
