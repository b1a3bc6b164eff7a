// The route: the part of the address after `#`, which browsers do not send, so that secrets in links stay on the
// device.

export interface Route {
    /** Parts between the slashes: `#/table/abc/replay` is ["table", "abc", "replay"]. */
    parts: string[];
    query: URLSearchParams;
}

function currentRoute(): Route {
    const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
    return { parts: path.split("/").filter(Boolean).map(decodePart), query: new URLSearchParams(query) };
}

/** A link with a truncated escape is still accepted. */
function decodePart(part: string): string {
    try {
        return decodeURIComponent(part);
    } catch {
        return part;
    }
}

class Router {
    route = $state.raw(currentRoute());
    /** Number of pages of this client behind the current one. */
    depth = -1;

    constructor() {
        this.#countDepth();
        addEventListener("hashchange", () => {
            this.#countDepth();
            this.route = currentRoute();
            scrollTo(0, 0);
        });
    }

    /** The browser stores the depth with each history entry, so that it survives reloads and going back. */
    #countDepth(): void {
        const depth = (history.state as { depth?: number } | null)?.depth;
        this.depth = depth ?? this.depth + 1;
        if (depth === undefined) history.replaceState({ depth: this.depth }, "");
    }

    get page(): string {
        return this.route.parts[0] ?? "home";
    }

    part(number: number): string {
        return this.route.parts[number] ?? "";
    }
}

export const router = new Router();

export function href(...parts: (string | number)[]): string {
    return `#/${parts.map((part) => encodeURIComponent(part)).join("/")}`;
}

export function go(...parts: (string | number)[]): void {
    location.hash = href(...parts);
}

/** Go to an address without a history entry, so that one-time links are not revisited. */
export function replace(address: string): void {
    history.replaceState(history.state, "", address);
    dispatchEvent(new HashChangeEvent("hashchange"));
}
