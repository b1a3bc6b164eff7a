// Chat of a table, with its unread lines.
import { api } from "../../wire/api.ts";
import type { ChatLine } from "../../wire/types.ts";
import { remember, remembered } from "../deviceMemory.ts";

export const MAX_LENGTH = 500;

export class Chat {
    lines = $state.raw<readonly ChatLine[]>([]);
    #readUpTo = $state(0);
    readonly #table: string;
    readonly #code: string;

    constructor(table: string, code: string) {
        this.#table = table;
        this.#code = code;
        this.#readUpTo = remembered(table)?.chat ?? 0;
    }

    get unread(): number {
        return this.lines.filter(({ number }) => number > this.#readUpTo).length;
    }

    /** Mark all lines as read. */
    markRead(): void {
        const last = this.lines.at(-1)?.number ?? 0;
        if (last <= this.#readUpTo) return;
        this.#readUpTo = last;
        remember(this.#table, { chat: last });
    }

    async load(): Promise<void> {
        const from = { table: this.#table, code: this.#code };
        this.add(await api.get("/tables/{table}/chat", from).catch(() => []));
    }

    add(lines: readonly ChatLine[]): void {
        if (lines.length === 0) return;
        const all = new Map([...this.lines, ...lines].map((line) => [line.number, line]));
        this.lines = [...all.values()].sort((a, b) => a.number - b.number);
    }
}
