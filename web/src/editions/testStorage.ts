// Storage of a device for tests; it can refuse to store.
export class TestStorage {
    readonly #entries = new Map<string, string>();
    refuses = false;

    get length(): number {
        return this.#entries.size;
    }

    key(index: number): string | null {
        return [...this.#entries.keys()][index] ?? null;
    }

    getItem(key: string): string | null {
        return this.#entries.get(key) ?? null;
    }

    setItem(key: string, value: string): void {
        if (this.refuses) throw new Error("not allowed");
        this.#entries.set(key, value);
    }

    removeItem(key: string): void {
        this.#entries.delete(key);
    }
}
