// Where we are: the part of the address behind `#`, which browsers do not send, so that secrets in links stay here.

export interface Place {
    /** The parts between the slashes: `#/table/abc/replay` is ["table", "abc", "replay"]. */
    parts: string[];
    query: URLSearchParams;
}

function here(): Place {
    const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
    return { parts: path.split("/").filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(query) };
}

class Router {
    place = $state.raw(here());

    constructor() {
        addEventListener("hashchange", () => {
            this.place = here();
            scrollTo(0, 0);
        });
    }

    get page(): string {
        return this.place.parts[0] ?? "home";
    }

    part(number: number): string {
        return this.place.parts[number] ?? "";
    }
}

export const router = new Router();

export function href(...parts: (string | number)[]): string {
    return `#/${parts.map((part) => encodeURIComponent(part)).join("/")}`;
}

export function go(...parts: (string | number)[]): void {
    location.hash = href(...parts);
}
