// Events and refusals as text: in the game's words, or from the interface texts for acts at the table.
import { errorCodeText } from "../../texts/errorText.ts";
import { t } from "../../texts/texts.svelte.ts";
import type { Refusal, TableEvent } from "../../wire/types.ts";
import type { GameTexts } from "../../texts/gameTexts.svelte.ts";
import { mainEvents, type Deed } from "./deeds.ts";

/** The table whose events are told. */
export interface TextContext {
    readonly game: GameTexts;
    readonly names: readonly string[];
    readonly mySeats: readonly number[];
}

/** The seat whose player is addressed as "you": the only own one. */
export function youOf({ mySeats }: Pick<TextContext, "mySeats">): number | null {
    return mySeats.length === 1 ? mySeats[0]! : null;
}

export function eventText(event: TableEvent, told: TextContext): string {
    const [you, { game, names }] = [youOf(told), told];
    if (!event.act) return game.event(event, names, you);
    if (event.seat !== null && event.seat === you) return t(`table-own-${event.act}`);
    const name = event.seat === null || event.seat === undefined ? t("table-somebody") : game.seat(event.seat, names);
    return t(`table-act-${event.act}`, { name });
}

/** What somebody did, in one or two sentences. */
export function deedText(deed: Deed, told: TextContext): string {
    return mainEvents(deed)
        .map((event) => eventText(event, told))
        .join(" ");
}

export function refusalText({ code, reason, nouns }: Refusal, game: GameTexts, names: readonly string[]): string {
    if (reason && game.has(`reason-${reason}`)) return game.reason([reason, ...nouns].join(":"), names);
    return errorCodeText(code);
}
