// Common getters of a live table and a replay.
import { projectedTotals } from "./players/projectedRows.ts";
import type { Occupant, TableProjection, View } from "../wire/types.ts";

export abstract class ProjectedTable {
    abstract readonly projection: TableProjection;

    get names(): readonly string[] {
        return this.occupants.map((occupant) => occupant?.name ?? "");
    }

    get occupants(): readonly (Occupant | null)[] {
        return this.projection.occupants ?? [];
    }

    get deciding(): readonly number[] {
        return this.projection.deciding ?? [];
    }

    get ended(): boolean {
        return this.projection.status === "ended";
    }

    get scores(): readonly (number | null)[] {
        return this.projection.scores ?? [];
    }

    /** Points of every side if everything were scored now; empty where the scores say it already. */
    get projectedTotals(): readonly number[] {
        return projectedTotals(this.projection.projected ?? []);
    }

    get headline(): string {
        return this.projection.headline ?? "";
    }

    /** View without planned moves; null before the game is dealt. */
    get currentView(): View | null {
        return this.projection.view ?? null;
    }
}
