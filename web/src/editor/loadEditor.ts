// Loading of what the editor needs: the draft of this device, what can be changed, and the face that draws it.
import { emptyDraft, isEmpty } from "../editions/draft.ts";
import { editionForm } from "../editions/editionApi.ts";
import { editionsOf, freshId, loadEdition, saveEdition } from "../editions/storage.ts";
import { catalogue } from "../state/catalogue.svelte.ts";
import { gameTexts } from "../texts/gameTexts.svelte.ts";
import { t, texts } from "../texts/texts.svelte.ts";
import { EditionFace } from "./editionFace.svelte.ts";
import { Editor } from "./editor.svelte.ts";
import type { MapPlace } from "./PairsMap.svelte";

export interface LoadedEditor {
    readonly editor: Editor;
    readonly face: EditionFace | null;
    readonly places: readonly MapPlace[];
}

/** Store a fresh draft, unless there is an empty one; return its id. */
export async function startEdition(game: string): Promise<string> {
    await texts.addEditions();
    const empty = editionsOf(game).find(isEmpty);
    if (empty) return empty.id;
    const draft = emptyDraft(freshId(), game, t("edition-new-title"));
    saveEdition({ ...draft, source: t("edition-new-source"), savedAt: Date.now() });
    return draft.id;
}

/** Load a draft of a game; null if it is not on this device. */
export async function loadEditor(name: string, id: string): Promise<LoadedEditor | null> {
    await Promise.all([catalogue(), texts.addEditions()]);
    const draft = loadEdition(id);
    if (!draft || draft.game !== name) return null;
    const [form, game, face] = await Promise.all([editionForm(name), gameTexts(name), loadFace(name)]);
    if (!form.parts.length) return null;
    return { editor: new Editor(form, draft), face, places: placesIn(game.box["locations"]) };
}

/** Without its drawings the editor works too. */
function loadFace(name: string): Promise<EditionFace | null> {
    return EditionFace.load(name).catch(() => null);
}

/** Places of a map with their positions, if the box has them. */
function placesIn(locations: unknown): readonly MapPlace[] {
    if (!Array.isArray(locations)) return [];
    return (locations as Record<string, unknown>[]).flatMap(({ id, x, y }) =>
        typeof id === "string" && typeof x === "number" && typeof y === "number" ? [{ name: id, x, y }] : [],
    );
}
