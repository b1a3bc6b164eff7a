// A table that is being played: what the server shows of it, what is planned on it, and what was said there.
import { untrack } from "svelte";
import type { Face, Hint, Moment, Scene } from "../games/face.ts";
import { settings } from "../shell/settings.svelte.ts";
import { api } from "../wire/api.ts";
import type { ChatLine, Down, Place, Reason, Refusal, Seen, Told, Tried, Update, View } from "../wire/messages.ts";
import { RefusedMove, wire } from "../wire/socket.svelte.ts";
import type { GameTexts } from "./game.svelte.ts";
import { Log } from "./log.svelte.ts";

export interface About {
    id: string;
    settings: {
        game: string;
        seats: number;
        options: Record<string, string>;
        pace: { bank: number; increment: number };
        on_expiry: string;
        stand_in: string;
        public: boolean;
        rated: boolean;
    };
    host: boolean;
    mine: number[];
    commitment: string;
    secret: string;
    seat: number | null;
    seen: Seen;
}

/** Why something was refused, to be told in the action bar. */
export interface Objection {
    code: string;
    reason: string;
    rule: string;
    nouns: string[];
}

const STILL: Moment = { number: 0, events: [], lasts: 0 };
/** When so many updates wait, we are behind: no more ceremony. */
const HURRY = 4;

export class Table implements Scene {
    readonly id: string;
    readonly game: GameTexts;
    readonly about: About;
    readonly code: string;
    readonly log: Log;
    face = $state.raw<Face | null>(null);
    seat = $state<number | null>(null);
    seen = $state.raw<Seen>({} as Seen);
    /** The server's time when `seen` was sent, and ours: clocks run from there. */
    seenAt = $state.raw({ server: 0, here: 0 });
    plan = $state.raw<readonly string[]>([]);
    tried = $state.raw<Tried | null>(null);
    moment = $state.raw<Moment>(STILL);
    objection = $state.raw<Objection | null>(null);
    chat = $state.raw<readonly ChatLine[]>([]);
    hints = $state.raw<ReadonlyMap<string, Hint>>(new Map());
    next = $state("");
    gone = $state(false);
    sending = $state(false);
    #coming: Update[] = [];
    #showing = false;
    #moments = 0;
    #stop: () => void;

