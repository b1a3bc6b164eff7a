// Requests of which only the last one counts.

export class LatestRequest {
    #number = 0;

    /** Return what comes; null if nothing does, or if something else was asked for meanwhile. */
    async ask<T>(request: Promise<readonly T[]>): Promise<readonly T[] | null> {
        const number = ++this.#number;
        const found = await request.catch(() => []);
        return found.length && number === this.#number ? found : null;
    }
}
