// HTTP: one door for all requests. A refusal of the server is an error with its code.

export class Refused extends Error {
    readonly code: string;
    readonly reason: string;

    constructor(code: string, reason = "") {
        super(code);
        this.code = code;
        this.reason = reason;
    }
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
    const sent =
        body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    let response: Response;
    try {
        response = await fetch(`/api${path}`, { method, ...sent });
    } catch {
        throw new Refused("offline");
    }
    if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
    const problem = (await response.json().catch(() => ({}))) as { code?: string; reason?: string };
    throw new Refused(problem.code ?? "failed", problem.reason ?? "");
}

/** Answers that were asked for before the page that needs them was there. */
const early = new Map<string, Promise<unknown>>();

function take<T>(path: string): Promise<T> {
    const asked = early.get(path) as Promise<T> | undefined;
    early.delete(path);
    return asked ?? ask<T>("GET", path);
}

export const api = {
    get: <T>(path: string) => take<T>(path),
    /** Ask for something now that a page will get in a moment. */
    ahead: (path: string): void => {
        const asked = ask("GET", path);
        asked.catch(() => {});
        early.set(path, asked);
    },
    post: <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body),
    patch: <T>(path: string, body: unknown) => ask<T>("PATCH", path, body),
    delete: <T>(path: string) => ask<T>("DELETE", path),
    text: async (path: string): Promise<string> => {
        const response = await fetch(`/api${path}`);
        if (!response.ok) throw new Refused("failed");
        return response.text();
    },
};
