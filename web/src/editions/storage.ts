// Drafts of editions on this device.
import type { Draft } from "./draft.ts";

const KEY = "caravane.edition.";

function read(key: string): Draft | null {
    try {
        return JSON.parse(localStorage.getItem(key) ?? "null") as Draft | null;
    } catch {
        return null;
    }
}

export function loadEdition(id: string): Draft | null {
    return read(KEY + id);
}

/** Store a draft; false if the device does not allow it. */
export function saveEdition(draft: Draft): boolean {
    try {
        localStorage.setItem(KEY + draft.id, JSON.stringify(draft));
        return true;
    } catch {
        return false;
    }
}

export function deleteEdition(id: string): void {
    localStorage.removeItem(KEY + id);
}

/** The drafts of a game, the last one first. */
export function editionsOf(game: string): readonly Draft[] {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
    const drafts = keys.filter((key) => key.startsWith(KEY)).map(read);
    return drafts
        .filter((draft) => draft !== null)
        .filter((draft) => draft.game === game)
        .sort((one, other) => other.savedAt - one.savedAt);
}

export function freshId(): string {
    return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join("");
}
