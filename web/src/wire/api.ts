// HTTP client, typed by method and path. Refusals of the server are thrown with their code.
import type { Api, Refusal } from "./types.ts";

export class ApiError extends Error {
    readonly refusal: Refusal;

    constructor(code: string, more: Partial<Refusal> = {}) {
        super(code);
        this.refusal = { reason: "", rule: "", nouns: [], ...more, code };
    }

    get code(): string {
        return this.refusal.code;
    }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Path<M extends Method> = keyof { [K in keyof Api as K extends `${M} ${infer P}` ? P : never]: K };
type Operation<M extends Method, P> = Api[`${M} ${P & string}` & keyof Api];
/** Arguments of the path, of the query and the body; they may be omitted if none is required. */
type Arguments<M extends Method, P> =
    Record<string, never> extends Operation<M, P>["args"]
        ? [args?: Operation<M, P>["args"]]
        : [Operation<M, P>["args"]];
type Answer<M extends Method, P> = Promise<Operation<M, P>["answer"]>;

/** Fill the braces of a path; the other arguments that have a value become its query. */
function address(path: string, { body: _, ...args }: Record<string, unknown>): string {
    const rest = new URLSearchParams();
    for (const [name, value] of Object.entries(args)) {
        if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
        else if (value !== undefined && value !== null && value !== "") rest.set(name, String(value));
    }
    return rest.size ? `${path}?${rest}` : path;
}

async function send(method: Method, path: string, body?: unknown, more?: RequestInit): Promise<unknown> {
    const init = body === undefined ? {} : typeof body === "string" ? ofText(body) : ofJson(body);
    let response: Response;
    try {
        response = await fetch(`/api${path}`, { method, ...init, ...more });
    } catch {
        throw new ApiError("offline");
    }
    if (response.ok) return contentOf(response);
    const refusal = (await response.json().catch(() => ({}))) as Partial<Refusal>;
    throw new ApiError(refusal.code ?? "failed", refusal);
}

function ofJson(body: unknown): RequestInit {
    return { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
}

function ofText(body: string): RequestInit {
    return { body, headers: { "content-type": "text/plain" } };
}

function contentOf(response: Response): unknown {
    if (response.status === 204) return undefined;
    return response.headers.get("content-type")?.startsWith("text/plain") ? response.text() : response.json();
}

/** Responses requested before the page that needs them was loaded; each is used once, and only while fresh. */
const prefetched = new Map<string, { answer: Promise<unknown>; at: number }>();
const FRESH_MS = 10_000;

function takePrefetched(path: string): Promise<unknown> {
    const entry = prefetched.get(path);
    prefetched.delete(path);
    return entry && performance.now() - entry.at < FRESH_MS ? entry.answer : send("GET", path);
}

function prefetch(path: string): Promise<unknown> {
    const answer = send("GET", path);
    prefetched.set(path, { answer, at: performance.now() });
    return answer;
}

function request<M extends Method>(method: M, more?: RequestInit) {
    return <P extends Path<M>>(path: P, ...args: Arguments<M, P>) => {
        const all: Record<string, unknown> = args[0] ?? {};
        const body = all["body"] ?? (method === "DELETE" ? undefined : {});
        return send(method, address(path as string, all), body, more) as Answer<M, P>;
    };
}

function read(load: (path: string) => Promise<unknown>) {
    return <P extends Path<"GET">>(path: P, ...args: Arguments<"GET", P>) =>
        load(address(path, args[0] ?? {})) as Answer<"GET", P>;
}

export const api = {
    get: read(takePrefetched),
    post: request("POST"),
    /** Post until a signal ends the request. */
    postUntil: (signal: AbortSignal) => request("POST", { signal }),
    put: request("PUT"),
    patch: request("PATCH"),
    delete: request("DELETE"),
    /** Request data now that a page will need soon. */
    prefetch: read(prefetch),
};
