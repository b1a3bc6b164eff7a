// Drafts of editions on this device. Where it stores nothing they live as long as the page.
import { emptyDraft, type EditionDraft } from "./draft.ts";

const KEY = "caravane.edition.";
/** Length of an id in characters. */
const ID_LENGTH = 6;
/** Drafts that the device has refused to store. */
const unstored = new Map<string, EditionDraft>();

/** A stored draft; null for anything else. Earlier versions had fewer fields. */
function parsed(text: string | null): EditionDraft | null {
    try {
        const found = JSON.parse(text ?? "null") as Partial<EditionDraft> | null;
        if (typeof found?.id !== "string" || typeof found.game !== "string") return null;
        return { ...emptyDraft(found.id, found.game, ""), ...found };
    } catch {
        return null;
    }
}

function stored(key: string): EditionDraft | null {
    try {
        return parsed(localStorage.getItem(key));
    } catch {
        return null;
    }
}

function storedIds(): readonly string[] {
    try {
        const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
        return keys.filter((key) => key.startsWith(KEY)).map((key) => key.slice(KEY.length));
    } catch {
        return [];
    }
}

export function loadEdition(id: string): EditionDraft | null {
    return unstored.get(id) ?? stored(KEY + id);
}

/** Store a draft; false if the device does not allow it. */
export function saveEdition(draft: EditionDraft): boolean {
    try {
        localStorage.setItem(KEY + draft.id, JSON.stringify(draft));
        unstored.delete(draft.id);
        return true;
    } catch {
        unstored.set(draft.id, draft);
        return false;
    }
}

export function deleteEdition(id: string): void {
    unstored.delete(id);
    try {
        localStorage.removeItem(KEY + id);
    } catch {
        // What is not stored need not be removed.
    }
}

/** The drafts of a game, the last one first. */
export function editionsOf(game: string): readonly EditionDraft[] {
    return [...new Set([...storedIds(), ...unstored.keys()])]
        .map(loadEdition)
        .filter((draft) => draft !== null)
        .filter((draft) => draft.game === game)
        .sort((one, other) => other.savedAt - one.savedAt);
}

/** Call back when another page of this device has stored a draft; return how to stop. */
export function watchEdition(id: string, onchange: (draft: EditionDraft) => void): () => void {
    const heard = ({ key, newValue }: StorageEvent): void => {
        const draft = key === KEY + id ? parsed(newValue) : null;
        if (draft) onchange(draft);
    };
    addEventListener("storage", heard);
    return () => removeEventListener("storage", heard);
}

export function freshId(): string {
    return Array.from(crypto.getRandomValues(new Uint8Array(ID_LENGTH)), (byte) => (byte % 36).toString(36)).join("");
}
