// Loading of what the editor needs: the draft of this device, what can be changed, and the face that draws it.
import { emptyDraft, isEmpty, type EditionDraft } from "../editions/draft.ts";
import { freshEditionForm, offeredEdition } from "../editions/editionApi.ts";
import { fieldsOf, type EditionForm } from "../editions/form.ts";
import { editionsOf, freshId, loadEdition, saveEdition } from "../editions/storage.ts";
import { draftOfValues } from "../editions/written.ts";
import { catalogue, gameOf } from "../state/catalogue.svelte.ts";
import { gameTexts } from "../texts/gameTexts.svelte.ts";
import { t, texts } from "../texts/texts.svelte.ts";
import { EditionFace } from "./editionFace.ts";
import { Editor } from "./editor.svelte.ts";
import { placesIn, type MapPlace } from "./mapPlaces.ts";

export interface LoadedEditor {
    readonly editor: Editor;
    readonly face: EditionFace | null;
    readonly places: readonly MapPlace[];
}

/** Store a fresh draft, unless there is an empty one; return its id. Without such a game there is none. */
export async function startEdition(game: string): Promise<string | null> {
    await Promise.all([catalogue(), texts.addEditions()]);
    if (!gameOf(game)) return null;
    const empty = editionsOf(game).find((draft) => isEmpty(draft) && !draft.name);
    return empty ? empty.id : stored(freshDraft(game));
}

/** Store a draft of an edition that this server offers; return its id. */
export async function copyEdition(game: string, name: string): Promise<string> {
    const [form, { edition, values, ours }] = await Promise.all([freshEditionForm(game), offeredEdition(game, name)]);
    return stored(draftOfValues(form, freshDraft(game), edition, values, ours));
}

function freshDraft(game: string): EditionDraft {
    return { ...emptyDraft(freshId(), game, t("edition-new-title")), source: t("edition-new-source") };
}

/** A device that stores nothing keeps it until the page is left; the editor says so. */
function stored(draft: EditionDraft): string {
    saveEdition({ ...draft, savedAt: Date.now() });
    return draft.id;
}

/** Load a draft of a game; null if it is not on this device. */
export async function loadEditor(name: string, id: string): Promise<LoadedEditor | null> {
    await Promise.all([catalogue(), texts.addEditions()]);
    const draft = loadEdition(id);
    if (!draft || draft.game !== name) return null;
    const [form, game, face] = await Promise.all([freshEditionForm(name), gameTexts(name), loadFace(name)]);
    if (!form.parts.length) return null;
    return { editor: new Editor(form, draft), face, places: placesIn(game.box, placeNames(form)) };
}

/** The names of the places that pairs join. */
function placeNames(form: EditionForm): readonly string[] {
    const field = fieldsOf(form).find(({ sort }) => sort === "pairs");
    return field?.names.map(({ name }) => name) ?? [];
}

/** Without its drawings the editor works too. */
function loadFace(name: string): Promise<EditionFace | null> {
    return EditionFace.load(name).catch(() => null);
}
