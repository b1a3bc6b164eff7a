// A table of the list in words: who plays there, and what it waits for.
import { isolated } from "../face/kit/isolated.ts";
import { t } from "../texts/texts.svelte.ts";
import { timeLeft } from "../texts/timeLeft.ts";
import type { TableSummary } from "../wire/types.ts";
import { groupOf, secondsLeft, type Group } from "./tableQueue.ts";
import { company, decidingNames, freeSeats } from "./tableSummary.ts";

export function companyText(table: TableSummary): string {
    const { names, here } = company(table);
    if (names.length) return t(here ? "home-here" : "home-with", { names: names.map(isolated).join(", ") });
    return t(table.status === "waiting" ? "home-alone" : "home-solo");
}

const STATES: Record<Group, (table: TableSummary) => string> = {
    rematch: ({ host }) => (host ? t("home-rematch-by", { name: host }) : t("home-rematch")),
    begin: () => t("home-full-host"),
    decide: () => t("home-you-decide"),
    "decide-bots": () => t("home-you-decide"),
    others: waitsForOthers,
    company: (table) => t("home-free", { count: freeSeats(table) }),
    bots: thinks,
    finished: () => t("home-over"),
};

export function stateText(table: TableSummary): string {
    return STATES[groupOf(table)](table);
}

function waitsForOthers(table: TableSummary): string {
    if (table.status === "starting") return t("home-starting");
    return table.status === "waiting" ? t("home-complete") : thinks(table);
}

function thinks(table: TableSummary): string {
    const names = decidingNames(table);
    return t("home-thinks", { count: names.length, name: names[0] ?? "" });
}

/** The time left where a clock runs, else nothing. */
export function leftText(table: TableSummary): string {
    const left = table.status === "playing" ? secondsLeft(table) : null;
    return left === null ? "" : timeLeft(left);
}
