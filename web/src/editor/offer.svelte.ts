// The offer of an edition to everybody on this server: a new one, or instead of the one with the same name.
import type { EditionDraft } from "../editions/draft.ts";
import { offerEdition } from "../editions/editionApi.ts";
import { editionOf } from "../editions/written.ts";
import type { Editor } from "./editor.svelte.ts";

export class Offer {
    busy = $state(false);
    /** Whether it is still to be said which of the two it is. */
    asks = $state(false);
    failure = $state.raw<unknown>(null);
    /** The draft as it was offered: after a further change it is not offered any more. */
    #offered = $state.raw<EditionDraft | null>(null);
    /** Names of the editions that are offered here. */
    #names = $state.raw<readonly string[]>([]);
    readonly #editor: Editor;

    constructor(editor: Editor) {
        this.#editor = editor;
        this.#names = editor.form.offered.map(({ name }) => name);
    }

    get done(): boolean {
        return this.#offered === this.#editor.draft;
    }

    /** Offer it, or ask first whether it shall replace the one with its name. */
    async begin(): Promise<void> {
        this.asks = this.#names.includes(this.#editor.draft.name);
        if (!this.asks) await this.offer("");
    }

    /** Offer it as a new one, or instead of the one with a name. */
    async offer(instead: string): Promise<void> {
        if (this.busy) return;
        const { form, draft } = this.#editor;
        [this.busy, this.asks, this.failure] = [true, false, null];
        try {
            const { name } = await offerEdition(draft.game, editionOf(form, draft), instead);
            this.#names = [...this.#names, name];
            if (draft === this.#editor.draft) this.#keep(name);
        } catch (error) {
            this.failure = error;
        } finally {
            this.busy = false;
        }
    }

    /** Remember the name, so that it can be replaced later. */
    #keep(name: string): void {
        if (this.#editor.draft.name !== name) this.#editor.describe({ name });
        this.#offered = this.#editor.draft;
    }
}
