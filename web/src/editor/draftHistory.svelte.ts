// A draft on the page: every change is stored at once, since the page may be closed at any time, and can be undone.
import type { EditionDraft } from "../editions/draft.ts";
import type { EditionForm } from "../editions/form.ts";
import { trimmed } from "../editions/lists.ts";
import { loadEdition, saveEdition, watchEdition } from "../editions/storage.ts";

/** Number of changes that can be undone. */
const MAX_PAST = 200;

export class DraftHistory {
    draft = $state.raw({} as EditionDraft);
    /** False once the device has refused to store the draft. */
    saved = $state(true);
    #past = $state.raw<readonly EditionDraft[]>([]);
    readonly #form: EditionForm;
    /** Called after each change, with the draft before it. */
    readonly #onchange: (before: EditionDraft) => void;

    constructor(form: EditionForm, draft: EditionDraft, onchange: (before: EditionDraft) => void) {
        [this.#form, this.draft, this.#onchange] = [form, draft, onchange];
    }

    get canUndo(): boolean {
        return this.#past.length > 0;
    }

    change(how: (draft: EditionDraft) => EditionDraft): void {
        this.#follow(loadEdition(this.draft.id));
        const before = this.draft;
        const after = how(before);
        if (after === before) return;
        this.#past = [...this.#past.slice(-MAX_PAST), before];
        this.#show(after);
    }

    undo(): void {
        const before = this.#past.at(-1);
        if (!before) return;
        this.#past = this.#past.slice(0, -1);
        this.#show(before);
    }

    /** Take over what other pages of this device store; return how to stop. */
    watch(): () => void {
        return watchEdition(this.draft.id, (draft) => this.#follow(draft));
    }

    /** Take over a draft that another page has stored since; what was before it cannot be undone here. */
    #follow(stored: EditionDraft | null): void {
        if (!stored || stored.savedAt <= this.draft.savedAt) return;
        const before = this.draft;
        [this.draft, this.#past] = [stored, []];
        this.#onchange(before);
    }

    #show(draft: EditionDraft): void {
        const before = this.draft;
        this.draft = { ...draft, savedAt: Math.max(Date.now(), before.savedAt + 1) };
        this.saved = saveEdition(trimmed(this.#form, this.draft));
        this.#onchange(before);
    }
}
