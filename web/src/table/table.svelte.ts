// A table that is being played: what the server shows of it, what is planned on it, and what was said there.
import { untrack } from "svelte";
import type { Face, Hint, Moment, Scene } from "../face/contract.ts";
import { settings } from "../state/settings.svelte.ts";
import { api, Refused } from "../wire/api.ts";
import type { Down, Reason, Seen, Told, Tried, Update, UpKind, View } from "../wire/types.ts";
import { RefusedMove, wire } from "../wire/socket.svelte.ts";
import type { About, Objection } from "../wire/tableDetail.ts";
import { placesChanged, sameQuestion } from "./projectionDiff.ts";
import { Chat } from "./chat/chat.svelte.ts";
import type { GameTexts } from "../face/gameTexts.svelte.ts";
import { nextHolder, firstSeat } from "./players/handover.ts";
import { Log } from "./log/log.svelte.ts";
import { Hints, NO_HINTS } from "./plan/hints.svelte.ts";
import { place, remember } from "./deviceMemory.ts";
import { Stage } from "./animationQueue.svelte.ts";
import { ready, together } from "./plan/simultaneous.ts";
import { Watched } from "./projectedTable.ts";

export type TableAct = "ask" | "agree" | "decline" | "leave" | "return" | "resign";

/** So many moves are taken back at the most when a turn begins anew. */
const LONGEST_TURN = 20;

