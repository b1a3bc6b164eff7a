// A live table: the server's projection, seen from a seat, with log, chat and face.
import type { FaceEvent, Moment } from "../face/types.ts";
import { noteTaking } from "../luck/noteTaking.ts";
import { api, ApiError } from "../wire/api.ts";
import type { TableDetail, AnyServerMessage, Rematch, TableEvent, Update } from "../wire/types.ts";
import { SocketError, wire } from "../wire/socket.svelte.ts";
import { occupantsChanged } from "./projectionDiff.ts";
import { Chat } from "./chat/chat.svelte.ts";
import type { GameTexts } from "../texts/gameTexts.svelte.ts";
import { nextHolder, firstSeat } from "./players/handover.ts";
import { deedsSince, type Deed } from "./log/deeds.ts";
import { Log } from "./log/log.svelte.ts";
import type { LastVisit } from "./log/recap.ts";
import { viewpointKey, remember } from "./deviceMemory.ts";
import { AnimationQueue } from "./animationQueue.svelte.ts";
import { DecidingTable } from "./plan/decidingTable.svelte.ts";
import { endsTogether, ready, together } from "./plan/simultaneous.ts";
import { TableFace, type ShownTable } from "./rooms/tableFace.svelte.ts";

export class Table extends DecidingTable implements ShownTable {
    readonly isReplay = false;
    readonly code: string;
    readonly log: Log;
    readonly chat: Chat;
    detail = $state.raw({} as TableDetail);
    readonly face = new TableFace(this, (plans, how) => this.attempts.try(plans, how));
    seat = $state<number | null>(null);
    projection = $state.raw<Update>({} as Update);
    /** Server and local time of the last projection, from which the clocks run. */
    clockReading = $state.raw({ server: 0, local: 0 });
    rematchId = $state("");
    /** Names of the people who sit at the rematch. */
    rematchPeople = $state.raw<readonly string[]>([]);
    /** Code of the refusal, once the table may no longer be viewed. */
    closed = $state("");
    /** Last visit on this device; used once for the recap. */
    lastVisit: LastVisit | null = null;
    #decidingTogether = $state.raw<readonly number[]>([]);
    readonly #animations = new AnimationQueue({
        newEvents: (update) => this.#newEvents(update),
        show: (update) => this.#show(update),
        getView: () => this.currentView,
        mySeats: () => this.mySeats,
        isAwaited: () => this.mustDecide || this.ended || this.seat === null,
    });
    #stopListening: () => void;

    constructor(detail: TableDetail, game: GameTexts, code = "") {
        super(detail.id, game);
        this.detail = detail;
        this.code = code;
        this.log = new Log(detail.id, code);
        this.chat = new Chat(detail.id, code);
        this.seat = detail.seat;
        this.#apply(detail.projection);
        noteTaking.observe({ kind: "update", table: detail, update: detail.projection });
        this.#stopListening = wire.listen(
            detail.id,
            (message) => this.#receive(message),
            () => this.#follow(),
        );
        if (!this.isShared) void this.chat.load();
    }

    /** Going from one table to another may load the second one twice; the one that is given up does not end the other's updates. */
    close(): void {
        this.#stopListening();
        if (wire.state === "online" && !wire.isHeard(this.id))
            wire.send("unfollow", this.id, { seat: this.seat }).catch(ignore);
    }

    /** Load the face in the current language, or the words face for players who prefer it. */
    loadFace(): Promise<void> {
        return this.face.load(this.detail.face);
    }

    /** View the table from another own seat. */
    viewFrom(seat: number | null): void {
        if (seat === this.seat) return;
        if (wire.state === "online") wire.send("unfollow", this.id, { seat: this.seat }).catch(ignore);
        this.seat = seat;
        this.#animations.clear();
        this.dropDecision();
        this.log.clear();
        // Nothing visible to another seat stays on the screen.
        const { view, scores, projected, headline, turn, ...rest } = this.projection;
        this.projection = { ...rest, n: 0, legal: [], prompt: "", can_undo: false };
        remember(this.id, { seat });
        this.#follow();
    }

    /** Load the own seats again: players sit down and stand up before the game. */
    async refresh(): Promise<void> {
        const detail = await api.get("/tables/{table}", { table: this.id, code: this.code }).catch((error: unknown) => {
            // A player removed from a private table can no longer see it.
            if (error instanceof ApiError && CLOSED.includes(error.code)) this.closed = error.code;
            return null;
        });
        if (!detail) return;
        this.detail = detail;
        const seat = firstSeat(detail.my_seats, detail.projection.deciding);
        if (this.seat === null || !detail.my_seats.includes(this.seat)) this.viewFrom(seat);
    }

    get moments() {
        return this.#animations.moments;
    }

    get moment(): Moment {
        return this.moments.current;
    }

    /** Show what others do at once, up to the player's next decision; to those who only watch, what waits. */
    skip(): void {
        this.#animations.skip();
    }

    /** Whether an animation runs or waits. */
    get animating(): boolean {
        return this.#animations.running;
    }

    /** Whether a stranger reads a private game by its link, after the end: only its people have its chat and follow it. */
    get isShared(): boolean {
        const { settings, host, my_seats, seat } = this.detail;
        return this.ended && !settings.public && !host && !my_seats.length && seat === null && !this.code;
    }

    /** Seats that have decided while others still do. */
    get ready(): readonly number[] {
        return ready(this.#decidingTogether, this.deciding);
    }

    get rules(): number {
        return this.detail.settings.rules;
    }

    get options(): Readonly<Record<string, string>> {
        return this.detail.settings.options;
    }

    /** Events since the own last decision. */
    readonly since: readonly FaceEvent[] = $derived.by(() => {
        const events = this.log.entries.flatMap((entry) => entry.events);
        const own = events.findLastIndex(({ seat, event }) => !!event && seat !== null && seat === this.seat);
        return events.slice(own + 1);
    });

    /** What others did since the last own deed; one sees it until one touches something. */
    readonly sinceDeeds: readonly Deed[] = $derived.by(() =>
        this.seat === null ? NO_DEEDS : deedsSince(this.log.deeds, [this.seat]),
    );

    /** Own seat that should take the device, once all events have been shown. */
    get nextHolder(): number | null {
        if (this.projection.status !== "playing" || this.animating || this.sending || this.sent) return null;
        const present = this.mySeats.filter((seat) => !this.occupants[seat]?.substitute);
        return nextHolder(present, this.deciding, this.seat);
    }

    sendChat(text: string): Promise<boolean> {
        return wire.send("chat", this.id, { text }).then(
            () => true,
            (error: unknown) => this.setRefusal(error),
        );
    }

    /** Enqueue an update from polling. */
    enqueue(update: Update): void {
        this.#receiveUpdate(update);
    }

    #follow(): void {
        if (this.refusal?.code === "offline") this.refusal = null;
        if (this.isShared) return;
        const following = { seat: this.seat, n: this.log.upTo, ...(this.code ? { code: this.code } : {}) };
        wire.send("follow", this.id, following).catch((error: unknown) => {
            if (error instanceof SocketError && CLOSED.includes(error.code)) this.closed = error.code;
        });
    }

    #receive(message: AnyServerMessage): void {
        if (message.type === "update" && message.seat === this.seat) this.#receiveUpdate(message);
        else if (message.type === "chat") this.chat.add([message]);
        else if (message.type === "rematch") this.#offerRematch(message);
        else if (message.type === "presence") this.#setPresence(message.present, message.spectators);
        else if (message.type === "unfollowed" && message.seat === this.seat) this.#loseViewpoint();
    }

    #receiveUpdate(update: Update): void {
        noteTaking.observe({ kind: "update", table: this.detail, update });
        this.#animations.enqueue(update);
    }

    #offerRematch({ next_table, accepted }: Rematch): void {
        this.rematchId = next_table;
        this.rematchPeople = accepted;
    }

    /** The viewpoint is no longer allowed; perhaps spectating is. */
    #loseViewpoint(): void {
        if (this.seat === null) this.closed = "table-private";
        else void this.refresh();
    }

    #setPresence(present: boolean[], spectators: number): void {
        const occupants = this.occupants.map(
            (occupant, seat) => occupant && { ...occupant, present: present[seat] ?? false },
        );
        this.projection = { ...this.projection, occupants, spectators };
    }

    /** New events of an update; none after a (re)connection or from another viewpoint. */
    #newEvents(update: Update): readonly TableEvent[] {
        const follows = update.after !== undefined && this.projection.n > 0 && update.n > this.projection.n;
        return follows ? update.events : [];
    }

    #show(update: Update): void {
        const before = this.projection;
        this.log.add(update, this.seat);
        if (endsTogether(this.#newEvents(update))) this.#decidingTogether = [];
        this.#apply(update);
        this.updateDecision(before, update);
        if (occupantsChanged(before, update)) void this.refresh();
    }

    #apply(update: Update): void {
        this.projection = update;
        this.#decidingTogether = together(this.#decidingTogether, update.deciding);
        this.clockReading = { server: update.at, local: Date.now() / 1000 };
        if (document.visibilityState === "visible") this.markSeen();
    }

    /** Remember on this device that the current update has been seen. */
    markSeen(): void {
        if (this.projection.n) remember(this.id, { numbers: { [viewpointKey(this.seat)]: this.projection.n } });
    }
}

/** Refusals of a table that may not be viewed. */
const CLOSED: readonly string[] = ["table-not-found", "table-private"];
const NO_DEEDS: readonly Deed[] = [];

function ignore(): void {
    // The reply is not needed.
}
