// Plays again what has happened, instead of the live table.
import { LatestRequest } from "../replay/latestRequest.ts";
import { Replay } from "../replay/replay.svelte.ts";
import type { Table } from "../table.svelte.ts";

export class RecapPlayer {
    /** Replay that is shown instead of the live table. */
    replay = $state.raw<Replay | null>(null);
    readonly #table: () => Table;
    readonly #requests = new LatestRequest();

    constructor(table: () => Table) {
        this.#table = table;
    }

    /** Play again what happened after an update, instead of what is being played. */
    async play(after: number): Promise<void> {
        const table = this.#table();
        const { game, detail, seat } = table;
        const entries = await this.#requests.ask(table.log.pages(seat, Math.max(0, after - 1), true));
        if (!entries || seat !== table.seat) return;
        const next = new Replay(game, detail, seat, entries);
        if (!next.positions.length) return;
        next.face.share(table.face);
        this.stop();
        this.replay = next;
        void next.run(() => this.stop());
    }

    stop(): void {
        this.replay?.pause();
        this.replay = null;
    }
}
