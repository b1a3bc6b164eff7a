// What is to be read off a table as one watcher sees it, whether it lives or is seen again.
import type { Place, Seen, View } from "../wire/types.ts";

export abstract class Watched {
    abstract readonly seen: Seen;

    get names(): readonly string[] {
        return this.places.map((place) => place?.name ?? "");
    }

    get places(): readonly (Place | null)[] {
        return this.seen.places ?? [];
    }

    get deciding(): readonly number[] {
        return this.seen.deciding ?? [];
    }

    get ended(): boolean {
        return this.seen.status === "ended";
    }

    get truth(): View {
        return this.seen.view ?? {};
    }
}
