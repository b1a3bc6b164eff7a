// What the server does with editions: it tells what can be changed, checks, writes and reads files, and offers editions.
import { settings } from "../state/settings.svelte.ts";
import { ensureSession } from "../texts/guestNames.ts";
import { texts } from "../texts/texts.svelte.ts";
import { api } from "../wire/api.ts";
import type { EditionIn as WireEdition, Editions } from "../wire/types.ts";
import type { EditionForm, EditionIn, FormField, OfferedEdition, Problem } from "./form.ts";

export interface CheckResult {
    readonly problems: readonly Problem[];
    readonly fingerprint: string;
    /** Number of values that are still those built in. */
    readonly reconstructed: number;
}

export interface ReadResult {
    /** Null if the file is none of this game. */
    readonly edition: EditionIn | null;
    readonly problems: readonly Problem[];
}

const forms = new Map<string, Promise<EditionForm>>();

/** Load what an edition of a game can change, once, and the texts about editions; a failure is not cached. */
export function editionForm(game: string): Promise<EditionForm> {
    const loading = forms.get(game) ?? loadForm(game);
    forms.set(game, loading);
    loading.catch(() => forms.delete(game));
    return loading;
}

async function loadForm(game: string): Promise<EditionForm> {
    const [told] = await Promise.all([api.get("/games/{game}/editions", { game }), texts.addEditions()]);
    return formOf(told);
}

/** How many entries fewer a list has is a number that is not negative. */
function formOf(told: Editions): EditionForm {
    const form = told as unknown as EditionForm;
    const parts = form.parts.map((part) => ({ ...part, fields: part.fields.map(positive) }));
    return { ...form, parts };
}

function positive(field: FormField): FormField {
    return field.like ? { ...field, like: { ...field.like, less: Math.abs(field.like.less) } } : field;
}

/** An edition as the wire has it: what is not changed may be an array that can be. */
export function wired(edition: EditionIn): WireEdition {
    return edition as unknown as WireEdition;
}

let starting: Promise<void> | undefined;

/** Begin one session, however many requests need it. */
function begin(): Promise<void> {
    starting ??= ensureSession().finally(() => (starting = undefined));
    return starting;
}

/** Check the values; with `play` random games are played too, which takes a while. */
export async function checkEdition(game: string, edition: EditionIn, play = false): Promise<CheckResult> {
    await begin();
    const body = wired(edition);
    const result = await api.post("/games/{game}/editions/check", play ? { game, body, play } : { game, body });
    return result as unknown as CheckResult;
}

/** The file of an edition, with remarks in the reader's language. */
export async function editionFile(game: string, edition: EditionIn): Promise<string> {
    await begin();
    return api.post("/games/{game}/editions/file", { game, body: wired(edition), lang: settings.lang });
}

export async function readEdition(game: string, body: string): Promise<ReadResult> {
    await begin();
    const read = await api.post("/games/{game}/editions/read", { game, body });
    return read as unknown as ReadResult;
}

/** Offer an edition to everybody on this host. */
export async function offerEdition(game: string, edition: EditionIn): Promise<OfferedEdition> {
    const offered = await api.post("/games/{game}/editions", { game, body: wired(edition) });
    forms.delete(game);
    return offered;
}
