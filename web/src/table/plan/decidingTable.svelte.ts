// The decisions of a seat at a live table: what is planned, tried, sent and undone.
import { untrack } from "svelte";
import type { ConfirmOptions, FaceEvent, Hint, Plan, PlanOptions } from "../../face/types.ts";
import { noteTaking } from "../../luck/noteTaking.ts";
import { settings } from "../../state/settings.svelte.ts";
import type { GameTexts } from "../../texts/gameTexts.svelte.ts";
import type { Previewed, Refusal, TableDetail, TableEvent, Update, View } from "../../wire/types.ts";
import { SocketError, wire, type Fields } from "../../wire/socket.svelte.ts";
import { Attempts } from "../attempts.ts";
import type { Log } from "../log/log.svelte.ts";
import { ProjectedTable } from "../projectedTable.ts";
import { sameDecision } from "../projectionDiff.ts";
import { Hints } from "./hints.svelte.ts";
import { hintFrame } from "./hintText.ts";
import { PlannedMoves } from "./plannedMoves.svelte.ts";

export type TableCommand = "takeback" | "accept" | "decline" | "away" | "back" | "resign";

/** Maximum number of moves undone when a turn is restarted. */
const MAX_UNDOS = 20;
const NO_HINTS: readonly Hint[] = [];
const PLAN_STOPPED: Refusal = { code: "plan-stopped", reason: "", rule: "", nouns: [] };
const UNDO_BARRIER: Refusal = { code: "undo-barrier", reason: "", rule: "", nouns: [] };

export abstract class DecidingTable extends ProjectedTable {
    readonly id: string;
    readonly game: GameTexts;
    abstract readonly detail: TableDetail;
    abstract readonly seat: number | null;
    abstract override readonly projection: Update;
    abstract readonly log: Log;
    /** Plans that were tried, while the decision is open. */
    protected readonly attempts = new Attempts(async (plans, how) => {
        const asked = { seat: this.seat, n: this.projection.n, plans: plans.map((plan) => [...plan]), ...how };
        return (await wire.send("try", this.id, asked)).attempts;
    });
    readonly #planned = new PlannedMoves();
    /** Moves that follow the sent ones once these have brought something to light. */
    #rest: readonly string[] = [];
    refusal = $state.raw<Refusal | null>(null);
    readonly hintRequest: Hints;
    sending = $state(false);
    /** Number of the decision: answers to an earlier one come too late. */
    #decision = 0;
    /** Number of the update after the last own move: until it is shown, the decision counts as made. */
    #ackedN = $state(0);

    constructor(id: string, game: GameTexts) {
        super();
        this.id = id;
        this.game = game;
        this.hintRequest = new Hints(id, hintFrame(this));
    }

    get mySeats(): readonly number[] {
        return this.detail.my_seats;
    }

    /** Whether a substitute plays for the seat. */
    get away(): boolean {
        return this.seat !== null && this.mySeats.includes(this.seat) && !!this.occupants[this.seat]?.substitute;
    }

    /** Whether a move has been sent whose update is not shown yet. */
    protected get sent(): boolean {
        return this.#ackedN > this.projection.n;
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

    readonly currentPlan: Plan = $derived(this.#planned.asPlan(this.#planState));

    get #planState(): Plan["state"] {
        if (!this.plan.length) return this.refusal ? "refused" : "none";
        if (this.sending) return "sending";
        return this.complete ? "complete" : this.preview ? "open" : "trying";
    }

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
        return (this.projection.legal?.length ?? 0) > 0 && !this.sent;
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

    /** Whether the last touch, or the last own move, can be taken back. */
    get canUndo(): boolean {
        return this.plan.length > 0 || this.#canUndoMove;
    }

    get #canUndoMove(): boolean {
        return !!this.projection.can_undo && !this.away;
    }

    /** Whether nothing can be taken back and it can be asked why: as long as one decides. */
    get undoBarred(): boolean {
        return !this.canUndo && this.mustDecide && this.canAskTakeback;
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

    /** Replace the plan; one that has been sent stays as it is until its update is shown. */
    setPlan(moves: readonly string[], how?: PlanOptions): void {
        if (!this.#isSent) this.#setPlan(moves, how);
    }

    get #isSent(): boolean {
        return this.sending || this.sent;
    }

    #setPlan(moves: readonly string[], { continues, fill }: PlanOptions = {}): void {
        const single = settings.confirm === "step";
        this.refusal = null;
        this.#planned.set(single ? moves.slice(0, 1) : moves, continues);
        if (moves.length) void this.#loadPreview(this.plan, fill && !single);
    }

