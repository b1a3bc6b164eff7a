// Texts about a finished game: the reason of its end and its length.
import { t } from "../texts/texts.svelte.ts";
import type { Entry } from "../table/log/logEntries.ts";
import { replayPositions } from "../table/replay/replayPositions.ts";
import { formatPoints } from "../face/kit/points.ts";
import { turnNumbers } from "../table/log/turnNumbers.ts";
import type { Table } from "../table/table.svelte.ts";
import type { Result } from "../wire/types.ts";
import type { Ranked } from "./results.ts";

/** Why the game ended: a resignation, an early end, or else the last event without a seat. */
export function endReason(table: Table, result: Result, history: readonly Entry[]): string {
    const resigned = result.resigned.map((seat) => table.names[seat] ?? "");
    if (resigned.length) return t("end-resigned", { count: resigned.length, names: table.game.formatList(resigned) });
    if (!result.finished) return t("end-cut-short");
    const last = history.findLast(({ events }) => events.some(({ event }) => event));
    const event = last?.events.findLast(({ seat, event }) => event && (seat === null || seat < 0));
    return event ? table.game.event(event, table.names) : "";
}

/** What is shared with the link: the game, who won, and everybody's points. */
export function shareText(table: Table, headline: string, ranked: readonly Ranked[]): string {
    const scores = ranked.map(({ name, score }) => t("end-share-score", { name, score: formatPoints(score) }));
    return t("end-share-text", { title: table.game.title, headline, scores: scores.join(", ") });
}

/** Number of turns, and duration. */
export function endFacts(history: readonly Entry[]): string {
    const moments = replayPositions(history);
    const turns = turnNumbers(history).at(-1) ?? 0;
    const seconds = (moments.at(-1)?.at ?? 0) - (moments[0]?.at ?? 0);
    const parts = [turns ? t("end-turns", { count: turns }) : "", moments.length ? durationText(seconds) : ""];
    return parts.filter(Boolean).join(" · ");
}

function durationText(seconds: number): string {
    const minutes = Math.max(1, Math.round(seconds / 60));
    if (minutes < 120) return t("end-minutes", { count: minutes });
    const hours = Math.round(minutes / 60);
    return hours < 48 ? t("end-hours", { count: hours }) : t("end-days", { count: Math.round(hours / 24) });
}
