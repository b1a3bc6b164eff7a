// Text of the action bar: the prompt, the plan, or the deciding players.
import { t } from "../../texts/texts.svelte.ts";
import type { Replay } from "../replay/replay.svelte.ts";
import type { Table } from "../table.svelte.ts";
import { deeds, isAct, isUndone, latest, shownDeeds } from "../log/deeds.ts";
import { deedText, eventText } from "../log/eventText.ts";

export interface Sentence {
    title: string;
    sub: string;
}

export function actionText(table: Table): Sentence {
    if (table.plan.length > 0) return planSentence(table);
    if (table.away) return { title: t("table-bot-plays-for-you"), sub: "" };
    if (table.mustDecide) return promptSentence(table);
    const watching = table.mySeats.length ? [] : [t("table-you-watch")];
    return { title: waiting(table), sub: [...watching, news(table)].join(" ") };
}

function planSentence(table: Table): Sentence {
    const own = table.face.saying.plan;
    const listed = table.plan.map((move) => table.game.move(move, table.names)).join(" · ");
    const event = table.consequences.map((each) => eventText(each, table)).join(" ");
    const sentence = own ? { sub: "", ...own } : { title: listed, sub: event };
    // While the plan is incomplete, the next prompt is shown.
    if (table.prompt) return { title: sentence.title, sub: promptText(table) };
    const { stops, beyond } = table.currentPlan;
    // Where the plan goes on after it, it does not stop there.
    return stops && !beyond.length
        ? { ...sentence, sub: [sentence.sub, t(`table-plan-${stops}`)].filter(Boolean).join(" ") }
        : sentence;
}

/** The prompt: from the face if it has one, else in the game's words. */
export function promptText(table: Table): string {
    return table.face.saying.question ?? table.game.prompt(table.prompt, table.names);
}

function promptSentence(table: Table): Sentence {
    const onBoard = table.face.offBoard.length < table.legal.length;
    const how = onBoard ? t("table-touch-the-board") : "";
    // Figures need an explanation.
    return { title: promptText(table), sub: table.hintRequest.summary || how };
}

function waiting(table: Table): string {
    const others = table.deciding.map((seat) => table.names[seat] ?? "").filter(Boolean);
    if (others.length === 0) return t("table-continues");
    return t("table-waiting", { names: table.game.formatList(others), count: others.length });
}

/** The latest deed, unless it is one's own or was taken back: older ones are no news. */
function news(table: Table): string {
    const last = latest(shownDeeds(table.log.deeds, table.mySeats));
    const own = last && table.mySeats.includes(last.seat) && !isAct(last);
    // Dice that are still rolling are not told.
    const rolling = table.moments.moving && last?.lines.length === 1 && !!last.lines[0]!.event.starts;
    return !last || own || rolling || isUndone(last) ? "" : deedText(last, table);
}

/** What was done at the current position of a replay. */
export function currentEventText(replay: Replay): string {
    const position = replay.positions[replay.at];
    return deeds(position ? [position] : [])
        .map((deed) => deedText(deed, replay))
        .join(" ");
}