    /** Take the last touch back. */
    back(): void {
        if (this.#isSent) return;
        this.refusal = null;
        const moves = this.#planned.back();
        if (moves.length) void this.#loadPreview(moves);
    }

    confirm({ stop = false }: ConfirmOptions = {}): void {
        // A second touch may come before the first reply: incomplete plans are not sent.
        if (!this.complete || this.sending) return;
        this.#rest = stop ? [] : this.#planned.beyond;
        void this.#play({ seat: this.seat, n: this.projection.n, moves: [...this.plan] });
    }

    why(move: string): void {
        const reply = wire.send("why", this.id, { seat: this.seat, move });
        reply.then(
            ({ legal, reason, rule, nouns }) => legal || (this.refusal = { code: "illegal", reason, rule, nouns }),
            (error: unknown) => this.setRefusal(error),
        );
    }

    /** Request the value of each move from this seat. */
    async askHint(): Promise<void> {
        const decision = this.#decision;
        this.refusal = null;
        this.refusal = await this.hintRequest.request(this.seat, () => decision === this.#decision);
    }

    undo(): void {
        if (this.sending) return;
        if (this.plan.length) this.back();
        else if (this.#canUndoMove) void this.#send("undo", { seat: this.seat });
        else if (this.undoBarred) this.refusal = UNDO_BARRIER;
    }

    /** Restart the turn: drop the plan, or undo as far as possible. */
    async restart(): Promise<void> {
        if (this.sending) return;
        if (this.plan.length) return this.setPlan([]);
        for (let left = MAX_UNDOS; left > 0 && this.#canUndoMove; left--)
            if (!(await this.#send("undo", { seat: this.seat }))) return;
    }

    /** Send a command that is not a move. */
    act(kind: TableCommand): Promise<boolean> {
        const { seat } = this;
        return kind === "accept" ? this.#send(kind, { seat, n: this.projection.n }) : this.#send(kind, { seat });
    }

    async #play(fields: Fields<"play">): Promise<void> {
        const { seat, n, moves } = fields;
        if ((await this.#send("play", fields)) && typeof seat === "number")
            noteTaking.observe({ kind: "moves", table: this.detail, seat, n, moves });
    }

    async #send<T extends "play" | "undo" | TableCommand>(kind: T, fields: Fields<T>): Promise<boolean> {
        const { seat } = this;
        this.sending = true;
        this.refusal = null;
        try {
            const { n } = await wire.send(kind, this.id, fields);
            this.sending = false;
            // Updates of another viewpoint have other numbers.
            if (seat === this.seat) this.#acknowledge(n);
            return true;
        } catch (error) {
            this.sending = false;
            this.#rest = [];
            if (seat === this.seat) this.#setPlan([]);
            return this.setRefusal(error);
        }
    }

    /** Wait for the update with the move: its plan stays on the board until then. It may have been shown already. */
    #acknowledge(n: number): void {
        if (n > this.projection.n) this.#ackedN = n;
        else this.#resetDecision();
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
            this.setRefusal(error);
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

    protected setRefusal(error: unknown): false {
        if (!(error instanceof SocketError)) throw error;
        if (error.code !== "stale") this.refusal = error.refusal;
        return false;
    }

    /** Drop all that was planned, asked and sent: another seat looks at the table. */
    protected dropDecision(): void {
        this.#rest = [];
        this.#resetDecision();
    }

    /** Follow an update that is shown: keep the plan while the decision stays open. */
    protected updateDecision(before: Update, update: Update): void {
        if (!sameDecision(before, update) || (this.#ackedN && update.n >= this.#ackedN)) this.#resetDecision();
        // Moves of others change the view, not the plan: load the preview again.
        else this.#reload();
    }

    #reload(): void {
        this.attempts.clear();
        if (!this.plan.length || !this.preview || this.sending) return;
        const { beyond, all } = untrack(() => this.#planned);
        if (beyond.length) this.#setPlan(all, { continues: true });
        else void this.#loadPreview(all);
    }

    /** Forget the decision; a move that has been sent is no longer waited for. */
    #resetDecision(): void {
        this.#decision += 1;
        this.hintRequest.clear();
        this.attempts.clear();
        this.#ackedN = 0;
        this.#setPlan([]);
        // An update may come before the answer to the plan that has caused it.
        if (!this.sending) this.#resume();
    }
}
