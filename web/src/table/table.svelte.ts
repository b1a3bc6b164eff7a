// A live table: the server's projection, the local plan, log and chat.
import { untrack } from "svelte";
import type { ConfirmOptions, FaceEvent, Hint, Moment, Plan, PlanOptions } from "../face/types.ts";
import { settings } from "../state/settings.svelte.ts";
import { api, ApiError } from "../wire/api.ts";
import type { TableDetail, AnyServerMessage, Refusal, TableEvent, Previewed, Update, View } from "../wire/types.ts";
import { SocketError, wire, type Fields } from "../wire/socket.svelte.ts";
import { occupantsChanged, sameDecision } from "./projectionDiff.ts";
import { Chat } from "./chat/chat.svelte.ts";
import type { GameTexts } from "../texts/gameTexts.svelte.ts";
import { nextHolder, firstSeat } from "./players/handover.ts";
import { deedsSince, type Deed } from "./log/deeds.ts";
import { Log } from "./log/log.svelte.ts";
import { Hints } from "./plan/hints.svelte.ts";
import { hintFrame } from "./plan/hintText.ts";
import { PlannedMoves } from "./plan/plannedMoves.svelte.ts";
import type { LastVisit } from "./log/recap.ts";
import { viewpointKey, remember } from "./deviceMemory.ts";
import { Attempts } from "./attempts.ts";
import { AnimationQueue } from "./animationQueue.svelte.ts";
import { endsTogether, ready, together } from "./plan/simultaneous.ts";
import { ProjectedTable } from "./projectedTable.ts";
import { TableFace, type ShownTable } from "./rooms/tableFace.svelte.ts";

export type TableCommand = "takeback" | "accept" | "decline" | "away" | "back" | "resign";

/** Maximum number of moves undone when a turn is restarted. */
const MAX_UNDOS = 20;

