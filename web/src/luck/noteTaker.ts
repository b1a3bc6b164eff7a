// Digests of what was shown, and the own moves: one change of the stored notes for all that was observed since the last.
import type { Update } from "../wire/types.ts";
import { shownDigest, withIrregular, withMoves, withResult, withSeen, type DeviceNotes } from "./deviceNotes.ts";
import type { Json } from "./encoding.ts";
import { withLastReveals } from "./entropyExchange.ts";
import { notesStore, type NotesStore } from "./notesStore.ts";
import type { NotedTable, Observation } from "./observation.ts";
import { readNotes } from "./readNotes.ts";

/** Take notes of everything observed, by table. */
export function take(observations: readonly Observation[], store: NotesStore = notesStore): void {
    for (const id of new Set(observations.map(({ table }) => table.id))) {
        const own = observations.filter(({ table }) => table.id === id);
        if (begins(own)) store.meet(met(own[0]!.table), false);
        store.change(id, (notes) => own.reduce(noted, notes));
    }
}

/** A game that is over is not followed any more: notes are not begun with its end. */
function begins(own: readonly Observation[]): boolean {
    return own.some((each) => each.kind === "moves" || each.update.status === "playing");
}

function met({ id, settings, commitment }: NotedTable) {
    return { id, commitment, game: settings.game, seats: settings.seats };
}

/** One observation that cannot be noted must not hide the others, nor itself. */
function noted(notes: DeviceNotes, each: Observation): DeviceNotes {
    try {
        const after = withObservation(notes, each);
        return readNotes(after) ?? withIrregular(notes);
    } catch {
        return withIrregular(notes);
    }
}

function withObservation(notes: DeviceNotes, each: Observation): DeviceNotes {
    if (each.kind === "moves") return withMoves(notes, each.seat, each.n, each.moves);
    return withUpdate(withLastReveals(notes, each.update), each.update);
}

function withUpdate(notes: DeviceNotes, { seat, n, status, view, draws, result }: Update): DeviceNotes {
    // After the end acts may follow that change nothing in the game; and it does not begin again.
    if (notes.result && status === "ended") return result ? withResult(notes, result) : notes;
    // Another page at the same table may note late what it was shown before the end.
    if (notes.result && n > lastSeen(notes)) return withIrregular(notes);
    const shown = seat === null || !view ? notes : withSeen(notes, seat, [n, shownDigest(view as View, draws!)]);
    return status === "ended" ? withResult(shown, result!) : shown;
}

/** The largest number at which anything was shown. */
function lastSeen({ seen }: DeviceNotes): number {
    return Math.max(0, ...Object.values(seen).flatMap((pairs) => pairs.map(([n]) => n)));
}

type View = Readonly<Record<string, Json>>;
