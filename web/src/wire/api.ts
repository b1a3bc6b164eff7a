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

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

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

/** Answers that were asked for before the page that needs them was there; each is given once, and only while it is fresh. */
const early = new Map<string, { answer: Promise<unknown>; at: number }>();
const FRESH = 10_000;

function ahead<T>(path: string, answer: Promise<T>): Promise<T> {
    early.set(path, { answer, at: performance.now() });
    return answer;
}

function take<T>(path: string, otherwise: (path: string) => Promise<T>): Promise<T> {
    const asked = early.get(path);
    early.delete(path);
    return asked && performance.now() - asked.at < FRESH ? (asked.answer as Promise<T>) : otherwise(path);
}

async function text(path: string): Promise<string> {
    const response = await fetch(`/api${path}`);
    if (!response.ok) throw new Refused("failed");
    return response.text();
}

const get = <T>(path: string): Promise<T> => ask<T>("GET", path);

export const api = {
    get: <T>(path: string) => take<T>(path, get),
    post: <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body),
    put: <T>(path: string, body: unknown) => ask<T>("PUT", path, body),
    patch: <T>(path: string, body: unknown) => ask<T>("PATCH", path, body),
    delete: <T>(path: string) => ask<T>("DELETE", path),
    text: (path: string) => take(path, text),
    /** Ask for something now that a page will want in a moment. */
    ahead: <T>(path: string) => ahead(path, get<T>(path)),
    textAhead: (path: string) => ahead(path, text(path)),
};