export class Table extends Watched implements Scene {
    readonly isReplay = false;
    readonly id: string;
    readonly game: GameTexts;
    readonly code: string;
    readonly log: Log;
    readonly chat: Chat;
    about = $state.raw({} as About);
    face = $state.raw<Face | null>(null);
    seat = $state<number | null>(null);
    seen = $state.raw<Seen>({} as Seen);
    /** The server's time when `seen` was sent, and ours: clocks run from there. */
    seenAt = $state.raw({ server: 0, here: 0 });
    plan = $state.raw<readonly string[]>([]);
    tried = $state.raw<Tried | null>(null);
    objection = $state.raw<Objection | null>(null);
    readonly hinted: Hints;
    next = $state("");
    gone = $state(false);
    sending = $state(false);
    /** What this device had seen when the table was opened, and for how many seconds nobody had looked; told once. */
    last: { upTo: number; awayFor: number } | null = null;
    /** The number after our last answer: until we are shown it, what we have answered is asked no more. */
    #answered = $state(0);
    #together = $state.raw<readonly number[]>([]);
    readonly #stage = new Stage(
        (update) => this.#happened(update),
        (events) => (this.face?.lasts(events) ?? 0) * settings.pace,
        (update) => this.#show(update),
    );
    #stop: () => void;

    constructor(about: About, game: GameTexts, code = "") {
        super();
        this.id = about.id;
        this.about = about;
        this.game = game;
        this.code = code;
        this.log = new Log(about.id, code);
        this.chat = new Chat(about.id, code);
        this.hinted = new Hints(about.id);
        this.seat = about.seat;
        this.#stand(about.seen);
        this.#stop = wire.listen(
            about.id,
            (message) => this.#take(message),
            () => this.#follow(),
        );
        void this.chat.load();
    }

    close(): void {
        this.#stop();
        if (wire.line === "online") wire.say("unfollow", this.id, { seat: this.seat }).catch(ignore);
    }

    /** Look from another of our seats. */
    look(seat: number | null): void {
        if (seat === this.seat) return;
        if (wire.line === "online") wire.say("unfollow", this.id, { seat: this.seat }).catch(ignore);
        this.seat = seat;
        this.#stage.clear();
        this.replan([]);
        this.#answered = 0;
        this.log.clear();
        // Nothing that another seat sees is kept on the screen.
        const { view, ...rest } = this.seen;
        this.seen = { ...rest, n: 0, legal: [], prompt: "", undo: false };
        remember(this.id, { seat });
        this.#follow();
    }

    /** Ask anew which seats are ours: people sit down and stand up before the game. */
    async refresh(): Promise<void> {
        const query = new URLSearchParams({ ...(this.code ? { code: this.code } : {}) });
        const about = await api.get<About>(`/tables/${this.id}?${query}`).catch((error: unknown) => {
            // Who was asked to leave a private table does not see it any more.
            if (error instanceof Refused && error.code === "no-such-table") this.gone = true;
            return null;
        });
        if (!about) return;
        this.about = about;
        const seat = firstSeat(about.mine, about.seen.deciding);
        if (this.seat === null || !about.mine.includes(this.seat)) this.look(seat);
    }

    get moment(): Moment {
        return this.#stage.moment;
    }

    /** Whether something is still being shown, or waits to be. */
    get showing(): boolean {
        return this.#stage.showing;
    }

    get mine(): readonly number[] {
        return this.about.mine;
    }

    /** Seats that have answered, while others are still asked the same. */
    get ready(): readonly number[] {
        return ready(this.#together, this.deciding);
    }

    get view(): View {
        return this.tried?.view ?? this.truth;
    }

    get legal(): readonly string[] {
        if (!this.asked) return [];
        return (this.plan.length ? this.tried?.legal : this.seen.legal) ?? [];
    }

    get prompt(): string {
        if (!this.asked) return "";
        return (this.plan.length ? this.tried?.prompt : this.seen.prompt) ?? "";
    }

    get consequences(): readonly Told[] {
        return this.tried?.events ?? [];
    }

    /** Whether we are asked something, and have not answered it. */
    get asked(): boolean {
        return (this.seen.legal?.length ?? 0) > 0 && this.#answered <= this.seen.n;
    }

    /** Chances by move, when a hint was asked for; whoever plans is past that question. */
    get hints(): ReadonlyMap<string, Hint> {
        return this.plan.length ? NO_HINTS : this.hinted.found;
    }

    /** Whether a hint may be asked for: not where games are rated. */
    get mayAskHint(): boolean {
        return this.asked && !this.about.settings.rated && !this.away && this.hinted.found.size === 0;
    }

    /** Whether the plan answers all that is asked, and has not been sent. */
    get complete(): boolean {
        return this.asked && this.plan.length > 0 && this.tried !== null && this.tried.legal.length === 0;
    }

    /** Whether a bot plays for our seat at the moment. */
    get away(): boolean {
        return this.seat !== null && this.mine.includes(this.seat) && !!this.places[this.seat]?.stand_in;
    }

    /** The seat of ours that should take the device over, when what happened has been shown. */
    get nextHolder(): number | null {
        if (this.seen.status !== "playing" || this.showing || this.sending || this.#answered > this.seen.n) return null;
        const here = this.mine.filter((seat) => !this.places[seat]?.stand_in);
        return nextHolder(here, this.deciding, this.seat);
    }

    /** What the plan is worth to us; undefined where the face cannot tell. */
    get gain(): number | undefined {
        if (this.seat === null || !this.tried?.view) return undefined;
        const [before, after] = [this.truth, this.tried.view].map((view) => this.face?.score(view, this.seat!));
        return before === undefined || after === undefined ? undefined : after - before;
    }

    choose(move: string): void {
        this.replan([...this.plan, move]);
    }

    replan(moves: readonly string[]): void {
        this.objection = null;
        this.plan = moves;
        this.tried = null;
        if (moves.length === 0) return;
        if (settings.confirm) void this.#try(moves);
        else this.confirm();
    }

    back(): void {
        this.replan(this.plan.slice(0, -1));
    }

    confirm(): void {
        // A second touch may come before the first is answered: what is not known to be complete is not sent.
        if (this.plan.length === 0 || this.sending || (settings.confirm && !this.complete)) return;
        void this.#send("play", { n: this.seen.n, moves: this.plan });
    }

    why(move: string): void {
        const asked = wire.say<Reason>("why", this.id, { seat: this.seat, move });
        asked.then(
            (reason) => reason.legal || (this.objection = { code: "illegal", ...reason }),
            (error: unknown) => this.#object(error),
        );
    }

    /** Ask what each move is worth, as far as can be told from our seat. */
    async askHint(): Promise<void> {
        const before = this.seen;
        this.objection = null;
        this.objection = await this.hinted.ask(this.seat, () => sameQuestion(before, this.seen));
    }

    undo(): void {
        if (this.plan.length) this.back();
        else if (this.seen.undo) void this.#send("undo");
    }

    /** Begin the turn anew: drop the plan, or take back all that can be. */
    async restart(): Promise<void> {
        if (this.plan.length) return this.replan([]);
        for (let left = LONGEST_TURN; left > 0 && this.seen.undo; left--) if (!(await this.#send("undo"))) return;
    }

    /** Do something at the table that is not a move. */
    act(kind: TableAct): Promise<boolean> {
        return this.#send(kind, kind === "agree" ? { n: this.seen.n } : {});
    }

    talk(text: string): Promise<boolean> {
        return wire.say("chat", this.id, { text }).then(
            () => true,
            (error: unknown) => this.#object(error),
        );
    }

    /** Show what somebody without a socket has asked for. */
    hear(update: Update): void {
        this.#stage.enqueue(update);
    }

    async #send(kind: UpKind, fields = {}): Promise<boolean> {
        this.sending = true;
        this.objection = null;
        try {
            const answer = await wire.say(kind, this.id, { seat: this.seat, ...fields });
            // The plan stays on the board until the update that carries it out is shown.
            if (answer.type === "ack" && answer.n > this.seen.n) this.#answered = answer.n;
            else this.replan([]);
            return true;
        } catch (error) {
            this.replan([]);
            return this.#object(error);
        } finally {
            this.sending = false;
        }
    }

    async #try(moves: readonly string[]): Promise<void> {
        try {
            const tried = await wire.say<Tried>("try", this.id, { seat: this.seat, n: this.seen.n, moves });
            if (this.plan === moves) this.tried = tried;
        } catch (error) {
            if (this.plan !== moves) return;
            this.plan = [];
            this.#object(error);
        }
    }

    #object(error: unknown): false {
        if (!(error instanceof RefusedMove)) throw error;
        const { code, reason, rule, nouns } = error.refusal;
        if (code !== "stale") this.objection = { code, reason, rule, nouns };
        return false;
    }

    #follow(): void {
        if (this.objection?.code === "offline") this.objection = null;
        const following = { seat: this.seat, n: this.log.upTo, ...(this.code ? { code: this.code } : {}) };
        wire.say("follow", this.id, following).catch((error: unknown) => {
            if (error instanceof RefusedMove && error.code === "no-such-table") this.gone = true;
        });
    }

    #take(message: Down): void {
        if (message.type === "update" && message.seat === this.seat) this.#stage.enqueue(message);
        else if (message.type === "chat") this.chat.hear([message]);
        else if (message.type === "rematch") this.next = message.next;
        else if (message.type === "presence") this.#meet(message.here, message.watchers);
        else if (message.type === "gone" && message.seat === this.seat) this.#leaveSeat();
    }

    /** We may look from there no longer: from outside perhaps we may. */
    #leaveSeat(): void {
        if (this.seat === null) this.gone = true;
        else void this.refresh();
    }

    #meet(here: boolean[], watchers: number): void {
        const places = this.places.map((place, seat) => place && { ...place, here: here[seat] ?? false });
        this.seen = { ...this.seen, places, watchers };
    }

    /** What an update tells that is new to us; nothing when we have just come, or look from another seat. */
    #happened(update: Update): readonly Told[] {
        const follows = update.after !== undefined && this.seen.n > 0 && update.n > this.seen.n;
        return follows ? update.events : [];
    }

    #show(update: Update): void {
        const before = this.seen;
        this.log.add(update, this.seat);
        if (this.#happened(update).some((told) => this.face?.opensTurn?.(told))) this.#together = [];
        this.#stand(update);
        if (!sameQuestion(before, update) || (this.#answered && update.n >= this.#answered)) this.#settle();
        // Others' answers change what is seen, not what is planned: look at the plan again.
        else if (this.plan.length && this.tried && !this.sending) void this.#try(untrack(() => this.plan));
        if (placesChanged(before, update)) void this.refresh();
    }

    #settle(): void {
        this.hinted.clear();
        this.#answered = 0;
        this.replan([]);
    }

    #stand(update: Update): void {
        this.seen = update;
        this.#together = together(this.#together, update.deciding);
        this.seenAt = { server: update.at, here: Date.now() / 1000 };
        if (document.visibilityState === "visible") this.noticed();
    }

    /** What is on the screen has been seen on this device. */
    noticed(): void {
        if (this.seen.n) remember(this.id, { numbers: { [place(this.seat)]: this.seen.n } });
    }
}

function ignore(): void {
    // Nobody waits for this answer.
}
