// What the server does with editions: it tells what can be changed, checks, writes and reads files, and offers editions.
import { session } from "../state/session.svelte.ts";
import { settings } from "../state/settings.svelte.ts";
import { ensureSession } from "../texts/guestNames.ts";
import { texts } from "../texts/texts.svelte.ts";
import { api } from "../wire/api.ts";
import type { Edition, EditionIn as WireEdition, EditionValues } from "../wire/types.ts";
import type { EditionForm, EditionIn, OfferedEdition, Problem } from "./form.ts";

/** Games that came to their end: at random, and between bots. */
export interface Games {
    readonly random: number;
    readonly bots: number;
}

export interface CheckResult {
    readonly problems: readonly Problem[];
    /** Null if no games were asked for, or if the values are wrong. */
    readonly trial: Games | null;
}

export interface ReadResult {
    /** The game that the file is for; empty if the server does not know it. */
    readonly game: string;
    /** Null if the file is none of this game. */
    readonly edition: EditionIn | null;
    readonly problems: readonly Problem[];
}

const forms = new Map<string, Promise<EditionForm>>();

/** Load what an edition of a game can change, once for everybody who logs in, and the texts; a failure is not cached. */
export function editionForm(game: string): Promise<EditionForm> {
    const key = `${game} ${session.me?.login ?? ""}`;
    const loading = forms.get(key) ?? loadForm(game);
    forms.set(key, loading);
    loading.catch(() => forms.delete(key));
    return loading;
}

/** Load it again: others may have offered an edition since. */
export function freshEditionForm(game: string): Promise<EditionForm> {
    forms.clear();
    return editionForm(game);
}

async function loadForm(game: string): Promise<EditionForm> {
    const [form] = await Promise.all([api.get("/games/{game}/editions", { game }), texts.addEditions()]);
    return form as unknown as EditionForm;
}

/** The values of an edition that this server offers. */
export function offeredEdition(game: string, name: string): Promise<EditionValues> {
    return api.get("/games/{game}/editions/{name}", { game, name });
}

/** The edition of a table as this server offers it now, if its values have changed since the table began. */
export async function newerEdition(game: string, edition: Edition | null): Promise<OfferedEdition | null> {
    if (!edition) return null;
    const { offered } = await freshEditionForm(game);
    const isSame = (other: OfferedEdition): boolean =>
        (["name", "title", "source"] as const).every((key) => other[key] === edition[key]);
    return offered.find((other) => isSame(other) && other.fingerprint !== edition.fingerprint) ?? null;
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
export async function checkEdition(
    game: string,
    edition: EditionIn,
    signal: AbortSignal,
    play = false,
): Promise<CheckResult> {
    await begin();
    const asked = { game, body: wired(edition) };
    const result = await api.postUntil(signal)("/games/{game}/editions/check", play ? { ...asked, play } : asked);
    return result as unknown as CheckResult;
}

/** The file of an edition, with remarks in the reader's language. */
export async function editionFile(
    game: string,
    edition: EditionIn,
    signal: AbortSignal = new AbortController().signal,
): Promise<string> {
    await begin();
    const asked = { game, body: wired(edition), lang: settings.lang };
    return api.postUntil(signal)("/games/{game}/editions/file", asked);
}

export async function readEdition(game: string, body: string): Promise<ReadResult> {
    await begin();
    const read = await api.post("/games/{game}/editions/read", { game, body });
    return read as unknown as ReadResult;
}

/** Offer an edition to everybody on this server: a new one, or instead of the one with a name. */
export async function offerEdition(game: string, edition: EditionIn, instead = ""): Promise<OfferedEdition> {
    const body = wired(edition);
    const offered = instead
        ? await api.put("/games/{game}/editions/{name}", { game, name: instead, body })
        : await api.post("/games/{game}/editions", { game, body });
    forms.clear();
    return offered;
}
