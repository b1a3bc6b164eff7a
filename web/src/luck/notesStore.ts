/**
 * Notes of all tables on this device, one entry of localStorage each. Every change reads, changes and writes in one
 * step, so that several open pages do not lose each other's notes. Without storage they last as long as the page.
 */

import { newNotes, type DeviceNotes, type MetTable } from "./deviceNotes.ts";
import { readNotes } from "./readNotes.ts";

export type TextStore = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const PREFIX = "caravane.notes.";
const MAX_TABLES = 100;
const FRESH_MS = 24 * 3600 * 1000;
/** An abandoned game makes room for others some day. */
const OPEN_MS = 90 * 24 * 3600 * 1000;

interface Entry {
    readonly key: string;
    readonly ended: boolean;
    /** Whether the game ended some time ago: people check one that has just ended. */
    readonly finished: boolean;
    /** Whether a share was given and the end was not seen: forgotten, the server could draw the luck of this table anew. */
    readonly open: boolean;
    /** Time of the last change, in milliseconds. */
    readonly at: number;
}

export class NotesStore {
    readonly #storage: () => TextStore;
    readonly #maxTables: number;
    readonly #now: () => number;
    /** What could not be stored. */
    readonly #unstored = new Map<string, string>();

    constructor(
        storage: () => TextStore = () => localStorage,
        maxTables = MAX_TABLES,
        now: () => number = () => Date.now(),
    ) {
        this.#storage = storage;
        this.#maxTables = maxTables;
        this.#now = now;
    }

    load(table: string): DeviceNotes | null {
        return readNotes(parse(this.#read(PREFIX + table)));
    }

    /**
     * Notes of a table, begun now if there are none; the fingerprint counts as seen before the game only while it waits.
     * Stored notes that cannot be read are left as they are: what is met now is a table of which nothing is known.
     */
    meet(table: MetTable, waiting: boolean): DeviceNotes {
        const known = this.load(table.id);
        if (known && (known.commitment || !waiting || known.moves.length || Object.keys(known.seen).length))
            return known;
        if (!known && this.#read(PREFIX + table.id) !== null) return newNotes(table, false);
        const begun = newNotes(table, waiting);
        return readNotes(begun) ? this.#save(begun) : newNotes(table, false);
    }

    /** Change the notes of a table, if there are any; return whether they are now what the change has made of them. */
    change(table: string, change: (notes: DeviceNotes) => DeviceNotes): boolean {
        const before = this.load(table);
        const after = before && change(before);
        if (!after || !readNotes(after)) return false;
        if (after !== before) this.#save(after);
        return true;
    }

    all(): DeviceNotes[] {
        return this.#keys().flatMap((key) => readNotes(parse(this.#read(key))) ?? []);
    }

    #save(notes: DeviceNotes): DeviceNotes {
        const key = PREFIX + notes.table;
        const text = JSON.stringify({ ...notes, at: this.#now() });
        if (this.#read(key) === null && !this.#prune(this.#maxTables - 1)) return notes;
        if (this.#write(key, text)) this.#unstored.delete(key);
        else this.#unstored.set(key, text);
        return notes;
    }

    /** Make room for the text by forgetting the oldest finished tables; return whether it is stored. */
    #write(key: string, text: string): boolean {
        for (;;) {
            try {
                this.#storage().setItem(key, text);
                return true;
            } catch {
                const oldest = this.#entries().find((entry) => entry.ended && entry.key !== key);
                if (!oldest || !this.#remove(oldest.key)) return false;
            }
        }
    }

    /**
     * Keep this many tables: the oldest that ended some time ago go first, then the oldest, but none that is open. Return
     * whether there are no more of them now; with as many open tables no other one is noted, and so given no share.
     */
    #prune(most: number): boolean {
        const entries = this.#entries();
        const surplus = Math.max(0, entries.length - most);
        const forgotten = entries.filter(({ open }) => !open).slice(0, surplus);
        for (const { key } of forgotten) this.#remove(key);
        return forgotten.length === surplus;
    }

    /** All stored tables in the order in which they are forgotten. */
    #entries(): Entry[] {
        const entries = this.#keys().map((key): Entry => {
            const text = this.#read(key);
            const { at = 0 } = (parse(text) ?? {}) as { at?: number };
            const notes = readNotes(parse(text));
            const ended = !!notes?.result;
            const given = !!notes?.entropies.some(({ revealed }) => revealed);
            const open = given && !ended && at > this.#now() - OPEN_MS;
            return { key, ended, finished: ended && at < this.#now() - FRESH_MS, open, at };
        });
        return entries.sort((a, b) => Number(b.finished) - Number(a.finished) || a.at - b.at);
    }

    #keys(): string[] {
        try {
            const storage = this.#storage();
            const stored = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
            return [...new Set([...stored, ...this.#unstored.keys()])].filter((key) => key.startsWith(PREFIX));
        } catch {
            return [...this.#unstored.keys()];
        }
    }

    #read(key: string): string | null {
        try {
            return this.#unstored.get(key) ?? this.#storage().getItem(key);
        } catch {
            return null;
        }
    }

    #remove(key: string): boolean {
        try {
            this.#storage().removeItem(key);
            return !this.#unstored.delete(key);
        } catch {
            return false;
        }
    }
}

function parse(text: string | null): unknown {
    try {
        return JSON.parse(text ?? "null");
    } catch {
        return null;
    }
}

export const notesStore = new NotesStore();
