// Texts about a finished game: the reason of its end and its length.
import { t } from "../texts/texts.svelte.ts";
import type { Entry } from "../table/log/logEntries.ts";
import { replayPositions } from "../table/replay/replayPositions.ts";
import { formatPoints } from "../face/kit/points.ts";
import { youOf } from "../table/log/eventText.ts";
import type { Table } from "../table/table.svelte.ts";
import type { Result } from "../wire/types.ts";
import { turnCount } from "./greatMoves.ts";
import type { Ranked } from "./results.ts";

/** Why the game ended: a resignation, an early end, or else what the game says. */
export function endReason(table: Table, result: Result, history: readonly Entry[]): string {
    const resigned = result.resigned.map((seat) => table.names[seat] ?? "");
    if (resigned.length) return t("end-resigned", { count: resigned.length, names: table.game.formatList(resigned) });
    if (!result.finished) return t("end-cut-short");
    const events = history.flatMap((entry) => entry.events).filter(({ event }) => event);
    const told = events.map((event) => table.game.ending(event, table.names, youOf(table))).findLast(Boolean);
    return told ?? "";
}

/** The winner, as the player reads it: "you" for the only own seat. */
export function headline(table: Table, best: readonly Ranked[], result: "won" | "beaten" | "nobody"): string {
    if (result === "nobody") return t("end-not-won");
    const others = best.filter(({ seat }) => seat !== youOf(table)).map(({ name }) => name);
    if (others.length === best.length) return winnerText(table, best, result);
    return others.length ? t("end-you-share", { names: table.game.formatList(others) }) : t("end-you-win");
}

/** The winner, as everybody reads it. */
export function winnerText(table: Table, best: readonly Ranked[], result: "won" | "beaten" | "nobody"): string {
    const name = table.game.formatList(best.map((each) => each.name));
    return result === "nobody" ? t("end-not-won") : t("end-wins", { count: best.length, name });
}

/** What is shared with the link: the game, who won, and everybody's points. */
export function shareText(table: Table, headline: string, ranked: readonly Ranked[]): string {
    const scores = ranked.map(({ name, score }) => t("end-share-score", { name, score: formatPoints(score) }));
    return t("end-share-text", { title: table.game.title, headline, scores: scores.join(", ") });
}

/** Number of turns, and duration. */
export function endFacts(history: readonly Entry[]): string {
    const moments = replayPositions(history);
    const turns = turnCount(history);
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
