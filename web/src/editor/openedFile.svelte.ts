// A file that somebody opens or drops on the page: it replaces the values here, if there are any, only when they say so.
import { emptyDraft, isEmpty, type EditionDraft } from "../editions/draft.ts";
import { readEdition, type ReadResult } from "../editions/editionApi.ts";
import { progressOf } from "../editions/progress.ts";
import { named } from "../editions/valueText.ts";
import { draftOf } from "../editions/written.ts";
import type { Editor } from "./editor.svelte.ts";

/** A file of an edition has at most a tenth of it. */
const MAX_BYTES = 1_000_000;

export class OpenedFile {
    /** What is wrong in the file. */
    wrong = $state.raw<readonly string[]>([]);
    /** The game that the file is for, if it is another one. */
    otherGame = $state("");
    /** Whether it is no file of an edition, or too large to be one. */
    isForeign = $state(false);
    failure = $state.raw<unknown>(null);
    /** What was read, while it is not certain that it shall replace what is here. */
    waiting = $state.raw<EditionDraft | null>(null);
    /** Number of values that were taken over last. */
    taken = $state(0);
    readonly #editor: Editor;

    constructor(editor: Editor) {
        this.#editor = editor;
    }

    async open(file: File | null | undefined): Promise<void> {
        if (!file) return;
        [this.wrong, this.otherGame, this.isForeign, this.failure, this.waiting] = [[], "", false, null, null];
        if (file.size > MAX_BYTES) return void (this.isForeign = true);
        try {
            this.#take(await readEdition(this.#editor.draft.game, await file.text()));
        } catch (error) {
            this.failure = error;
        }
    }

    #take({ game, edition, problems }: ReadResult): void {
        const { form, draft } = this.#editor;
        this.wrong = problems.map(({ text }) => named(text));
        if (game && game !== draft.game) this.otherGame = game;
        else if (!edition) this.isForeign = !problems.length;
        if (!edition) return;
        this.waiting = draftOf(form, emptyDraft(draft.id, draft.game, draft.title), edition);
        if (isEmpty(draft) && !problems.length) this.accept();
    }

    /** Values in the file, and values that it would replace. */
    get counts(): { readonly inFile: number; readonly here: number } {
        const { form, progress } = this.#editor;
        return { inFile: this.waiting ? progressOf(form, this.waiting).read : 0, here: progress.read };
    }

    accept(): void {
        if (!this.waiting) return;
        this.taken = this.counts.inFile;
        this.#editor.replace(this.waiting);
        this.waiting = null;
    }

    cancel(): void {
        [this.waiting, this.wrong] = [null, []];
    }
}
