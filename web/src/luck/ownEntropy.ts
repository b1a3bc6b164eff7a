// The own share of the luck, wherever a person sits down: committed once the fingerprint of the server's secret is noted,
// and revealed after the start (docs/luck.md). Every way to a table goes through here.
import { api, ApiError } from "../wire/api.ts";
import type { EntropyIn, TableDetail, TableRef } from "../wire/types.ts";
import { commitment } from "./committedLuck.ts";
import { changeEntropy, type DeviceNotes, type MetTable } from "./deviceNotes.ts";
import { fromHex } from "./encoding.ts";
import { COMMITTED, keepsCommitment, nextStep, type ShownTable } from "./entropyExchange.ts";
import { notesStore } from "./notesStore.ts";

/** Game and number of seats of a table that was created or joined. */
export type TableKind = Pick<MetTable, "game" | "seats">;

/** Messages on their way: an update may arrive before the answer. */
const sending = new Map<string, Promise<void>>();

/** Commit to entropy, or reveal it, as far as the shown table is ready for it. */
export async function exchangeEntropy(table: MetTable, shown: ShownTable): Promise<void> {
    const noted = notesStore.meet(table, shown.status === "waiting");
    const { notes, due } = nextStep(noted, shown);
    // Nothing is sent that could not be noted before.
    if (!notesStore.change(table.id, () => notes)) return;
    await Promise.all(due.map((message) => sendOnce(table.id, message)));
}

/** Whether the fingerprint of the secret is another one than this device saw first: then it keeps its entropy to itself. */
export function hasChangedCommitment(table: string, shown: string): boolean {
    const notes = notesStore.load(table);
    return !!notes?.commitment && !keepsCommitment(notes, { commitment: shown });
}

/** The table of an answer or of a page, as it is noted. */
export function metTable({ id, commitment: shown, settings }: TableDetail): MetTable {
    return { id, commitment: shown, game: settings.game, seats: settings.seats };
}

export function shownTable({ projection, my_seats }: Pick<TableDetail, "projection" | "my_seats">): ShownTable {
    const { status, n, commitment: shown, entropy = [] } = projection;
    return { status, n, commitment: shown, entropies: entropy, mySeats: my_seats };
}

/** Commit for the seats that were just taken; if it fails, the waiting room does it. */
export function commitFor(ref: TableRef, kind: TableKind): Promise<void> {
    return ignoreRefusal(exchangeEntropy({ ...ref, ...kind }, atFirst(ref, kind)));
}

/**
 * Start a table whose other seats are bots, which add nothing: commit, start, reveal. If a step is refused, the page of
 * the table shows how it stands and goes on from there.
 */
export function startAlone(ref: TableRef, kind: TableKind): Promise<void> {
    return ignoreRefusal(startNow(ref, kind));
}

async function startNow(ref: TableRef, kind: TableKind): Promise<void> {
    const table = { ...ref, ...kind };
    await exchangeEntropy(table, atFirst(ref, kind));
    const { n } = await api.post("/tables/{table}/start", { table: ref.id, body: { status: "waiting" } });
    const notes = notesStore.load(ref.id);
    const entropies = Array.from({ length: kind.seats }, (_, seat) => committed(notes, seat));
    await exchangeEntropy(table, { ...atFirst(ref, kind), status: "starting", n, entropies });
}

/** Take the exchange up again at a table that is not open, for example one over days that was started meanwhile. */
export async function resumeExchange(id: string): Promise<void> {
    const notes = notesStore.load(id);
    if (!notes?.entropies.some(({ revealed }) => revealed !== "accepted")) return;
    const detail = await api.get("/tables/{table}", { table: id });
    // An answer about other tables would fill this device with notes until it forgets those of this one.
    if (detail.id !== id) return;
    await ignoreRefusal(exchangeEntropy(metTable(detail), shownTable(detail)));
}

function atFirst({ commitment: shown, my_seats }: TableRef, { seats }: TableKind): ShownTable {
    return { status: "waiting", n: 0, commitment: shown, entropies: Array<string>(seats).fill(""), mySeats: my_seats };
}

function committed(notes: DeviceNotes | null, seat: number): string {
    const note = notes?.entropies.find((each) => each.seat === seat);
    return note?.committed ? COMMITTED + note.commitment : "";
}

function sendOnce(table: string, message: EntropyIn): Promise<void> {
    const key = `${table} ${message.seat} ${message.entropy ? "reveal" : "commit"}`;
    const sent = sending.get(key) ?? send(table, message).finally(() => sending.delete(key));
    sending.set(key, sent);
    return sent;
}

async function send(table: string, body: EntropyIn): Promise<void> {
    const { n } = await api.post("/tables/{table}/entropy", { table, body });
    const hash = body.commitment ?? commitment(fromHex(body.entropy!));
    notesStore.change(table, (notes) =>
        changeEntropy(notes, hash, body.entropy ? { revealed: "accepted" } : { committed: true, n }),
    );
}

async function ignoreRefusal(done: Promise<void>): Promise<void> {
    try {
        await done;
    } catch (error) {
        if (!(error instanceof ApiError)) throw error;
    }
}