    constructor(about: About, game: GameTexts, code = "") {
        this.id = about.id;
        this.about = about;
        this.game = game;
        this.code = code;
        this.log = new Log(about.id, code);
        this.seen = about.seen;
        this.seat = about.seat;
        this.#stop = wire.listen(
            about.id,
            (message) => this.#take(message),
            () => this.#follow(),
        );
        void this.#loadChat();
    }

    close(): void {
        this.#stop();
        if (wire.line === "online") wire.say("unfollow", this.id, { seat: this.seat }).catch(ignore);
    }

    /** Look from another of our seats. */
    look(seat: number | null): void {
        if (seat === this.seat) return;
        wire.say("unfollow", this.id, { seat: this.seat }).catch(ignore);
        this.seat = seat;
        this.#coming = [];
        this.replan([]);
        this.log.clear();
        this.seen = { ...this.seen, n: 0, legal: [], prompt: "", undo: false };
        this.#follow();
    }

    get names(): readonly string[] {
        return (this.seen.places ?? []).map((place) => place?.name ?? "");
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

    get view(): View {
        return this.tried?.view ?? this.truth;
    }

    get legal(): readonly string[] {
        return (this.plan.length ? this.tried?.legal : this.seen.legal) ?? [];
    }

    get prompt(): string {
        return (this.plan.length ? this.tried?.prompt : this.seen.prompt) ?? "";
    }

    get consequences(): readonly Told[] {
        return this.tried?.events ?? [];
    }

    /** Whether we are asked something. */
    get asked(): boolean {
        return (this.seen.legal?.length ?? 0) > 0;
    }

    /** Whether the plan answers all that is asked. */
    get complete(): boolean {
        return this.plan.length > 0 && this.tried !== null && this.tried.legal.length === 0;
    }

    choose(move: string): void {
        this.objection = null;
        this.replan([...this.plan, move]);
    }

    replan(moves: readonly string[]): void {
        this.objection = null;
        this.plan = moves;
        this.tried = null;
        this.hints = new Map();
        if (moves.length === 0) return;
        if (settings.confirm) void this.#try(moves);
        else this.confirm();
    }

    back(): void {
        this.replan(this.plan.slice(0, -1));
    }

    confirm(): void {
        const moves = this.plan;
        if (moves.length === 0 || this.sending) return;
        void this.#send("play", { n: this.seen.n, moves });
    }

    why(move: string): void {
        const asked = wire.say<Reason>("why", this.id, { seat: this.seat, move });
        asked.then(
            (reason) => reason.legal || (this.objection = { code: "illegal", ...reason }),
            (error) => this.#object(error),
        );
    }

    undo(): void {
        if (this.plan.length) this.back();
        else void this.#send("undo");
    }

    /** Begin the turn anew: drop the plan, or take back all that can be. */
    async restart(): Promise<void> {
        if (this.plan.length) return this.replan([]);
        for (let left = 20; left > 0 && this.seen.undo; left--) if (!(await this.#send("undo"))) return;
    }

    /** Do something at the table that is not a move: ask, agree, decline, leave, return, resign. */
    act(kind: "ask" | "agree" | "decline" | "leave" | "return" | "resign"): Promise<boolean> {
        return this.#send(kind, kind === "agree" ? { n: this.seen.n } : {});
    }

    async talk(text: string): Promise<boolean> {
        return wire.say("chat", this.id, { text }).then(
            () => true,
            (error) => this.#object(error),
        );
    }

    async #send(kind: "play" | "undo" | "ask" | "agree" | "decline" | "leave" | "return" | "resign", fields = {}) {
        this.sending = true;
        this.objection = null;
        try {
            await wire.say(kind, this.id, { seat: this.seat, ...fields });
            this.plan = [];
            this.tried = null;
            return true;
        } catch (error) {
            this.plan = [];
            this.tried = null;
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
        const { code, reason, rule, nouns }: Refusal = error.refusal;
        if (code !== "stale") this.objection = { code, reason, rule, nouns };
        return false;
    }

    #follow(): void {
        const following = { seat: this.seat, n: this.log.upTo, ...(this.code ? { code: this.code } : {}) };
        wire.say("follow", this.id, following).catch((error: unknown) => {
            if (error instanceof RefusedMove && error.code === "no-such-table") this.gone = true;
        });
    }

    #take(message: Down): void {
        if (message.type === "update" && message.seat === this.seat) this.#enqueue(message);
        else if (message.type === "chat") this.#hear([message]);
        else if (message.type === "rematch") this.next = message.next;
        else if (message.type === "presence") this.#meet(message.here, message.watchers);
        else if (message.type === "gone" && message.seat === this.seat) this.gone = true;
    }

    #meet(here: boolean[], watchers: number): void {
        const places = this.places.map((place, seat) => place && { ...place, here: here[seat] ?? false });
        this.seen = { ...this.seen, places, watchers };
    }

    #enqueue(update: Update): void {
        this.#coming.push(update);
        if (!this.#showing) void this.#showAll();
    }

    /** Show the updates one after the other, each as long as it needs. */
    async #showAll(): Promise<void> {
        this.#showing = true;
        for (let update = this.#coming.shift(); update; update = this.#coming.shift()) {
            const lasts = this.#show(update);
            if (lasts) await new Promise((resume) => setTimeout(resume, lasts));
        }
        this.#showing = false;
    }

    #show(update: Update): number {
        const events = update.after !== undefined && update.n > (this.seen.n ?? 0) ? update.events : [];
        const asked = this.seen.prompt === update.prompt && String(this.seen.legal) === String(update.legal);
        const lasts = this.#lasts(events);
        this.log.add(update, this.seat);
        this.seen = update;
        this.seenAt = { server: update.at, here: Date.now() / 1000 };
        this.moment = { number: ++this.#moments, events, lasts };
        if (!asked) this.replan([]);
        // Others' answers change what is seen, not what is planned: look at the plan again.
        else if (this.plan.length && this.tried) void this.#try(untrack(() => this.plan));
        return lasts;
    }

    #lasts(events: readonly Told[]): number {
        if (this.#coming.length >= HURRY || document.visibilityState === "hidden") return 0;
        return (this.face?.lasts(events) ?? 0) * settings.pace;
    }

    async #loadChat(): Promise<void> {
        const code = this.code ? `?code=${encodeURIComponent(this.code)}` : "";
        const lines = await api
            .get<Omit<ChatLine, "type" | "table">[]>(`/tables/${this.id}/chat${code}`)
            .catch(() => []);
        this.#hear(lines.map((line) => ({ type: "chat", table: this.id, ...line })));
    }

    #hear(lines: ChatLine[]): void {
        const all = new Map([...this.chat, ...lines].map((line) => [line.number, line]));
        this.chat = [...all.values()].sort((a, b) => a.number - b.number);
    }
}

function ignore(): void {
    // Nobody waits for this answer.
}
