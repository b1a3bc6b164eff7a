/**
 * Load what gives the own share of the luck, while a table is being created or joined. Null if it cannot be loaded: the
 * waiting room tries again.
 */
export function loadEntropy(): Promise<typeof import("./ownEntropy.ts") | null> {
    return import("./ownEntropy.ts").catch(() => null);
}
