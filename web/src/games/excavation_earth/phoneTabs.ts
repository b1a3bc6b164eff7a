// The three tabs of a phone, and the tab that answers each prompt.
import { verbOf } from "./choices.ts";
import type { Selection } from "./selection.svelte.ts";

export const TABS = ["map", "market", "ship"] as const;
export type Tab = (typeof TABS)[number];

const WHERE: Record<string, Tab> = {
    place: "map",
    step: "map",
    lift: "map",
    dig: "map",
    put: "map",
    replace: "map",
    buy: "map",
    "sample-relic": "map",
    "pick-market": "market",
    "pick-colour": "market",
    "add-white": "market",
    "add-buyer": "market",
    "send-trader": "market",
    "send-emissary": "market",
    recall: "market",
    promote: "market",
    sell: "ship",
    fence: "ship",
    sample: "ship",
    store: "ship",
    "move-guard": "ship",
};

/** The tab with a possible move. */
export function tabOf(selection: Selection): Tab | null {
    if (selection.action)
        return ({ sell: "market", haggle: "market", command: "market" }[selection.action] as Tab) ?? "map";
    return selection.open.map((move) => WHERE[verbOf(move)]).find(Boolean) ?? null;
}
