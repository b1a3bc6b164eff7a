// The socket: one for all tables. A lost connection says so, comes back after a random time, follows again from the last
// number, and sends once more what was not acknowledged; under the same id that does nothing twice.
import { Refused } from "./api.ts";
import type { Down, Reason, Refusal, Tried, UpKind } from "./types.ts";

export type Line = "connecting" | "online" | "lost";

type Answer = Extract<Down, { type: "ack" }> | Reason | Tried;
type Fields = Record<string, unknown>;

interface Waiting {
    raw: string;
    resend: boolean;
    resolve: (answer: Answer) => void;
    reject: (refused: RefusedMove) => void;
}

export class RefusedMove extends Refused {
    readonly refusal: Refusal;

    constructor(refusal: Refusal) {
        super(refusal.code, refusal.reason);
        this.refusal = refusal;
    }
}

export type Listener = (message: Down) => void;

const LONGEST_PAUSE = 15_000;
/** So long an answer may take; a line that is silent for longer is lost, though nobody says so. */
const PATIENCE = 12_000;
/** A question about the moment is not asked again later: the moment is gone. */
const OF_THE_MOMENT: readonly UpKind[] = ["try", "why", "hint", "follow", "unfollow"];

class Wire {
    line = $state<Line>("connecting");
    #socket: WebSocket | null = null;
    #attempts = 0;
    #pause: [number, number] | null = null;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #count = 0;
    /** Ids are unique for one sender, also over reloads. */
    readonly #run = crypto.getRandomValues(new Uint32Array(2)).join("-");
    readonly #waiting = new Map<string, Waiting>();
    readonly #listeners = new Map<string, Set<Listener>>();
    readonly #returns = new Set<() => void>();

    constructor() {
        addEventListener("online", () => this.#hurry());
        addEventListener("offline", () => this.#drop(this.#socket));
        document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.#hurry());
    }

    /** Open the socket, if it is not; needs a session. */
    open(): void {
        if (this.#socket) return;
        clearTimeout(this.#timer);
        const scheme = location.protocol === "https:" ? "wss" : "ws";
        const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
        this.#socket = socket;
        socket.onmessage = (message) => this.#take(JSON.parse(String(message.data)) as Down);
        socket.onclose = () => this.#lost(socket);
    }

    /** Close it: who logs out, or comes as somebody else, needs a new one. */
    close(): void {
        const socket = this.#socket;
        this.#socket = null;
        this.line = "connecting";
        clearTimeout(this.#timer);
        socket?.close();
    }

    listen(table: string, listener: Listener, onReturn: () => void): () => void {
        const listeners = this.#listeners.get(table) ?? new Set();
        this.#listeners.set(table, listeners.add(listener));
        this.#returns.add(onReturn);
        if (this.line === "online") onReturn();
        return () => {
            listeners.delete(listener);
            this.#returns.delete(onReturn);
        };
    }

    /** Say something about a table; gives the answer, or throws the refusal. */
    say<A extends Answer = Answer>(type: UpKind, table: string, fields: Fields = {}): Promise<A> {
        const id = `${this.#run}-${++this.#count}`;
        const raw = JSON.stringify({ type, id, table, ...fields });
        const resend = !OF_THE_MOMENT.includes(type);
        return new Promise<A>((resolve, reject) => {
            this.#waiting.set(id, { raw, resend, resolve: resolve as (answer: Answer) => void, reject });
            if (this.line === "online") this.#send(id, raw);
            else if (!resend) this.#refuse(id, table, "offline");
        });
    }

    #send(id: string, raw: string): void {
        const socket = this.#socket;
        socket?.send(raw);
        setTimeout(() => this.#waiting.has(id) && this.#drop(socket), PATIENCE);
    }

    #take(message: Down): void {
        if (message.type === "hello") this.#welcome();
        else if (message.type === "bye") this.#pause = [message.least, message.most];
        else if ("id" in message) this.#answer(message);
        if ("table" in message) this.#listeners.get(message.table)?.forEach((listener) => listener(message));
    }

    #welcome(): void {
        this.line = "online";
        this.#attempts = 0;
        // In this order: what is said on return would be sent twice otherwise.
        this.#waiting.forEach(({ raw }, id) => this.#send(id, raw));
        this.#returns.forEach((onReturn) => onReturn());
    }

    #answer(message: Answer | Refusal): void {
        const waiting = this.#waiting.get(message.id);
        if (!waiting) return;
        // Our fault, and it may be sent again: it waits for the next connection.
        if (message.type === "refused" && message.code === "unavailable" && waiting.resend) return;
        this.#waiting.delete(message.id);
        if (message.type === "refused") waiting.reject(new RefusedMove(message));
        else waiting.resolve(message);
    }

    #refuse(id: string, table: string, code: string): void {
        this.#answer({ type: "refused", id, table, code, reason: "", rule: "", nouns: [] });
    }

    #lost(socket: WebSocket): void {
        if (socket !== this.#socket) return;
        this.#socket = null;
        this.line = "lost";
        for (const [id, { resend }] of this.#waiting) if (!resend) this.#refuse(id, "", "offline");
        const [least, most] = this.#pause ?? [0.3, 1];
        this.#pause = null;
        const longest = Math.min(LONGEST_PAUSE, most * 1000 * 1.7 ** this.#attempts++);
        this.#timer = setTimeout(() => this.open(), least * 1000 + Math.random() * longest);
    }

    /** Give a connection up: one that broke on the way may stay open for minutes. */
    #drop(socket: WebSocket | null): void {
        if (!socket || socket !== this.#socket) return;
        this.#lost(socket);
        socket.close();
    }

    #hurry(): void {
        if (this.line === "lost") this.open();
    }
}

export const wire = new Wire();
