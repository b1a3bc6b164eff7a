// What happened and what was refused, in words: the game's own, or ours for what happens at the table itself.
import { problemText } from "../../texts/errorText.ts";
import { t } from "../../texts/texts.svelte.ts";
import type { Told } from "../../wire/types.ts";
import type { GameTexts } from "../../face/gameTexts.svelte.ts";
import type { Objection } from "../../wire/tableDetail.ts";

export function tell(told: Told, game: GameTexts, names: readonly string[]): string {
    if (!told.act) return game.event(told, names);
    const name = told.seat === null || told.seat === undefined ? t("table-somebody") : game.seat(told.seat, names);
    return t(`table-act-${told.act}`, { name });
}

export function objectionText({ code, reason, nouns }: Objection, game: GameTexts, names: readonly string[]): string {
    if (reason && game.has(`reason-${reason}`)) return game.reason(reason, nouns, names);
    return problemText(code);
}

/** Points with their sign, as they are gained or lost. */
export function signed(points: number): string {
    return points < 0 ? `−${-points}` : `+${points}`;
}

export function points(score: number): string {
    return score < 0 ? `−${-score}` : String(score);
}
