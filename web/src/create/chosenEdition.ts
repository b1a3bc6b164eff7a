// The edition that somebody has chosen for a new table, as the table is sent.
import type { EditionDraft } from "../editions/draft.ts";
import { editionForm, wired } from "../editions/editionApi.ts";
import type { EditionForm } from "../editions/form.ts";
import { remarksOf } from "../editions/remarks.ts";
import { loadEdition } from "../editions/storage.ts";
import { editionOf } from "../editions/written.ts";
import { ApiError } from "../wire/api.ts";
import type { EditionIn } from "../wire/types.ts";

/** Split a choice: nothing for ours, else `offered:NAME` or `draft:ID`. */
export function choiceParts(choice: string): [kind: string, name: string] {
    const at = choice.indexOf(":");
    return at < 0 ? ["", ""] : [choice.slice(0, at), choice.slice(at + 1)];
}

export function draftChoice(id: string): string {
    return `draft:${id}`;
}

export function offeredChoice(name: string): string {
    return `offered:${name}`;
}

/** Whether a choice can still be made: a stored one may be about what is not there any more. */
export function isThere(form: EditionForm, drafts: readonly EditionDraft[], choice: string): boolean {
    const [kind, name] = choiceParts(choice);
    if (kind === "offered") return form.offered.some((each) => each.name === name);
    return kind === "draft" ? drafts.some(({ id }) => id === name) : choice === "";
}

/** Whether a table can have the values of a draft, as far as this page knows. */
export function isPlayable(form: EditionForm, draft: EditionDraft): boolean {
    return !remarksOf(form, draft, []).some(({ kind }) => kind === "error");
}

/** The edition of a new table: the name of an offered one, or all values of a draft; null for ours. */
export async function chosenEdition(game: string, choice: string): Promise<string | EditionIn | null> {
    const [kind, name] = choiceParts(choice);
    if (kind === "offered") return name;
    if (kind !== "draft") return null;
    const draft = loadEdition(name);
    if (!draft || draft.game !== game) throw new ApiError("edition-gone");
    const form = await editionForm(game);
    if (!isPlayable(form, draft)) throw new ApiError("edition-wrong");
    return wired(editionOf(form, draft));
}
