// Where we are: the part of the address behind `#`, which browsers do not send, so that secrets in links stay here.

export interface Route {
    /** The parts between the slashes: `#/table/abc/replay` is ["table", "abc", "replay"]. */
    parts: string[];
    query: URLSearchParams;
}

function currentRoute(): Route {
    const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
    return { parts: path.split("/").filter(Boolean).map(decodePart), query: new URLSearchParams(query) };
}

/** A link that was cut in the middle is still read. */
function decodePart(part: string): string {
    try {
        return decodeURIComponent(part);
    } catch {
        return part;
    }
}

class Router {
    route = $state.raw(currentRoute());
    /** How many pages of ours lie behind this one. */
    depth = -1;

    constructor() {
        this.#countDepth();
        addEventListener("hashchange", () => {
            this.#countDepth();
            this.route = currentRoute();
            scrollTo(0, 0);
        });
    }

    /** The browser keeps the number with each page, so that it holds after a reload and on the way back. */
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

/** Go on without a way back here: a door that was opened is behind us. */
export function replace(address: string): void {
    history.replaceState(history.state, "", address);
    dispatchEvent(new HashChangeEvent("hashchange"));
}