export class Table extends ProjectedTable implements ShownTable {
    readonly isReplay = false;
    readonly id: string;
    readonly game: GameTexts;
    readonly code: string;
    readonly log: Log;
    readonly chat: Chat;
    detail = $state.raw({} as TableDetail);
    /** Plans that were tried, while the decision is open. */
    readonly #attempts = new Attempts(async (plans, how) => {
        const asked = { seat: this.seat, n: this.projection.n, plans: plans.map((plan) => [...plan]), ...how };
        return (await wire.send("try", this.id, asked)).attempts;
    });
    readonly face = new TableFace(this, (plans, how) => this.#attempts.try(plans, how));
    seat = $state<number | null>(null);
    projection = $state.raw<Update>({} as Update);
    /** Server and local time of the last projection, from which the clocks run. */
    clockReading = $state.raw({ server: 0, local: 0 });
    readonly #planned = new PlannedMoves();
    /** Moves that follow the sent ones once these have brought something to light. */
    #rest: readonly string[] = [];
    refusal = $state.raw<Refusal | null>(null);
    readonly hintRequest: Hints;
    rematchId = $state("");
    /** Code of the refusal, once the table may no longer be viewed. */
    closed = $state("");
    sending = $state(false);
    /** Last visit on this device; used once for the recap. */
    lastVisit: LastVisit | null = null;
    /** Number of the update after the last own move: until it is shown, the decision counts as made. */
    #ackedN = $state(0);
    #decidingTogether = $state.raw<readonly number[]>([]);
    readonly #animations = new AnimationQueue({
        newEvents: (update) => this.#newEvents(update),
        show: (update) => this.#show(update),
        getView: () => this.currentView,
        mySeats: () => this.mySeats,
        isAwaited: () => this.mustDecide || this.ended,
    });
    #stopListening: () => void;

    constructor(detail: TableDetail, game: GameTexts, code = "") {
        super();
        this.id = detail.id;
        this.detail = detail;
        this.game = game;
        this.code = code;
        this.log = new Log(detail.id, code);
        this.chat = new Chat(detail.id, code);
        this.hintRequest = new Hints(detail.id, hintFrame(this));
        this.seat = detail.seat;
        this.#apply(detail.projection);
        this.#stopListening = wire.listen(
            detail.id,
            (message) => this.#receive(message),
            () => this.#follow(),
        );
        if (!this.isShared) void this.chat.load();
    }

    close(): void {
        this.#stopListening();
        if (wire.state === "online") wire.send("unfollow", this.id, { seat: this.seat }).catch(ignore);
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
        this.setPlan([]);
        this.#ackedN = 0;
        this.log.clear();
        // Nothing visible to another seat stays on the screen.
        const { view, scores, headline, turn, ...rest } = this.projection;
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

    /** Show what others do at once, up to the player's next decision. */
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

    get mySeats(): readonly number[] {
        return this.detail.my_seats;
    }

    /** Seats that have decided while others still do. */
    get ready(): readonly number[] {
        return ready(this.#decidingTogether, this.deciding);
    }

    get plan(): readonly string[] {
        return this.#planned.moves;
    }

    get preview(): Previewed | null {
        return this.#planned.preview;
    }

    get view(): View | null {
        return this.preview?.view ?? this.currentView;
    }

    get rules(): number {
        return this.detail.settings.rules;
    }

    get options(): Readonly<Record<string, string>> {
        return this.detail.settings.options;
    }

    readonly currentPlan: Plan = $derived(this.#planned.asPlan(this.#planState));

    get #planState(): Plan["state"] {
        if (!this.plan.length) return this.refusal ? "refused" : "none";
        if (this.sending) return "sending";
        return this.complete ? "complete" : this.preview ? "open" : "trying";
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

    get legal(): readonly string[] {
        if (!this.mustDecide) return [];
        return (this.plan.length ? this.#nextDecision?.legal : this.projection.legal) ?? [];
    }

    get prompt(): string {
        if (!this.mustDecide) return "";
        return (this.plan.length ? this.#nextDecision?.prompt : this.projection.prompt) ?? "";
    }

    /** The decision after the planned moves; none for players who confirm each step. */
    get #nextDecision(): Previewed | null {
        return settings.confirm === "step" ? null : this.preview;
    }

    get consequences(): readonly FaceEvent[] {
        return this.currentPlan.events;
    }

    /** Whether the player has an open decision. */
    get mustDecide(): boolean {
        return (this.projection.legal?.length ?? 0) > 0 && this.#ackedN <= this.projection.n;
    }

    /** Hints; hidden while a plan is made. */
    get hintList(): readonly Hint[] {
        return this.plan.length ? NO_HINTS : this.hintRequest.list;
    }

    hintOf(move: string): Hint | undefined {
        return this.plan.length ? undefined : this.hintRequest.byMove.get(move);
    }

    /** Whether a hint may be requested; not at rated tables. */
    get canAskHint(): boolean {
        return this.mustDecide && !this.detail.settings.rated && !this.away && this.hintRequest.list.length === 0;
    }

    /** Whether the plan completes the decision and has not been sent. */
    get complete(): boolean {
        return this.mustDecide && this.plan.length > 0 && this.preview !== null && this.legal.length === 0;
    }

    /** Whether the others may be asked for a takeback: the seat has played, and what it played cannot be undone. */
    get canAskTakeback(): boolean {
        const { status, can_undo, takeback } = this.projection;
        const playing = status === "playing" && !this.away && this.#hasPlayed;
        return playing && !this.detail.settings.rated && !can_undo && !takeback;
    }

    get #hasPlayed(): boolean {
        const isOwn = ({ seat, event }: TableEvent): boolean => !!event && seat === this.seat;
        return (
            this.mySeats.some((seat) => seat === this.seat) && this.log.entries.some(({ events }) => events.some(isOwn))
        );
    }

    /** Whether a substitute plays for the seat. */
    get away(): boolean {
        return this.seat !== null && this.mySeats.includes(this.seat) && !!this.occupants[this.seat]?.substitute;
    }

    /** Own seat that should take the device, once all events have been shown. */
    get nextHolder(): number | null {
        if (this.projection.status !== "playing" || this.animating || this.sending || this.#ackedN > this.projection.n)
            return null;
        const present = this.mySeats.filter((seat) => !this.occupants[seat]?.substitute);
        return nextHolder(present, this.deciding, this.seat);
    }

    /** Points gained by the plan; undefined if they are not known. */
    get gain(): number | undefined {
        if (this.seat === null) return undefined;
        const [before, after] = [this.scores[this.seat], this.preview?.scores[this.seat]];
        return typeof before === "number" && typeof after === "number" ? after - before : undefined;
    }

    choose(move: string): void {
        this.setPlan([...this.plan, move]);
    }

    setPlan(moves: readonly string[], { continues, fill }: PlanOptions = {}): void {
        const single = settings.confirm === "step";
        this.refusal = null;
        this.#planned.set(single ? moves.slice(0, 1) : moves, continues);
        if (moves.length) void this.#loadPreview(this.plan, fill && !single);
    }

    /** Take the last touch back. */
    back(): void {
        this.refusal = null;
        const moves = this.#planned.back();
        if (moves.length) void this.#loadPreview(moves);
    }

    confirm({ stop = false }: ConfirmOptions = {}): void {
        // A second touch may come before the first reply: incomplete plans are not sent.
        if (!this.complete || this.sending) return;
        this.#rest = stop ? [] : this.#planned.beyond;
        void this.#send("play", { seat: this.seat, n: this.projection.n, moves: [...this.plan] });
    }

    why(move: string): void {
        const reply = wire.send("why", this.id, { seat: this.seat, move });
        reply.then(
            ({ legal, reason, rule, nouns }) => legal || (this.refusal = { code: "illegal", reason, rule, nouns }),
            (error: unknown) => this.#setRefusal(error),
        );
    }

    /** Request the value of each move from this seat. */
    async askHint(): Promise<void> {
        const before = this.projection;
        this.refusal = null;
        this.refusal = await this.hintRequest.request(this.seat, () => sameDecision(before, this.projection));
    }

    undo(): void {
        if (this.plan.length) this.back();
        else if (this.projection.can_undo) void this.#send("undo", { seat: this.seat });
        else this.refusal = UNDO_BARRIER;
    }

    /** Restart the turn: drop the plan, or undo as far as possible. */
    async restart(): Promise<void> {
        if (this.plan.length) return this.setPlan([]);
        for (let left = MAX_UNDOS; left > 0 && this.projection.can_undo; left--)
            if (!(await this.#send("undo", { seat: this.seat }))) return;
    }

    /** Send a command that is not a move. */
    act(kind: TableCommand): Promise<boolean> {
        const { seat } = this;
        return kind === "accept" ? this.#send(kind, { seat, n: this.projection.n }) : this.#send(kind, { seat });
    }

    sendChat(text: string): Promise<boolean> {
        return wire.send("chat", this.id, { text }).then(
            () => true,
            (error: unknown) => this.#setRefusal(error),
        );
    }

    /** Enqueue an update from polling. */
    enqueue(update: Update): void {
        this.#animations.enqueue(update);
    }

    async #send<T extends "play" | "undo" | TableCommand>(kind: T, fields: Fields<T>): Promise<boolean> {
        this.sending = true;
        this.refusal = null;
        try {
            const answer = await wire.send(kind, this.id, fields);
            // The plan stays on the board until the update with it is shown.
            if (answer.n > this.projection.n) this.#ackedN = answer.n;
            else this.setPlan([]);
            this.sending = false;
            if (!this.#ackedN) this.#resume();
            return true;
        } catch (error) {
            this.setPlan([]);
            this.#rest = [];
            return this.#setRefusal(error);
        } finally {
            this.sending = false;
        }
    }

    /** Load what the plan would do; players who do not confirm send it when it is complete, if they have seen its parts. */
    async #loadPreview(moves: readonly string[], fill = false, confirmed = false): Promise<void> {
        try {
            const preview = await this.#requestPreview(moves, fill);
            if (this.plan !== moves) return;
            this.#planned.show(preview);
            if (confirmed || (settings.confirm === "never" && this.#planned.chosenAtOnce <= 1)) this.confirm();
        } catch (error) {
            if (this.plan !== moves) return;
            this.#planned.set([]);
            this.#setRefusal(error);
            if (confirmed) this.refusal = PLAN_STOPPED;
        }
    }

    /** Send the rest of a plan, now that what came before it has come to light; or say that it is not possible. */
    #resume(): void {
        const rest = this.#rest;
        this.#rest = [];
        if (!rest.length || !this.mustDecide) return;
        if (!this.legal.includes(rest[0]!)) this.refusal = PLAN_STOPPED;
        else {
            this.#planned.set(rest);
            void this.#loadPreview(this.plan, false, true);
        }
    }

    #requestPreview(moves: readonly string[], fill: boolean): Promise<Previewed> {
        return wire.send("preview", this.id, { seat: this.seat, n: this.projection.n, moves: [...moves], fill });
    }

    #setRefusal(error: unknown): false {
        if (!(error instanceof SocketError)) throw error;
        if (error.code !== "stale") this.refusal = error.refusal;
        return false;
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
        if (message.type === "update" && message.seat === this.seat) this.#animations.enqueue(message);
        else if (message.type === "chat") this.chat.add([message]);
        else if (message.type === "rematch") this.rematchId = message.next_table;
        else if (message.type === "presence") this.#setPresence(message.present, message.spectators);
        else if (message.type === "unfollowed" && message.seat === this.seat) this.#loseViewpoint();
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
        if (!sameDecision(before, update) || (this.#ackedN && update.n >= this.#ackedN)) this.#resetDecision();
        // Moves of others change the view, not the plan: load the preview again.
        else if (this.plan.length && this.preview && !this.sending) this.#reload();
        if (occupantsChanged(before, update)) void this.refresh();
    }

    #reload(): void {
        const { beyond, all } = untrack(() => this.#planned);
        if (beyond.length) this.setPlan(all, { continues: true });
        else void this.#loadPreview(all);
    }

    #resetDecision(): void {
        this.hintRequest.clear();
        this.#attempts.clear();
        this.#ackedN = 0;
        this.setPlan([]);
        // An update may come before the answer to the plan that has caused it.
        if (!this.sending) this.#resume();
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
const NO_HINTS: readonly Hint[] = [];
const PLAN_STOPPED: Refusal = { code: "plan-stopped", reason: "", rule: "", nouns: [] };
const UNDO_BARRIER: Refusal = { code: "undo-barrier", reason: "", rule: "", nouns: [] };

function ignore(): void {
    // The reply is not needed.
}
