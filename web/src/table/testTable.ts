// Test data: a live table without a page and without a server.
import { vi } from "vitest";
import type { GameTexts } from "../texts/gameTexts.svelte.ts";
import type { TableDetail, Update } from "../wire/types.ts";

// What the modules of a table ask the browser for.
vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("document", { visibilityState: "visible", addEventListener: () => {} });
vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("innerWidth", 1366);
vi.stubGlobal("innerHeight", 768);
export const { wire } = await import("../wire/socket.svelte.ts");
const { Table } = await import("./table.svelte.ts");

export const game = { vocabulary: { verbs: [], parts: [] }, move: (move: string) => move } as unknown as GameTexts;

export function updateOf(more: Partial<Update> = {}): Update {
    return {
        ...{ type: "update", n: 1, status: "playing", deciding: [0], clocks: [], commitment: "" },
        ...{ occupants: [], table: "T", seat: 0, events: [], at: 0, spectators: 0 },
        ...more,
    } as Update;
}

export function detailOf(projection: Update, mySeats: number[] = [0]): TableDetail {
    const settings = { public: true, rated: false, rules: 1, options: {} };
    const seat = mySeats[0] ?? null;
    return {
        id: projection.table,
        settings,
        host: false,
        my_seats: mySeats,
        seat,
        projection,
    } as unknown as TableDetail;
}

/** A table of two seats; those who watch have none. */
export function tableOf(update: Partial<Update> = {}, mySeats: number[] = [0]) {
    return new Table(detailOf(updateOf(update), mySeats), game);
}
