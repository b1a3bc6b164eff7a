// Events and refusals as text: in the game's words, or from the interface texts for acts at the table.
import { errorCodeText } from "../../texts/errorText.ts";
import { t } from "../../texts/texts.svelte.ts";
import type { Refusal, TableEvent } from "../../wire/types.ts";
import type { GameTexts } from "../../texts/gameTexts.svelte.ts";

export function eventText(event: TableEvent, game: GameTexts, names: readonly string[]): string {
    if (!event.act) return game.event(event, names);
    const name = event.seat === null || event.seat === undefined ? t("table-somebody") : game.seat(event.seat, names);
    return t(`table-act-${event.act}`, { name });
}

export function refusalText({ code, reason, nouns }: Refusal, game: GameTexts, names: readonly string[]): string {
    if (reason && game.has(`reason-${reason}`)) return game.reason([reason, ...nouns].join(":"), names);
    return errorCodeText(code);
}
