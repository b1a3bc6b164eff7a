// HTTP: one door for all requests. A refusal of the server is an error with its code.

export class ApiError extends Error {
    readonly code: string;
    readonly reason: string;

    constructor(code: string, reason = "") {
        super(code);
        this.code = code;
        this.reason = reason;
    }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
    const init =
        body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    let response: Response;
    try {
        response = await fetch(`/api${path}`, { method, ...init });
    } catch {
        throw new ApiError("offline");
    }
    if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
    const error = (await response.json().catch(() => ({}))) as { code?: string; reason?: string };
    throw new ApiError(error.code ?? "failed", error.reason ?? "");
}

/** Answers that were asked for before the page that needs them was there; each is given once, and only while it is fresh. */
const prefetched = new Map<string, { answer: Promise<unknown>; at: number }>();
const FRESH_MS = 10_000;

function prefetch<T>(path: string, answer: Promise<T>): Promise<T> {
    prefetched.set(path, { answer, at: performance.now() });
    return answer;
}

function takePrefetched<T>(path: string, otherwise: (path: string) => Promise<T>): Promise<T> {
    const entry = prefetched.get(path);
    prefetched.delete(path);
    return entry && performance.now() - entry.at < FRESH_MS ? (entry.answer as Promise<T>) : otherwise(path);
}

async function text(path: string): Promise<string> {
    const response = await fetch(`/api${path}`);
    if (!response.ok) throw new ApiError("failed");
    return response.text();
}

const get = <T>(path: string): Promise<T> => request<T>("GET", path);

export const api = {
    get: <T>(path: string) => takePrefetched<T>(path, get),
    post: <T>(path: string, body: unknown = {}) => request<T>("POST", path, body),
    put: <T>(path: string, body: unknown) => request<T>("PUT", path, body),
    patch: <T>(path: string, body: unknown) => request<T>("PATCH", path, body),
    delete: <T>(path: string) => request<T>("DELETE", path),
    text: (path: string) => takePrefetched(path, text),
    /** Ask for something now that a page will want in a moment. */
    prefetch: <T>(path: string) => prefetch(path, get<T>(path)),
    prefetchText: (path: string) => prefetch(path, text(path)),
};
