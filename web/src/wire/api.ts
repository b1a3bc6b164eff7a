// HTTP client. Refusals of the server are thrown with their code.

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

/** Responses requested before the page that needs them was loaded; each is used once, and only while fresh. */
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
    /** Request data now that a page will need soon. */
    prefetch: <T>(path: string) => prefetch(path, get<T>(path)),
    prefetchText: (path: string) => prefetch(path, text(path)),
};
