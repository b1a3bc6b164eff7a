// The socket, one for all tables. A lost connection is reported and reopened after a random delay; tables are followed
// again from their last update, and unacknowledged messages are sent again, which is safe under the same id.
import { ApiError } from "./api.ts";
import { reloadIfReachable } from "./reloadOnUpdate.ts";
import { WIRE_VERSION } from "./types.ts";
import type {
    Ack,
    AnyClientMessage,
    AnyServerMessage,
    Hello,
    Previewed,
    Reason,
    Refusal,
    RefusedReply,
    Attempted,
} from "./types.ts";

export type ConnectionState = "connecting" | "online" | "lost";

export type MessageType = AnyClientMessage["type"];
/** Fields of a message, besides those that every message has. */
export type Fields<T extends MessageType> = Omit<Extract<AnyClientMessage, { type: T }>, "type" | "id" | "table">;
type Reply = Ack | Reason | Previewed | Attempted;
type Answers = { why: Reason; preview: Previewed; try: Attempted };
type ReplyTo<T extends MessageType> = T extends keyof Answers ? Answers[T] : Ack;

interface PendingMessage {
    raw: string;
    resend: boolean;
    resolve: (reply: Reply) => void;
    reject: (error: SocketError) => void;
}

export class SocketError extends ApiError {
    constructor({ code, reason, rule, nouns }: Refusal) {
        super(code, { reason, rule, nouns });
    }
}

export type Listener = (message: AnyServerMessage) => void;

const MAX_RETRY_DELAY_MS = 15_000;
/** Time to wait for a reply, after which the connection counts as lost. */
const REPLY_TIMEOUT_MS = 12_000;
/** Messages that are not sent again later, since they concern the current state only. Faces try plans as soon as they
 * are drawn, often before the socket is open: these wait. */
const NOT_RESENT: readonly MessageType[] = ["preview", "why", "follow", "unfollow"];

class Wire {
    state = $state<ConnectionState>("connecting");
    #socket: WebSocket | null = null;
    #attempts = 0;
    #retryDelay: [number, number] | null = null;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #count = 0;
    /** Ids are unique for one sender, also across reloads. */
    readonly #runId = crypto.getRandomValues(new Uint32Array(2)).join("-");
    readonly #pending = new Map<string, PendingMessage>();
    readonly #listeners = new Map<string, Set<Listener>>();
    readonly #onConnect = new Set<() => void>();

    constructor() {
        addEventListener("online", () => this.#reconnectNow());
        addEventListener("offline", () => this.#drop(this.#socket));
        document.addEventListener(
            "visibilitychange",
            () => document.visibilityState === "visible" && this.#reconnectNow(),
        );
    }

    /** Open the socket unless it is open; requires a session. */
    open(): void {
        if (this.#socket) return;
        clearTimeout(this.#timer);
        const scheme = location.protocol === "https:" ? "wss" : "ws";
        const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
        this.#socket = socket;
        socket.onmessage = (message) => this.#receive(JSON.parse(String(message.data)) as AnyServerMessage);
        socket.onclose = () => this.#onClose(socket);
    }

    /** Close the socket; another identity needs a new one. */
    close(): void {
        const socket = this.#socket;
        this.#socket = null;
        this.state = "connecting";
        clearTimeout(this.#timer);
        socket?.close();
    }

    listen(table: string, listener: Listener, onConnect: () => void): () => void {
        const listeners = this.#listeners.get(table) ?? new Set();
        this.#listeners.set(table, listeners.add(listener));
        this.#onConnect.add(onConnect);
        if (this.state === "online") onConnect();
        return () => {
            listeners.delete(listener);
            this.#onConnect.delete(onConnect);
        };
    }

    /** Whether anything on this page listens to a table. */
    isHeard(table: string): boolean {
        return !!this.#listeners.get(table)?.size;
    }

    /** Send a message about a table; return the reply, or throw the refusal. */
    send<T extends MessageType>(type: T, table: string, fields: Fields<T>): Promise<ReplyTo<T>> {
        const id = `${this.#runId}-${++this.#count}`;
        const raw = JSON.stringify({ type, id, table, ...fields });
        const resend = !NOT_RESENT.includes(type);
        return new Promise<ReplyTo<T>>((resolve, reject) => {
            this.#pending.set(id, { raw, resend, resolve: resolve as (reply: Reply) => void, reject });
            if (this.state === "online") this.#transmit(id, raw);
            else if (!resend) this.#reject(id, table, "offline");
        });
    }

    #transmit(id: string, raw: string): void {
        const socket = this.#socket;
        socket?.send(raw);
        setTimeout(() => this.#pending.has(id) && this.#drop(socket), REPLY_TIMEOUT_MS);
    }

    #receive(message: AnyServerMessage): void {
        if (message.type === "hello") this.#onHello(message);
        else if (message.type === "reconnect") this.#retryDelay = [message.min_seconds, message.max_seconds];
        else if ("id" in message) this.#settle(message);
        if ("table" in message) this.#listeners.get(message.table)?.forEach((listener) => listener(message));
    }

    #onHello({ version }: Hello): void {
        if (version !== WIRE_VERSION) void reloadIfReachable();
        this.state = "online";
        this.#attempts = 0;
        // In this order: messages sent by `onConnect` would be sent twice otherwise.
        this.#pending.forEach(({ raw }, id) => this.#transmit(id, raw));
        this.#onConnect.forEach((onConnect) => onConnect());
    }

    #settle(message: Reply | RefusedReply): void {
        const pending = this.#pending.get(message.id);
        if (!pending) return;
        // A temporary server failure: the message waits for the next connection.
        if (message.type === "refused" && message.code === "unavailable" && pending.resend) return;
        this.#pending.delete(message.id);
        if (message.type === "refused") pending.reject(new SocketError(message));
        else pending.resolve(message);
    }

    #reject(id: string, table: string, code: string): void {
        this.#settle({ type: "refused", id, table, code, reason: "", rule: "", nouns: [] });
    }

    #onClose(socket: WebSocket): void {
        if (socket !== this.#socket) return;
        this.#socket = null;
        this.state = "lost";
        for (const [id, { resend }] of this.#pending) if (!resend) this.#reject(id, "", "offline");
        const [minSeconds, maxSeconds] = this.#retryDelay ?? [0.3, 1];
        this.#retryDelay = null;
        const maxDelay = Math.min(MAX_RETRY_DELAY_MS, maxSeconds * 1000 * 1.7 ** this.#attempts++);
        this.#timer = setTimeout(() => this.open(), minSeconds * 1000 + Math.random() * maxDelay);
    }

    /** Drop a broken connection, which might stay open for minutes. */
    #drop(socket: WebSocket | null): void {
        if (!socket || socket !== this.#socket) return;
        this.#onClose(socket);
        socket.close();
    }

    #reconnectNow(): void {
        if (this.state === "lost") this.open();
    }
}

export const wire = new Wire();
