// The edition that somebody has chosen for a new table, as the table is sent.
import { editionOf } from "../editions/draft.ts";
import { editionForm, wired } from "../editions/editionApi.ts";
import { loadEdition } from "../editions/storage.ts";
import type { EditionIn } from "../wire/types.ts";

/** Split a choice: nothing for ours, else `offered:NAME` or `draft:ID`. */
export function choiceParts(choice: string): [kind: string, name: string] {
    const at = choice.indexOf(":");
    return at < 0 ? ["", ""] : [choice.slice(0, at), choice.slice(at + 1)];
}

export function draftChoice(id: string): string {
    return `draft:${id}`;
}

/** The edition of a new table: the name of an offered one, or all values of a draft; null for ours. */
export async function chosenEdition(game: string, choice: string): Promise<string | EditionIn | null> {
    const [kind, name] = choiceParts(choice);
    if (kind === "offered") return name;
    const draft = kind === "draft" ? loadEdition(name) : null;
    if (!draft || draft.game !== game) return null;
    return wired(editionOf(await editionForm(game), draft));
}
